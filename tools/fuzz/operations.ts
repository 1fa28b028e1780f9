import { operations, problemType } from '@zeri/contract'
import type { FastifyInstance } from 'fastify'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { createDice, type Dice } from './dice.ts'
import { createRequests, toInject } from './draw-requests.ts'
import { type Fault, type FaultKind, faultKinds, isBusy, judge, type ReceivedResponse } from './judge.ts'
import { otherRequest, ownDataRequest, sharedPageRequest, trickyPath } from './other-routes.ts'
import { sendAsIs, sendMalformed } from './raw.ts'
import { openTarget, type Target } from './target.ts'
import { plantVictim, type Victim } from './victim.ts'
import type { Wire } from './wire.ts'

const SEED = 15
const STEP_MS = 3_000
/** How many faults of a kind are printed one by one. */
const MOST_REPORTED = 10
/** Requests in flight at once; more would exceed the connections of the site's database pool. */
const LANES = 2

/** One request of any kind and its response. */
type Exchange = {
  readonly wire: Pick<Wire, 'method' | 'url'> & Partial<Wire>
  readonly response: ReceivedResponse
  readonly what: string | undefined
  readonly operation?: (typeof operations)[number]
  /** The caller is the victim, who may see the canaries. */
  readonly isOwn?: boolean
}

type Tally = Record<FaultKind, number> & {
  sent: number
  accepted: number
  busy: number
  ownSeen: number
  slowestMs: number
  /** Operations that accepted a valid request. */
  readonly taken: Set<string>
}

type Options = { readonly small: boolean; readonly seed?: number }

/**
 * Sends requests drawn from the schema of every operation, most of them spoiled, and requests to every other route. They
 * go over a socket where an HTTP library would tidy them up. None may cause a server error, show the inside of the server,
 * or show one user the data of another.
 */
export async function fuzzOperations({ small, seed = SEED }: Options): Promise<Figure[]> {
  const count = small ? 1_500 : 52_000
  const target = await openTarget(addBrokenRoutes)
  try {
    const victim = await plantVictim(target)
    const before = await victim.trace()
    const tally: Tally = {
      ...zeroes(),
      sent: 0,
      accepted: 0,
      busy: 0,
      ownSeen: 0,
      slowestMs: 0,
      taken: new Set(),
    }
    console.error(`seed ${seed}`)
    const lanes = Array.from({ length: LANES }, (_, lane) => {
      const send = createSender({ target, victim, dice: createDice(seed + lane) })
      return sendAll({ target, victim, tally, count }, send)
    })
    await Promise.all(lanes)
    const isUntouched = (await victim.trace()) === before
    const broken = await judgeBrokenRoutes(target.app, victim)
    return toFigures(tally, { isUntouched, broken, least: small ? 1_500 : 50_000 })
  } finally {
    await target.close()
  }
}

type Run = {
  readonly target: Target
  readonly victim: Victim
  readonly tally: Tally
  readonly count: number
}

/** Sends requests until the lanes together have sent them all. */
async function sendAll(
  { target, victim, tally, count }: Run,
  send: (index: number) => Promise<Exchange>,
): Promise<void> {
  while (tally.sent < count) {
    const index = tally.sent++
    target.clock.at += STEP_MS
    const started = performance.now()
    const exchange = await send(index)
    const tookMs = performance.now() - started
    tally.slowestMs = Math.max(tally.slowestMs, tookMs)
    const { response, operation, what, wire } = exchange
    const isAccepted = response.status >= 200 && response.status < 300
    if (isAccepted) tally.accepted += 1
    if (isBusy(response)) tally.busy += 1
    if (isAccepted && what === undefined && operation) tally.taken.add(operation.id)
    for (const { kind, detail } of judgeExchange(exchange, victim, tally)) {
      tally[kind] += 1
      if (tally[kind] <= MOST_REPORTED)
        console.error(`${kind} after ${rounded(tookMs, 0)} ms: ${detail}\n  ${describeExchange(wire, what)}`)
    }
  }
}

type Outcome = { readonly isUntouched: boolean; readonly broken: number; readonly least: number }

function toFigures(tally: Tally, { isUntouched, broken, least }: Outcome): Figure[] {
  const missed = operations.filter(({ id }) => !tally.taken.has(id)).map(({ id }) => id)
  if (missed.length > 0) console.error(`never accepted: ${missed.join(', ')}`)
  const of = (what: string) => `of ${tally.sent} requests, ${what}`
  return [
    figure('requests to every kind of route', tally.sent, 'requests', `>= ${least}`),
    figure('operations without an accepted request', missed.length, 'operations', '= 0'),
    figure(of('accepted'), rounded((tally.accepted / tally.sent) * 100, 1), '%', '>= 30'),
    figure(of('server errors'), tally['server error'], 'errors', '= 0'),
    figure(of('refused as busy'), rounded((tally.busy / tally.sent) * 100, 1), '%', '<= 1'),
    figure(of('answers with the inside of the server'), tally['inside of the server'], 'answers', '= 0'),
    figure(of('answers with personal data of another'), tally['personal data'], 'answers', '= 0'),
    figure(of('refusals that do not fit the contract'), tally.shape, 'answers', '= 0'),
    figure(of('redirects that leave the site'), tally['way out'], 'answers', '= 0'),
    figure('answers to the victim with their own data', tally.ownSeen, 'answers', '>= 3'),
    figure('changes to what is the victim’s', isUntouched ? 0 : 1, 'changes', '= 0'),
    figure(of('the slowest, drawn and answered'), rounded(tally.slowestMs, 0), 'ms', '<= 8000'),
    figure('kinds of fault noticed at broken routes', broken, 'kinds', `= ${faultKinds.length}`),
  ]
}

type Sources = {
  readonly target: Target
  readonly victim: Victim
  readonly dice: Dice
}

function createSender({ target, victim, dice }: Sources): (index: number) => Promise<Exchange> {
  const requests = createRequests(target, victim, dice)
  const { app, deps, client, port } = target
  const inject = async (wire: Wire, index: number): Promise<ReceivedResponse> => {
    const { statusCode, headers, payload } = await app.inject(toInject(wire, index))
    return { status: statusCode, headers, body: payload }
  }
  async function toOperation(index: number): Promise<Exchange> {
    const { operation, wire, what, isSure } = await requests.next()
    const response = await inject(wire, index)
    return { wire, response, what, ...(isSure ? { operation } : {}) }
  }
  async function toOtherRoute(index: number): Promise<Exchange> {
    const wire = otherRequest(dice, victim.ids, deps.config)
    return { wire, response: await inject(wire, index), what: 'another route' }
  }
  async function toOwnData(): Promise<Exchange> {
    const isOwn = dice.chance(0.4)
    const token = isOwn ? victim.token : dice.chance(0.5) ? undefined : (await client.aPerson()).token
    const wire = ownDataRequest(dice, token)
    return { wire, response: await sendAsIs(port, wire), what: 'own data', isOwn }
  }
  /** Not even the victim may see their data here: the next visitor gets the same document. */
  async function toSharedPage(): Promise<Exchange> {
    const wire = sharedPageRequest(dice, victim.token)
    return { wire, response: await sendAsIs(port, wire), what: 'a shared page' }
  }
  async function byTrickyPath(): Promise<Exchange> {
    const { wire } = await requests.next()
    const url = trickyPath(wire.url, dice)
    const tricky = { ...wire, url: url.replaceAll(/[^!-\u00ff]/g, '') }
    return { wire: tricky, response: await sendAsIs(port, tricky), what: 'path' }
  }
  async function malformed(): Promise<Exchange> {
    const { sent, response } = await sendMalformed(port, dice)
    return { wire: { method: 'RAW', url: sent.slice(0, 300) }, response, what: 'malformed' }
  }
  let sent = 0
  return (index) => {
    sent += 1
    if (sent <= operations.length) return toOperation(index)
    const draw = dice.next()
    if (draw < 0.82) return toOperation(index)
    if (draw < 0.91) return toOtherRoute(index)
    if (draw < 0.94) return toOwnData()
    if (draw < 0.95) return toSharedPage()
    if (draw < 0.99) return byTrickyPath()
    return malformed()
  }
}

/** The forms of the sign-in dialog answer in a JSON of their own. */
const FORMS_IN_JSON = /^(?:\/ru)?\/auth\//

function judgeExchange(
  { response, operation, isOwn, wire }: Exchange,
  { canaries }: Victim,
  tally: Tally,
): Fault[] {
  const isForm = FORMS_IN_JSON.test(wire.url)
  const faults = judge(response, { operation, canaries }).filter(({ kind }) => kind !== 'shape' || !isForm)
  if (!isOwn) return faults
  const others = faults.filter(({ kind }) => kind !== 'personal data')
  if (others.length < faults.length) tally.ownSeen += 1
  return others
}

function describeExchange(wire: Exchange['wire'], what: string | undefined): string {
  return `${what ?? 'valid'} ${JSON.stringify(wire).slice(0, 500)}`
}

const zeroes = (): Record<FaultKind, number> => ({
  'server error': 0,
  'inside of the server': 0,
  'personal data': 0,
  shape: 0,
  'way out': 0,
})

const BROKEN = '/broken'

/** Adds one broken route per kind of fault, to prove that each kind is noticed. */
function addBrokenRoutes(app: FastifyInstance): void {
  app.get(`${BROKEN}/0`, () => {
    throw new Error('a route that throws')
  })
  app.get(`${BROKEN}/1`, (_request, reply) => reply.code(400).send({ message: new Error('no').stack }))
  app.get<{ Querystring: { name: string } }>(`${BROKEN}/2`, ({ query }) => ({ hello: query.name }))
  app.get(`${BROKEN}/3`, (_request, reply) =>
    reply
      .code(400)
      .type(problemType)
      .send(JSON.stringify({ error: 'no' })),
  )
  app.get(`${BROKEN}/4`, (_request, reply) => reply.redirect('//evil.example'))
}

/** How many kinds of fault are noticed at the broken routes. */
async function judgeBrokenRoutes(app: FastifyInstance, { canaries }: Victim): Promise<number> {
  const seen = await Promise.all(
    faultKinds.map(async (kind, index) => {
      const name = encodeURIComponent(canaries[0] ?? '')
      const { statusCode, headers, payload } = await app.inject(`${BROKEN}/${index}?name=${name}`)
      return judge({ status: statusCode, headers, body: payload }, { canaries }).some(
        (one) => one.kind === kind,
      )
    }),
  )
  return seen.filter(Boolean).length
}
