import type { Assumptions } from './assumptions.ts'
import type { UnitCosts } from './unit-costs.ts'

const DAY_SEC = 86_400
const SLOT_SEC = 900
const DAYS = 30
const GB = 1e9
const TB = 1e12
/** As long as the worker keeps them, `features/reminders/jobs.ts`. */
const DELIVERY_DAYS = 60
/** Most connections of one process as the settings have it: ten, and one more for the pulse. */
const SERVER_CONNECTIONS = 11
/** Ten, ten more of the job engine, and one that listens. */
const WORKER_CONNECTIONS = 21

/** How many of each there are in the busiest seconds. */
type Rates = ReturnType<typeof ratesOf>

function ratesOf(users: number, given: Assumptions) {
  const perSecond = (perDay: number, peak = given.peak) => (users * perDay * peak) / DAY_SEC
  return {
    pages: perSecond(given.publicPages),
    operations: perSecond(given.operations),
    personal: perSecond(given.personalPages),
    searches: perSecond(given.searches),
    polls: perSecond(given.feedPolls),
    signIns: perSecond(given.signIns, given.signInPeak),
    signUps: perSecond(given.signUps, given.signInPeak),
    prints: perSecond(given.prints),
    reminders: (users * given.reminders * given.slotShare) / SLOT_SEC,
  }
}

/** Requests that reach the edge; sheets and reminders are made behind it. */
const requestsOf = ({ prints: _prints, reminders: _reminders, ...asked }: Rates): number =>
  Object.values(asked).reduce((sum, rate) => sum + rate, 0)

/** Cores of every kind of process. */
function coresOf(rates: Rates, cost: UnitCosts, given: Assumptions) {
  const cores = (msPerSecond: number) => Math.ceil(msPerSecond / 1000 / given.load)
  const past = 1 - given.edgeShare
  const pageMs = given.memoryShare * cost.memoryPageMs + (1 - given.memoryShare) * cost.madePageMs
  const passwordMs = rates.signIns * cost.signInServerMs + rates.signUps * cost.signUpServerMs
  const workerMs = rates.reminders * (cost.reminderWorkerMs + cost.reminderTextMs)
  return {
    edgeCores: cores(requestsOf(rates) * cost.edgePageMs * given.tls),
    serverCores: cores(
      past * (rates.pages * pageMs + rates.operations * cost.operationMs) +
        rates.personal * cost.personalServerMs +
        rates.searches * cost.searchServerMs +
        rates.polls * cost.pollServerMs +
        passwordMs,
    ),
    passwordCores: cores(passwordMs),
    postgresCores: cores(
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

/** What is kept, and what is logged on the way there in a day. */
function storageOf(users: number, cost: UnitCosts, given: Assumptions) {
  const writes = given.signUps + given.signIns + given.charts + given.payments + given.reminders
  const logged =
    given.signUps * cost.signUpWalBytes +
    given.signIns * cost.signInWalBytes +
    given.charts * cost.chartWalBytes +
    given.payments * cost.paymentWalBytes +
    given.reminders * cost.reminderWalBytes +
    writes * given.fullPages * cost.fullPagesWalBytes
  return {
    peopleGigabytes: (users * cost.personBytes * given.bloat) / GB,
    deliveriesGigabytes: (users * given.reminders * DELIVERY_DAYS * cost.deliveryBytes) / GB,
    walGigabytesPerDay: (users * logged) / GB,
  }
}

/** What leaves the edge: bits in the busiest seconds, terabytes in a month. */
function trafficOf(users: number, cost: UnitCosts, given: Assumptions) {
  const pageBytes = cost.pageBytes + given.firstVisits * given.filesBytes
  const bytesPerDay = users * (given.publicPages + given.personalPages) * pageBytes
  return {
    gigabitsPerSecond: (bytesPerDay * given.peak * 8) / DAY_SEC / GB,
    terabytesSent: (bytesPerDay * DAYS) / TB,
  }
}

function messagesOf(users: number, given: Assumptions) {
  const slotMessages = users * given.reminders * given.slotShare
  return {
    slotMessages,
    bots: Math.ceil(slotMessages / given.botMessages),
    paidBots: Math.ceil(slotMessages / given.paidBotMessages),
    broadcastDollars: users * given.reminders * DAYS * given.messageStars * given.starDollars,
  }
}

/** What so many users need; rates are those of the busiest seconds, dollars those of a month. */
export type Needs = ReturnType<typeof extrapolate>

/** Arithmetic and nothing else: unit costs times how often each happens. */
export function extrapolate(users: number, cost: UnitCosts, given: Assumptions) {
  const rates = ratesOf(users, given)
  const cores = coresOf(rates, cost, given)
  const storage = storageOf(users, cost, given)
  const traffic = trafficOf(users, cost, given)
  const gigabytes = storage.peopleGigabytes + storage.deliveriesGigabytes
  const primaries = Math.max(
    given.editions,
    Math.ceil(gigabytes / 1000 / given.primaryTerabytes),
    Math.ceil(cores.postgresCores / given.primaryCores),
  )
  const databaseCores = given.copies * Math.max(cores.postgresCores, given.copyCores * primaries)
  const standing = (count: number) => Math.max(count, given.standing * given.editions)
  const [servers, workers] = [standing(cores.serverCores), standing(cores.workers)]
  const allCores = standing(cores.edgeCores) + servers + workers + databaseCores
  return {
    requestsPerSecond: requestsOf(rates),
    ...cores,
    connections: servers * SERVER_CONNECTIONS + workers * WORKER_CONNECTIONS,
    ...storage,
    primaries,
    followers: (given.copies - 1) * primaries,
    ...traffic,
    ...messagesOf(users, given),
    dollars:
      allCores * given.coreDollars +
      given.copies * gigabytes * given.gigabyteDollars +
      traffic.terabytesSent * given.terabyteDollars,
  }
}
