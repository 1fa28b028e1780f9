import { type Operation, operations } from '@zeri/contract'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { Dice } from './dice.ts'
import { fieldsOf, type Known } from './from-schema.ts'
import type { ValidRequest } from './requests/account-requests.ts'
import { knownRequests } from './requests/known-requests.ts'
import { spoilField, spoilWire } from './spoil.ts'
import type { Target } from './target.ts'
import type { Victim } from './victim.ts'
import { type Input, inputOf, type Wire, wireOf } from './wire.ts'

/** A request to an operation; `what` names its fault, and is undefined for a valid one. */
type DrawnRequest = {
  readonly operation: Operation
  readonly wire: Wire
  readonly what: string | undefined
  /** The request reaches that operation; one with a changed path may reach another. */
  readonly isSure: boolean
}

/** The rest are valid: hostile requests that never pass the first check prove little. */
const SPOILED_SHARE = 0.65
const FIELD_SHARE = 0.65
/** How many inputs are generated per schema; requests reuse them. */
const POOL = 60
/** How many requests use the data of one user before another user takes over. */
const USES = 40
const TRIES = 20

/** Values that a schema cannot describe: days that exist, places of the gazetteer, activities of the almanac. */
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
  tag: fc.constantFrom('wedding', 'haircut', 'travel-far'),
  theme: fc.constant('family'),
  utc: fc.constantFrom('Europe/Moscow', 'Europe/London', 'Asia/Singapore'),
  zone: fc.constantFrom('Europe/Moscow', 'Europe/London', 'America/New_York'),
  span: fc.constantFrom('2026', '2026-11', '2026-11-15'),
  birthdayTime: fc.constantFrom('08:30', '12:05', '23:15', null),
  rules: fc.constantFrom('', 'popular.yes', 'month.instant_terms.local', 'sun.clock_late-rat.midnight'),
}
/** Fields whose values depend on each other or on the caller: they keep the values of the known request. */
const TOGETHER = new Set(
  'uuid other guest token id email username password current pass checkPass code product chart charts ticket website personal active answers offsetSec volume from to theme tag credential provider of state iss error device_id kind'.split(
    ' ',
  ),
)
/** More of them, by operation. */
const TOGETHER_IN: Readonly<Record<string, readonly string[]>> = {
  chooseNatalRules: ['chosenAt'], // an instant near the birth
  convertDate: ['lunar', 'leap'], // few years have a leap month
  decideChoice: ['date'],
  addLunarDates: ['dates'], // an item has a date of one of two kinds
  changeLunarDate: ['date', 'lunar'], // a date of one of two kinds
  changeMorning: ['subscription'], // only a browser's morning has one
  listLunarReturns: ['dates'], // days of the lunar year
  describeFigure: ['name', 'args'], // each figure has arguments of its own
  predictDays: ['year', 'holidays'], // holidays are known for some years only
}
/** Operations that delete or use up what they name, or create one more of it. */
const SPENDING = new Set(
  'signUp signOut changePassword askRecoveryCode checkRecoveryCode recoverPassword recoverByLink sendVerification verifyAddress setPassword requestAddressChange proveAddressChange cancelAddressChange beginIdentity finishIdentity sendIdentityCode proveIdentity signUpByIdentity unlinkIdentity deleteAccount cancelDeletion createChart createChoice createFeed createKey addLunarDates claimReading createReading askQuestion markChoice startCheckout addPasskey signInByPasskey finishSignIn savePushMorning inviteTelegramMorning beginSecondFactor confirmSecondFactor makeBackupCodes removeSecondFactor'.split(
    ' ',
  ),
)

/** Expensive operations, which hash a password or judge a year; they are drawn less often. */
const COSTLY = new Set(
  'signUp signIn changePassword setPassword recoverPassword recoverByLink verifyAddress proveIdentity describeYear describeSchoolYear describePersonalYear'.split(
    ' ',
  ),
)
const COSTLY_SHARE = 0.25

type Base = { readonly request: ValidRequest; uses: number }

/** Draws requests to the operations in turn, so that each gets its share; those of the first round are valid. */
export function createRequests(
  { client, unpaid, clock }: Pick<Target, 'client' | 'unpaid' | 'clock'>,
  victim: Pick<Victim, 'ids'>,
  dice: Dice,
): { next(): Promise<DrawnRequest> } {
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
    const request = await make(client)
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

/** Fills the fields that the known request leaves open with values drawn from the schema. */
function drawInput(
  operation: Operation,
  pool: readonly Input[],
  base: ValidRequest | undefined,
  dice: Dice,
): Input {
  const fixed = base && inputOf(operation, base)
  for (let tries = 0; tries < TRIES; tries++) {
    const drawn = dice.pick(pool)
    const input = fixed ? { ...fixed, ...withoutTogether(drawn, operation) } : drawn
    if (operation.request.safeParse(input).success) return input
  }
  if (fixed) return fixed
  throw new Error(
    `no valid request of ${operation.id} could be drawn: add one to tools/fuzz/requests/known-requests.ts`,
  )
}

function withoutTogether(input: Input, { id }: Operation): Input {
  const isTogether = (name: string): boolean => TOGETHER.has(name) || !!TOGETHER_IN[id]?.includes(name)
  return Object.fromEntries(Object.entries(input).filter(([name]) => !isTogether(name)))
}

/** The request for `inject`, from an address of its own, so that no limit counts requests together. */
export function toInject({ method, url, headers, body }: Wire, index: number): InjectOptions {
  const remoteAddress = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
  // True: `inject` accepts any method, though its type lists the common ones only.
  const known = method as NonNullable<InjectOptions['method']>
  return { method: known, url, headers, remoteAddress, ...(body === undefined ? {} : { payload: body }) }
}
