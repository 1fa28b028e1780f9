import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  decideAbsentCharge,
  nextCheckAt,
  nextRenewalStep,
  nextTryAt,
  type Renewal,
  type RenewalStep,
} from './next-renewal-step.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const chargeAt = new Date('2026-12-14T09:00:00Z')
/** The instant so many hours before the charge; negative hours are after it. */
const before = (hours: number) => new Date(chargeAt.getTime() - hours * HOUR_MS)

type Attempt = Renewal['attempts'][number]
const anAttempt = (overrides: Partial<Attempt> = {}): Attempt => ({
  id: 'attempt',
  state: 'failed',
  decline: 'soft',
  isDeclineMailed: true,
  createdAt: chargeAt,
  lookedUpAt: null,
  ...overrides,
})
const aRenewal = (overrides: Partial<Renewal> = {}): Renewal => ({
  isEnded: false,
  isEndMailDue: false,
  hasConsent: true,
  hasCard: true,
  isSold: true,
  isAccountLeaving: false,
  chargeAt,
  noticesSent: {},
  isReceiptDue: false,
  attempts: [],
  ...overrides,
})
const noticesSent = { '72h': before(72), '24h': before(24) }
/** Declined attempts, by days after the charge was due. */
const declinedOn = (...days: number[]) =>
  days.map((day) => anAttempt({ createdAt: new Date(chargeAt.getTime() + day * DAY_MS) }))
const unanswered = anAttempt({ state: 'initiated', decline: null })

describe('before the charge', () => {
  test.each<[string, Partial<Renewal>, number, RenewalStep['kind']]>([
    ['nothing four days ahead', {}, 96, 'nothing'],
    ['the first notice 72 hours ahead', {}, 72, 'notify-72h'],
    ['nothing after the first notice', { noticesSent: { '72h': before(72) } }, 48, 'nothing'],
    ['the second notice 24 hours ahead', { noticesSent: { '72h': before(72) } }, 24, 'notify-24h'],
    ['nothing after the second', { noticesSent }, 1, 'nothing'],
    ['the charge when it is due', { noticesSent }, 0, 'charge'],
    ['the second notice alone when the first was not sent in time', {}, 10, 'notify-24h'],
    ['no charge within a day of the notice', { noticesSent: { '24h': before(10) } }, 0, 'nothing'],
    ['the charge a day after a late notice', { noticesSent: { '24h': before(10) } }, -14, 'charge'],
    ['no charge without a notice', { noticesSent: { '72h': before(72) } }, -1, 'notify-24h'],
    ['the end for a product that is not sold any more', { isSold: false }, 500, 'end'],
    ['no charge for a product that left after the notices', { noticesSent, isSold: false }, 0, 'end'],
    ['nothing without consent', { noticesSent, hasConsent: false }, 0, 'nothing'],
    ['the end for an account that is to be deleted', { isAccountLeaving: true }, 500, 'end'],
    ['nothing once it is ended', { noticesSent, isEnded: true }, 0, 'nothing'],
    ['the mail about the end, once', { isEnded: true, isEndMailDue: true }, 0, 'mail-ended'],
    ['the end without a card', { noticesSent, hasCard: false }, 0, 'end'],
    ['the receipt of the charge before', { isReceiptDue: true }, 500, 'mail-charged'],
  ])('%s', (_name, overrides, hours, kind) => {
    expect(nextRenewalStep(aRenewal(overrides), before(hours)).kind).toBe(kind)
  })
})

describe('after a charge', () => {
  test.each<[string, Attempt[], number, RenewalStep['kind']]>([
    ['a fresh charge without a result is waited for', [unanswered], -0.1, 'nothing'],
    ['a charge without a result is looked up', [unanswered], -1, 'look-up'],
    ['it is looked up again in ten minutes', [{ ...unanswered, lookedUpAt: before(-1) }], -1.1, 'nothing'],
    ['it is still looked up after days', [{ ...unanswered, lookedUpAt: before(-1) }], -500, 'look-up'],
    [
      'a charge that is pending at the bank is looked up, not repeated',
      [anAttempt({ state: 'pending' })],
      -30,
      'look-up',
    ],
    ['the first decline is mailed', [anAttempt({ isDeclineMailed: false })], -1, 'mail-declined'],
    [
      'the second decline is not mailed',
      [anAttempt(), anAttempt({ isDeclineMailed: false, createdAt: before(-24) })],
      -25,
      'nothing',
    ],
    [
      'the second decline is mailed when the bank asks for the payer',
      [anAttempt(), anAttempt({ decline: 'customer', isDeclineMailed: false, createdAt: before(-24) })],
      -25,
      'mail-declined',
    ],
    ['a declined charge waits for its day', declinedOn(0), -23, 'nothing'],
    ['a declined charge is tried again on day 1', declinedOn(0), -24, 'retry'],
    ['on day 3 after two declines', declinedOn(0, 1), -72, 'retry'],
    ['not on day 2 after two declines', declinedOn(0, 1), -48, 'nothing'],
    ['on day 5 after three', declinedOn(0, 1, 3), -120, 'retry'],
    ['on day 7 after four', declinedOn(0, 1, 3, 5), -168, 'retry'],
    ['after the fifth try the subscription ends', declinedOn(0, 1, 3, 5, 7), -168, 'end'],
    [
      'a card that will never work ends the subscription at once',
      [anAttempt({ decline: 'hard' })],
      -1,
      'end',
    ],
    ['a charge that needs the payer is not repeated', [anAttempt({ decline: 'customer' })], -100, 'nothing'],
    [
      'a charge that needs the payer ends the subscription after a week',
      [anAttempt({ decline: 'customer' })],
      -168,
      'end',
    ],
    [
      'a fault of ours is not mailed',
      [anAttempt({ decline: 'config', isDeclineMailed: false })],
      -23,
      'nothing',
    ],
    [
      'a fault of ours is tried again in a day',
      [anAttempt({ decline: 'config', isDeclineMailed: false })],
      -24,
      'retry',
    ],
    ['a cancelled charge is tried again in a day', [anAttempt({ state: 'canceled' })], -24, 'retry'],
    ['a successful charge needs nothing', [anAttempt({ state: 'succeeded' })], -100, 'nothing'],
  ])('%s', (_name, attempts, hours, kind) => {
    expect(nextRenewalStep(aRenewal({ noticesSent, attempts }), before(hours)).kind).toBe(kind)
  })

  test('a late try moves those after it: never two within a day', () => {
    const attempts = declinedOn(0, 2.5)
    expect(nextTryAt(aRenewal({ noticesSent, attempts }))).toEqual(
      new Date(chargeAt.getTime() + 3.5 * DAY_MS),
    )
  })

  test('a charge unknown to its provider is waited for, sent again, then cancelled', () => {
    const of = (hours: number) => decideAbsentCharge({ createdAt: chargeAt }, before(-hours))
    expect([of(0.1), of(0.2), of(22.9), of(23)]).toEqual(['wait', 'send-again', 'send-again', 'cancel'])
  })
})

type Bank = 'yes' | 'soft' | 'hard' | 'customer' | 'config' | 'silent' | 'absent'
type PlayedStep = { readonly kind: RenewalStep['kind']; readonly at: Date; readonly hadOpen: boolean }

/** Plays a renewal against arbitrary bank responses and worker schedules. */
function play(banks: readonly Bank[], pausesHours: readonly number[]) {
  let renewal = aRenewal()
  let now = before(100)
  const steps: PlayedStep[] = []
  const turns = [...banks]
  const change = (changes: Partial<Renewal>) => {
    renewal = { ...renewal, ...changes }
  }
  const respond = (attempt: Attempt): Attempt => {
    const bank = turns.shift() ?? 'yes'
    if (bank === 'silent') return { ...attempt, lookedUpAt: now }
    if (bank === 'absent') return { ...attempt, state: 'canceled' }
    if (bank === 'yes') return { ...attempt, state: 'succeeded' }
    return { ...attempt, state: 'failed', decline: bank, isDeclineMailed: false }
  }
  for (let turn = 0; turn < 3_000 && !isOver(renewal); turn += 1) {
    const step = nextRenewalStep(renewal, now)
    const hadOpen = renewal.attempts.some(({ state }) => state === 'initiated')
    if (step.kind !== 'nothing') steps.push({ kind: step.kind, at: now, hadOpen })
    const last = renewal.attempts.at(-1)
    const others = renewal.attempts.slice(0, -1)
    switch (step.kind) {
      case 'nothing': {
        const next = nextCheckAt(renewal, now)
        if (next === null) return { renewal, steps }
        now = new Date(next.getTime() + (pausesHours[turn % pausesHours.length] ?? 0) * HOUR_MS)
        break
      }
      case 'notify-72h':
        change({ noticesSent: { ...renewal.noticesSent, '72h': now } })
        break
      case 'notify-24h':
        change({ noticesSent: { ...renewal.noticesSent, '24h': now } })
        break
      case 'charge':
      case 'retry':
        change({
          attempts: [
            ...renewal.attempts,
            respond(anAttempt({ state: 'initiated', decline: null, createdAt: now })),
          ],
        })
        break
      case 'look-up':
        if (last) change({ attempts: [...others, respond(last)] })
        break
      case 'mail-declined':
        if (last) change({ attempts: [...others, { ...last, isDeclineMailed: true }] })
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

/** The rules that hold for any banks and any schedule. */
function expectFairCharging({ renewal, steps }: ReturnType<typeof play>): void {
  const sent = steps.filter(({ kind }) => kind === 'charge' || kind === 'retry')
  const warned = steps.find(({ kind }) => kind === 'notify-24h')
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
    expect(steps.filter(({ kind }) => kind === notice).length).toBeLessThanOrEqual(1)
}

test('with any bank responses and any schedule nobody is charged twice, without notice or without end', () => {
  fc.assert(
    fc.property(anyBanks, anyPauses, (banks, pauses) => {
      const played = play(banks, pauses)
      expectFairCharging(played)
      expect(isOver(played.renewal)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('the same property catches a run that charges again while a result is unknown', () => {
  const steps: PlayedStep[] = [
    { kind: 'notify-24h', at: before(24), hadOpen: false },
    { kind: 'charge', at: before(0), hadOpen: false },
    { kind: 'retry', at: before(-24), hadOpen: true },
  ]
  expect(() => expectFairCharging({ renewal: aRenewal(), steps })).toThrow()
})
