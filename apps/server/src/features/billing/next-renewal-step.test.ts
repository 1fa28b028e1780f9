import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Act, judgeAbsent, nextAct, nextLookAt, nextTryAt, type Renewal } from './next-renewal-step.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const chargeAt = new Date('2026-12-14T09:00:00Z')
/** So many hours before the charge, or with a minus after it. */
const before = (hours: number) => new Date(chargeAt.getTime() - hours * HOUR_MS)

type Attempt = Renewal['attempts'][number]
const anAttempt = (given: Partial<Attempt> = {}): Attempt => ({
  id: 'attempt',
  state: 'failed',
  decline: 'soft',
  isDeclineTold: true,
  createdAt: chargeAt,
  lookedUpAt: null,
  ...given,
})
const aRenewal = (given: Partial<Renewal> = {}): Renewal => ({
  isEnded: false,
  isEndUntold: false,
  hasConsent: true,
  hasCard: true,
  isLeaving: false,
  chargeAt,
  told: {},
  hasUntoldReceipt: false,
  attempts: [],
  ...given,
})
const told = { '72h': before(72), '24h': before(24) }
/** Tries on the days after the first. */
const declinedOn = (...days: number[]) =>
  days.map((day) => anAttempt({ createdAt: new Date(chargeAt.getTime() + day * DAY_MS) }))
const unanswered = anAttempt({ state: 'initiated', decline: null })

describe('before the charge', () => {
  test.each<[string, Partial<Renewal>, number, Act['kind']]>([
    ['nothing four days ahead', {}, 96, 'nothing'],
    ['the first notice 72 hours ahead', {}, 72, 'notify-72h'],
    ['nothing after the first notice', { told: { '72h': before(72) } }, 48, 'nothing'],
    ['the second notice 24 hours ahead', { told: { '72h': before(72) } }, 24, 'notify-24h'],
    ['nothing after the second', { told }, 1, 'nothing'],
    ['the charge when it is due', { told }, 0, 'charge'],
    ['the second notice alone to whom nothing was told in time', {}, 10, 'notify-24h'],
    ['no charge within a day of the notice', { told: { '24h': before(10) } }, 0, 'nothing'],
    ['the charge a day after a late notice', { told: { '24h': before(10) } }, -14, 'charge'],
    ['no charge without a notice', { told: { '72h': before(72) } }, -1, 'notify-24h'],
    ['nothing without consent', { told, hasConsent: false }, 0, 'nothing'],
    ['the end for an account that is to be deleted', { isLeaving: true }, 500, 'give-up'],
    ['nothing once it is ended', { told, isEnded: true }, 0, 'nothing'],
    ['word of the end, once', { isEnded: true, isEndUntold: true }, 0, 'tell-ended'],
    ['the end without a card', { told, hasCard: false }, 0, 'give-up'],
    ['the receipt of the charge before', { hasUntoldReceipt: true }, 500, 'tell-charged'],
  ])('%s', (_name, given, hours, kind) => {
    expect(nextAct(aRenewal(given), before(hours)).kind).toBe(kind)
  })
})

describe('after a charge', () => {
  test.each<[string, Attempt[], number, Act['kind']]>([
    ['an answer on its way is waited for', [unanswered], -0.1, 'nothing'],
    ['one that nobody answered for is asked about', [unanswered], -1, 'look-up'],
    ['it is asked about again in ten minutes', [{ ...unanswered, lookedUpAt: before(-1) }], -1.1, 'nothing'],
    ['and so on, for days', [{ ...unanswered, lookedUpAt: before(-1) }], -500, 'look-up'],
    [
      'what is pending at the bank is asked about, not charged',
      [anAttempt({ state: 'pending' })],
      -30,
      'look-up',
    ],
    ['the first decline is told', [anAttempt({ isDeclineTold: false })], -1, 'tell-declined'],
    [
      'the second is not',
      [anAttempt(), anAttempt({ isDeclineTold: false, createdAt: before(-24) })],
      -25,
      'nothing',
    ],
    [
      'unless the bank asks for the payer',
      [anAttempt(), anAttempt({ decline: 'customer', isDeclineTold: false, createdAt: before(-24) })],
      -25,
      'tell-declined',
    ],
    ['a declined charge waits for its day', declinedOn(0), -23, 'nothing'],
    ['and is tried again on day 1', declinedOn(0), -24, 'retry'],
    ['on day 3', declinedOn(0, 1), -72, 'retry'],
    ['not on day 2', declinedOn(0, 1), -48, 'nothing'],
    ['on day 5', declinedOn(0, 1, 3), -120, 'retry'],
    ['on day 7', declinedOn(0, 1, 3, 5), -168, 'retry'],
    ['after the fifth it is given up', declinedOn(0, 1, 3, 5, 7), -168, 'give-up'],
    ['a card that will never work is given up at once', [anAttempt({ decline: 'hard' })], -1, 'give-up'],
    [
      'a bank that asks for the payer is not asked again',
      [anAttempt({ decline: 'customer' })],
      -100,
      'nothing',
    ],
    ['but given up in the end', [anAttempt({ decline: 'customer' })], -168, 'give-up'],
    ['a fault of ours is not told', [anAttempt({ decline: 'config', isDeclineTold: false })], -23, 'nothing'],
    ['and is tried again in a day', [anAttempt({ decline: 'config', isDeclineTold: false })], -24, 'retry'],
    ['a charge that was never made is made in a day', [anAttempt({ state: 'canceled' })], -24, 'retry'],
    ['a charge that went through is left alone', [anAttempt({ state: 'succeeded' })], -100, 'nothing'],
  ])('%s', (_name, attempts, hours, kind) => {
    expect(nextAct(aRenewal({ told, attempts }), before(hours)).kind).toBe(kind)
  })

  test('a late try moves those after it: never two within a day', () => {
    const attempts = declinedOn(0, 2.5)
    expect(nextTryAt(aRenewal({ told, attempts }))).toEqual(new Date(chargeAt.getTime() + 3.5 * DAY_MS))
  })

  test('of a charge its provider never heard of', () => {
    const of = (hours: number) => judgeAbsent({ createdAt: chargeAt }, before(-hours))
    expect([of(0.1), of(0.2), of(22.9), of(23)]).toEqual(['wait', 'send-again', 'send-again', 'cancel'])
  })
})

type Bank = 'yes' | 'soft' | 'hard' | 'customer' | 'config' | 'silent' | 'absent'
type Step = { readonly act: Act['kind']; readonly at: Date; readonly hadOpen: boolean }

/** Plays a renewal against banks that answer as they like, woken as often as the worker happens to run. */
function play(banks: readonly Bank[], pausesHours: readonly number[]) {
  let renewal = aRenewal()
  let now = before(100)
  const steps: Step[] = []
  const turns = [...banks]
  const change = (given: Partial<Renewal>) => {
    renewal = { ...renewal, ...given }
  }
  const answer = (attempt: Attempt): Attempt => {
    const bank = turns.shift() ?? 'yes'
    if (bank === 'silent') return { ...attempt, lookedUpAt: now }
    if (bank === 'absent') return { ...attempt, state: 'canceled' }
    if (bank === 'yes') return { ...attempt, state: 'succeeded' }
    return { ...attempt, state: 'failed', decline: bank, isDeclineTold: false }
  }
  for (let turn = 0; turn < 3_000 && !isOver(renewal); turn += 1) {
    const act = nextAct(renewal, now)
    const hadOpen = renewal.attempts.some(({ state }) => state === 'initiated')
    if (act.kind !== 'nothing') steps.push({ act: act.kind, at: now, hadOpen })
    const last = renewal.attempts.at(-1)
    const others = renewal.attempts.slice(0, -1)
    switch (act.kind) {
      case 'nothing': {
        const next = nextLookAt(renewal, now)
        if (next === null) return { renewal, steps }
        now = new Date(next.getTime() + (pausesHours[turn % pausesHours.length] ?? 0) * HOUR_MS)
        break
      }
      case 'notify-72h':
        change({ told: { ...renewal.told, '72h': now } })
        break
      case 'notify-24h':
        change({ told: { ...renewal.told, '24h': now } })
        break
      case 'charge':
      case 'retry':
        change({
          attempts: [
            ...renewal.attempts,
            answer(anAttempt({ state: 'initiated', decline: null, createdAt: now })),
          ],
        })
        break
      case 'look-up':
        if (last) change({ attempts: [...others, answer(last)] })
        break
      case 'tell-declined':
        if (last) change({ attempts: [...others, { ...last, isDeclineTold: true }] })
        break
      default:
        change({ isEnded: true })
    }
  }
  return { renewal, steps }
}
const isOver = ({ isEnded, attempts }: Renewal) => isEnded || attempts.at(-1)?.state === 'succeeded'

const anyBanks = fc.array(
  fc.constantFrom<Bank>('yes', 'soft', 'soft', 'hard', 'customer', 'config', 'silent', 'absent'),
  { maxLength: 12 },
)
const anyPauses = fc.array(fc.double({ min: 0, max: 40, noNaN: true }), { minLength: 1, maxLength: 8 })

/** What must never be, whatever banks and workers do. */
function expectDecent({ renewal, steps }: ReturnType<typeof play>): void {
  const sent = steps.filter(({ act }) => act === 'charge' || act === 'retry')
  const warned = steps.find(({ act }) => act === 'notify-24h')
  expect(sent.every(({ hadOpen }) => !hadOpen)).toBe(true)
  for (const [index, { at }] of sent.entries()) {
    const previous = sent[index - 1]
    if (previous) expect(at.getTime() - previous.at.getTime()).toBeGreaterThanOrEqual(DAY_MS)
    else expect(at.getTime() - (warned?.at.getTime() ?? Infinity)).toBeGreaterThanOrEqual(DAY_MS)
  }
  expect(
    renewal.attempts.filter(({ state, decline }) => state === 'failed' && decline !== 'config').length,
  ).toBeLessThanOrEqual(5)
  for (const notice of ['notify-72h', 'notify-24h'])
    expect(steps.filter(({ act }) => act === notice).length).toBeLessThanOrEqual(1)
}

test('whatever banks answer and whenever the worker runs, nobody is charged twice, unwarned or without an end', () => {
  fc.assert(
    fc.property(anyBanks, anyPauses, (banks, pauses) => {
      const played = play(banks, pauses)
      expectDecent(played)
      expect(isOver(played.renewal)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('a run that charges again while an answer is open is caught by the same property', () => {
  const steps: Step[] = [
    { act: 'notify-24h', at: before(24), hadOpen: false },
    { act: 'charge', at: before(0), hadOpen: false },
    { act: 'retry', at: before(-24), hadOpen: true },
  ]
  expect(() => expectDecent({ renewal: aRenewal(), steps })).toThrow()
})
