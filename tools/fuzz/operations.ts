import { operations } from '@zeri/contract'
import type { FastifyInstance } from 'fastify'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { createDice, type Dice } from './dice.ts'
import { type Answer, type Fault, type FaultKind, faultKinds, judge } from './judge.ts'
import { otherDoor, ownDoor, trickyPath } from './other-doors.ts'
import { sendAsIs, sendMalformed } from './raw.ts'
import { createShots, toInject } from './shoot.ts'
import { openTarget, type Target } from './target.ts'
import { plantVictim, type Victim } from './victim.ts'
import type { Wire } from './wire.ts'

const SEED = 15
const STEP_MS = 3_000
/** Most faults of a kind that are told one by one. */
const TOLD = 10
/** Requests under way at once; more would want connections that the site does not keep open. */
const LANES = 2

/** One request of any kind, with what came back. */
type Shooting = {
  readonly wire: Pick<Wire, 'method' | 'url'> & Partial<Wire>
  readonly answer: Answer
  readonly what: string | undefined
  readonly operation?: (typeof operations)[number]
  /** The caller may see the canaries: they are their own. */
  readonly isOwn?: boolean
}

type Tally = Record<FaultKind, number> & {
  sent: number
  accepted: number
  ownSeen: number
  slowestMs: number
  /** Operations that accepted a valid request. */
  readonly taken: Set<string>
}

type Options = { readonly small: boolean; readonly seed?: number }

/**
 * Requests of every operation made of its schema, most of them spoiled, and to every other door, over a socket where a
 * library would tidy them up: none may break the server, show its inside, or show one person what is another's.
 */
export async function fuzzOperations({ small, seed = SEED }: Options): Promise<Figure[]> {
  const count = small ? 1_500 : 52_000
  const target = await openTarget(addBrokenDoors)
  try {
    const victim = await plantVictim(target)
    const before = await victim.trace()
    const tally: Tally = { ...zeroes(), sent: 0, accepted: 0, ownSeen: 0, slowestMs: 0, taken: new Set() }
    console.error(`seed ${seed}`)
    const lanes = Array.from({ length: LANES }, (_, lane) => {
      const shoot = createShooting({ target, victim, dice: createDice(seed + lane) })
      return shootAll({ target, victim, tally, count }, shoot)
    })
    await Promise.all(lanes)
    const isUntouched = (await victim.trace()) === before
    const broken = await judgeBrokenDoors(target.app, victim)
    return tellFigures(tally, { isUntouched, broken, least: small ? 1_500 : 50_000 })
  } finally {
    await target.close()
  }
}

type Range = {
  readonly target: Target
  readonly victim: Victim
  readonly tally: Tally
  readonly count: number
}

/** Shoots until, with the other lanes, all are sent. */
async function shootAll(
  { target, victim, tally, count }: Range,
  shoot: (index: number) => Promise<Shooting>,
): Promise<void> {
  while (tally.sent < count) {
    const index = tally.sent++
    target.clock.at += STEP_MS
    const started = performance.now()
    const shooting = await shoot(index)
    const tookMs = performance.now() - started
    tally.slowestMs = Math.max(tally.slowestMs, tookMs)
    const { answer, operation, what, wire } = shooting
    const isAccepted = answer.status >= 200 && answer.status < 300
    if (isAccepted) tally.accepted += 1
    if (isAccepted && what === undefined && operation) tally.taken.add(operation.id)
    for (const { kind, detail } of judgeShooting(shooting, victim, tally)) {
      tally[kind] += 1
      if (tally[kind] <= TOLD)
        console.error(`${kind} after ${rounded(tookMs, 0)} ms: ${detail}\n  ${tell(wire, what)}`)
    }
  }
}

type Outcome = { readonly isUntouched: boolean; readonly broken: number; readonly least: number }

function tellFigures(tally: Tally, { isUntouched, broken, least }: Outcome): Figure[] {
  const missed = operations.filter(({ id }) => !tally.taken.has(id)).map(({ id }) => id)
  if (missed.length > 0) console.error(`never accepted: ${missed.join(', ')}`)
  const of = (what: string) => `of ${tally.sent} requests, ${what}`
  return [
    figure('requests to every kind of door', tally.sent, 'requests', `>= ${least}`),
    figure('operations without an accepted request', missed.length, 'operations', '= 0'),
    figure(of('accepted'), rounded((tally.accepted / tally.sent) * 100, 1), '%', '>= 30'),
    figure(of('server errors'), tally['server error'], 'errors', '= 0'),
    figure(of('answers with the inside of the server'), tally['inside of the server'], 'answers', '= 0'),
    figure(of('answers with personal data of another'), tally['personal data'], 'answers', '= 0'),
    figure(of('refusals that do not fit the contract'), tally.shape, 'answers', '= 0'),
    figure(of('redirects that leave the site'), tally['way out'], 'answers', '= 0'),
    figure('answers to the victim with their own data', tally.ownSeen, 'answers', '>= 3'),
    figure('changes to what is the victim’s', isUntouched ? 0 : 1, 'changes', '= 0'),
    figure(of('the slowest, made and answered'), rounded(tally.slowestMs, 0), 'ms', '<= 8000'),
    figure('kinds of fault noticed at broken doors', broken, 'kinds', `= ${faultKinds.length}`),
  ]
}

type Gun = {
  readonly target: Target
  readonly victim: Victim
  readonly dice: Dice
}

function createShooting({ target, victim, dice }: Gun): (index: number) => Promise<Shooting> {
  const shots = createShots(target, victim, dice)
  const { app, deps, world, port } = target
  const inject = async (wire: Wire, index: number): Promise<Answer> => {
    const { statusCode, headers, payload } = await app.inject(toInject(wire, index))
    return { status: statusCode, headers, body: payload }
  }
  async function toOperation(index: number): Promise<Shooting> {
    const { operation, wire, what, isSure } = await shots.next()
    const answer = await inject(wire, index)
    return { wire, answer, what, ...(isSure ? { operation } : {}) }
  }
  async function toOtherDoor(index: number): Promise<Shooting> {
    const wire = otherDoor(dice, victim.ids, deps.config)
    return { wire, answer: await inject(wire, index), what: 'another door' }
  }
  async function toOwnDoor(): Promise<Shooting> {
    const isOwn = dice.chance(0.4)
    const token = isOwn ? victim.token : dice.chance(0.5) ? undefined : (await world.aPerson()).token
    const wire = ownDoor(dice, token)
    return { wire, answer: await sendAsIs(port, wire), what: 'own door', isOwn }
  }
  async function byTrickyPath(): Promise<Shooting> {
    const { wire } = await shots.next()
    const url = trickyPath(wire.url, dice)
    const tricky = { ...wire, url: url.replaceAll(/[^!-\u00ff]/g, '') }
    return { wire: tricky, answer: await sendAsIs(port, tricky), what: 'path' }
  }
  async function malformed(): Promise<Shooting> {
    const { sent, answer } = await sendMalformed(port, dice)
    return { wire: { method: 'RAW', url: sent.slice(0, 300) }, answer, what: 'malformed' }
  }
  let sent = 0
  return (index) => {
    sent += 1
    if (sent <= operations.length) return toOperation(index)
    const draw = dice.next()
    if (draw < 0.82) return toOperation(index)
    if (draw < 0.91) return toOtherDoor(index)
    if (draw < 0.94) return toOwnDoor()
    if (draw < 0.99) return byTrickyPath()
    return malformed()
  }
}

/** The forms of the sign-in window are answered in JSON of their own. */
const FORMS_IN_JSON = /^(?:\/ru)?\/auth\//

function judgeShooting(
  { answer, operation, isOwn, wire }: Shooting,
  { canaries }: Victim,
  tally: Tally,
): Fault[] {
  const isForm = FORMS_IN_JSON.test(wire.url)
  const faults = judge(answer, { operation, canaries }).filter(({ kind }) => kind !== 'shape' || !isForm)
  if (!isOwn) return faults
  const others = faults.filter(({ kind }) => kind !== 'personal data')
  if (others.length < faults.length) tally.ownSeen += 1
  return others
}

function tell(wire: Shooting['wire'], what: string | undefined): string {
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

/** Doors as they must not be, one a kind of fault: what shoots at the real ones must notice these. */
function addBrokenDoors(app: FastifyInstance): void {
  app.get(`${BROKEN}/0`, () => {
    throw new Error('a door that falls off')
  })
  app.get(`${BROKEN}/1`, (_request, reply) => reply.code(400).send({ message: new Error('no').stack }))
  app.get<{ Querystring: { name: string } }>(`${BROKEN}/2`, ({ query }) => ({ hello: query.name }))
  app.get(`${BROKEN}/3`, (_request, reply) => reply.code(400).send({ error: 'no' }))
  app.get(`${BROKEN}/4`, (_request, reply) => reply.redirect('//evil.example'))
}

/** How many kinds of fault are seen at the broken doors. */
async function judgeBrokenDoors(app: FastifyInstance, { canaries }: Victim): Promise<number> {
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
