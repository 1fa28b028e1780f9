import type { Assumptions } from './assumptions.ts'
import type { UnitCosts } from './unit-costs.ts'

const DAY_SEC = 86_400
const SLOT_SEC = 900
const DAYS = 30
const GB = 1e9
const TB = 1e12
/** How long the worker stores them, `features/reminders/jobs.ts`. */
const DELIVERY_DAYS = 60
/** Most connections of one server process by default: ten, and one for the health probe. */
const SERVER_CONNECTIONS = 11
/** Of a worker: ten, ten more of the job engine, and one that listens. */
const WORKER_CONNECTIONS = 21

/** Pages that a user opens in a day, and what is filled into those that are shared. */
function pagesOf({ publicPages, personalPages, renderedShare, placeShare }: Assumptions) {
  const layers = personalPages * (1 - renderedShare)
  const shared = publicPages + layers
  return { shared, layers, locals: shared * placeShare, rendered: personalPages * renderedShare }
}

/** Rates of each kind of work in the busiest seconds. */
type Rates = ReturnType<typeof ratesOf>

function ratesOf(users: number, assumed: Assumptions) {
  const perSecond = (perDay: number, peak = assumed.peak) => (users * perDay * peak) / DAY_SEC
  const opened = pagesOf(assumed)
  return {
    pages: perSecond(opened.shared),
    locals: perSecond(opened.locals),
    layers: perSecond(opened.layers),
    personal: perSecond(opened.rendered),
    operations: perSecond(assumed.operations),
    searches: perSecond(assumed.searches),
    polls: perSecond(assumed.feedPolls),
    signIns: perSecond(assumed.signIns, assumed.signInPeak),
    signUps: perSecond(assumed.signUps, assumed.signInPeak),
    prints: perSecond(assumed.prints),
    reminders: (users * assumed.reminders * assumed.slotShare) / SLOT_SEC,
  }
}

/** Requests that reach nginx; prints and reminders are made behind it. */
const requestsOf = ({ prints: _prints, reminders: _reminders, ...requests }: Rates): number =>
  Object.values(requests).reduce((sum, rate) => sum + rate, 0)

/** Cores needed by each kind of process. */
function coresOf(rates: Rates, cost: UnitCosts, assumed: Assumptions) {
  const cores = (msPerSecond: number) => Math.ceil(msPerSecond / 1000 / assumed.load)
  const [pastEdge, pastAnswers] = [1 - assumed.edgeShare, 1 - assumed.answerShare]
  const pageMs = assumed.memoryShare * cost.memoryPageMs + (1 - assumed.memoryShare) * cost.madePageMs
  const passwordMs = rates.signIns * cost.signInServerMs + rates.signUps * cost.signUpServerMs
  const personMs = rates.layers * cost.layerServerMs + rates.personal * cost.personalServerMs
  const workerMs = rates.reminders * (cost.reminderWorkerMs + cost.reminderTextMs)
  return {
    edgeCores: cores(requestsOf(rates) * cost.edgePageMs * assumed.tls),
    serverCores: cores(
      pastEdge * rates.pages * pageMs +
        pastAnswers * (rates.locals * cost.localMs + rates.operations * cost.operationMs) +
        personMs +
        rates.searches * cost.searchServerMs +
        rates.polls * cost.pollServerMs +
        passwordMs,
    ),
    personCores: cores(personMs),
    passwordCores: cores(passwordMs),
    postgresCores: cores(
      rates.layers * cost.layerPostgresMs +
        rates.personal * cost.personalPostgresMs +
        rates.searches * cost.searchPostgresMs +
        rates.polls * cost.pollPostgresMs +
        rates.signIns * cost.signInPostgresMs +
        rates.signUps * cost.signUpPostgresMs +
        rates.reminders * cost.reminderPostgresMs,
    ),
    workers: cores(workerMs + rates.prints * cost.printMs),
  }
}

/** Stored bytes, and bytes of write-ahead log in a day. */
function storageOf(users: number, cost: UnitCosts, assumed: Assumptions) {
  const writes = assumed.signUps + assumed.signIns + assumed.charts + assumed.payments + assumed.reminders
  const logged =
    assumed.signUps * cost.signUpWalBytes +
    assumed.signIns * cost.signInWalBytes +
    assumed.charts * cost.chartWalBytes +
    assumed.payments * cost.paymentWalBytes +
    assumed.reminders * cost.reminderWalBytes +
    writes * assumed.fullPages * cost.fullPagesWalBytes
  return {
    peopleGigabytes: (users * cost.personBytes * assumed.bloat) / GB,
    deliveriesGigabytes: (users * assumed.reminders * DELIVERY_DAYS * cost.deliveryBytes) / GB,
    walGigabytesPerDay: (users * logged) / GB,
  }
}

/** Outgoing traffic: bits in the busiest seconds, terabytes in a month. */
function trafficOf(users: number, cost: UnitCosts, assumed: Assumptions) {
  const { shared, locals, layers, rendered } = pagesOf(assumed)
  const pageBytes = cost.pageBytes + assumed.firstVisits * assumed.filesBytes
  const filledBytes = locals * cost.localBytes + layers * cost.layerBytes
  const bytesPerDay = users * ((shared + rendered) * pageBytes + filledBytes)
  return {
    gigabitsPerSecond: (bytesPerDay * assumed.peak * 8) / DAY_SEC / GB,
    terabytesSent: (bytesPerDay * DAYS) / TB,
  }
}

function messagesOf(users: number, assumed: Assumptions) {
  const slotMessages = users * assumed.reminders * assumed.slotShare
  return {
    slotMessages,
    bots: Math.ceil(slotMessages / assumed.botMessages),
    paidBots: Math.ceil(slotMessages / assumed.paidBotMessages),
    broadcastDollars: users * assumed.reminders * DAYS * assumed.messageStars * assumed.starDollars,
  }
}

/** The needs of so many users; rates are those of the busiest seconds, dollars those of a month. */
export type Needs = ReturnType<typeof extrapolate>

/** Multiplies unit costs by how often each happens; plain arithmetic. */
export function extrapolate(users: number, cost: UnitCosts, assumed: Assumptions) {
  const rates = ratesOf(users, assumed)
  const cores = coresOf(rates, cost, assumed)
  const storage = storageOf(users, cost, assumed)
  const traffic = trafficOf(users, cost, assumed)
  const gigabytes = storage.peopleGigabytes + storage.deliveriesGigabytes
  const primaries = Math.max(
    assumed.editions,
    Math.ceil(gigabytes / 1000 / assumed.primaryTerabytes),
    Math.ceil(cores.postgresCores / assumed.primaryCores),
  )
  const databaseCores = assumed.copies * Math.max(cores.postgresCores, assumed.copyCores * primaries)
  const standing = (count: number) => Math.max(count, assumed.standing * assumed.editions)
  const [servers, workers] = [standing(cores.serverCores), standing(cores.workers)]
  const allCores = standing(cores.edgeCores) + servers + workers + databaseCores
  return {
    requestsPerSecond: requestsOf(rates),
    ...cores,
    connections: servers * SERVER_CONNECTIONS + workers * WORKER_CONNECTIONS,
    ...storage,
    primaries,
    followers: (assumed.copies - 1) * primaries,
    ...traffic,
    ...messagesOf(users, assumed),
    dollars:
      allCores * assumed.coreDollars +
      assumed.copies * gigabytes * assumed.gigabyteDollars +
      traffic.terabytesSent * assumed.terabyteDollars,
  }
}
