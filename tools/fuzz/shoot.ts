import { type Operation, operations } from '@zeri/contract'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { Dice } from './dice.ts'
import { fieldsOf, type Known } from './from-schema.ts'
import type { ValidRequest } from './requests/account-requests.ts'
import { knownRequests } from './requests/requests.ts'
import { spoilField, spoilWire } from './spoil.ts'
import type { Target } from './target.ts'
import type { Victim } from './victim.ts'
import { type Input, inputOf, type Wire, wireOf } from './wire.ts'

/** A request to an operation; `what` tells what is wrong with it, nothing where it is valid. */
type Shot = {
  readonly operation: Operation
  readonly wire: Wire
  readonly what: string | undefined
  /** It goes to that operation's door; a path that is changed may lead to another. */
  readonly isSure: boolean
}

/** The rest are valid: hostile requests that never pass the first check prove little. */
const SPOILED_SHARE = 0.65
const FIELD_SHARE = 0.65
/** How many inputs are made of each schema; they are drawn from again and again. */
const POOL = 60
/** How long one person's things are used before another's take their place. */
const USES = 40
const TRIES = 20

/** What a schema cannot know: days that exist, places of the gazetteer, activities of the almanac. */
const date = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10))
const KNOWN: Known = {
  date: date('1950-01-01', '2060-12-31'),
  from: date('2026-11-01', '2026-11-15'),
  to: date('2026-11-16', '2026-11-30'),
  birthday: date('1950-01-01', '2020-12-31'),
  dates: fc.uniqueArray(date('2020-01-01', '2026-11-30'), { minLength: 1, maxLength: 5 }),
  day: fc.integer({ min: 1, max: 28 }),
  month: fc.integer({ min: 1, max: 12 }),
  year: fc.integer({ min: 1950, max: 2026 }),
  place: fc.constantFrom('524901', '2643743', '5128581', '2147714'),
  tag: fc.constantFrom('wedding', 'haircut', 'travel'),
  theme: fc.constant('family'),
  utc: fc.constantFrom('Europe/Moscow', 'Europe/London', 'Asia/Singapore'),
  zone: fc.constantFrom('Europe/Moscow', 'Europe/London', 'America/New_York'),
  birthdayTime: fc.constantFrom('08:30', '12:05', '23:15', null),
}
/** Names whose values only go together, or belong to the caller: taken as the known request has them. */
const TOGETHER = new Set(
  'uuid token id email username password current pass checkPass code product chart charts ticket website personal active answers offsetSec volume from to theme tag'.split(
    ' ',
  ),
)
/** Operations after which the things they name are gone, used up, or too many. */
const SPENDING = new Set(
  'signUp signOut changePassword askRecoveryCode checkRecoveryCode recoverPassword deleteAccount cancelDeletion createChart createChoice createFeed claimReading createReading askQuestion markChoice startCheckout'.split(
    ' ',
  ),
)

/** Operations that cost much: a password to hash, a year to judge. They come up once in a while. */
const COSTLY = new Set(
  'signUp signIn changePassword recoverPassword describeYear describePersonalYear'.split(' '),
)
const COSTLY_SHARE = 0.25

type Base = { readonly request: ValidRequest; uses: number }

/** Draws requests to the operations, one after another, so that each has its share; those of the first round are valid. */
export function createShots(target: Target, victim: Victim, dice: Dice): { next(): Promise<Shot> } {
  const { world, unpaid, clock } = target
  const known = knownRequests((ms) => {
    clock.at += ms
  }, unpaid)
  const bases = new Map<string, Base>()
  const pools = new Map(operations.map((one) => [one.id, poolOf(one, dice)]))
  let count = 0

  async function baseOf({ id, method }: Operation): Promise<ValidRequest | undefined> {
    const make = known[id]
    if (!make) return undefined
    const isSpending = method === 'DELETE' || SPENDING.has(id)
    const base = isSpending ? undefined : bases.get(id)
    if (base && base.uses < USES) {
      base.uses += 1
      return base.request
    }
    const request = await make(world)
    bases.set(id, { request, uses: 0 })
    return request
  }

  const isFirstRound = (): boolean => count <= operations.length

  function nextOperation(): Operation {
    const operation = operations[count++ % operations.length] as Operation // true: within the list
    const isLeftOut = !isFirstRound() && COSTLY.has(operation.id) && !dice.chance(COSTLY_SHARE)
    return isLeftOut ? nextOperation() : operation
  }

  return {
    async next() {
      const operation = nextOperation()
      const base = await baseOf(operation)
      const input = drawInput(operation, pools.get(operation.id) ?? [], base, dice)
      const headers = base?.headers ?? {}
      const wire = wireOf(operation, input, headers)
      if (isFirstRound() || !dice.chance(SPOILED_SHARE))
        return { operation, wire, what: undefined, isSure: true }
      if (dice.chance(FIELD_SHARE)) {
        const { what, made } = spoilField(input, victim.ids, dice)
        const changed = wireOf(operation, made, headers)
        const [before, after] = [wire, changed].map(({ url }) => url.split('?')[0])
        return { operation, wire: changed, what, isSure: before === after }
      }
      const { what, made } = spoilWire(wire, dice)
      return { operation, wire: made, what, isSure: false }
    },
  }
}

function poolOf({ request }: Operation, dice: Dice): readonly Input[] {
  return fc.sample(fieldsOf(request, KNOWN), { seed: dice.below(2 ** 31), numRuns: POOL })
}

/** Fields made of the schema around those that the known request fixes. */
function drawInput(
  operation: Operation,
  pool: readonly Input[],
  base: ValidRequest | undefined,
  dice: Dice,
): Input {
  const fixed = base && inputOf(operation, base)
  for (let tries = 0; tries < TRIES; tries++) {
    const drawn = dice.pick(pool)
    const input = fixed ? { ...fixed, ...withoutTogether(drawn) } : drawn
    if (operation.request.safeParse(input).success) return input
  }
  if (fixed) return fixed
  throw new Error(
    `no valid request of ${operation.id} is made: it needs one in tools/fuzz/requests/requests.ts`,
  )
}

function withoutTogether(input: Input): Input {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !TOGETHER.has(name)))
}

/** For `inject`; each from an address of its own: none is to be held up for what another missed. */
export function toInject({ method, url, headers, body }: Wire, index: number): InjectOptions {
  const remoteAddress = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
  // True: `inject` passes any method on, though it names the common ones only.
  const known = method as NonNullable<InjectOptions['method']>
  return { method: known, url, headers, remoteAddress, ...(body === undefined ? {} : { payload: body }) }
}
