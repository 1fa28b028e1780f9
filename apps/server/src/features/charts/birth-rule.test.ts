import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BirthChange, decideBirthChange } from './birth-rule.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const PAID = Date.UTC(2026, 0, 1)
const LATER = PAID + 30 * DAY_MS
const paid = { firstPaidAt: new Date(PAID), correctedAt: null }

const anna = {
  gender: 'female',
  birthday: '1990-05-01',
  birthdayTime: '08:30',
  latitude: 55.75222,
  longitude: 37.61556,
  utc: 'Europe/Moscow',
  offsetSec: 14_400,
} as const
type Birth = Parameters<typeof decideBirthChange>[1]
const vladivostok = { latitude: 43.10562, longitude: 131.87353, utc: 'Asia/Vladivostok', offsetSec: 39_600 }

/** A month after the first payment. */
const cases: [string, Partial<Birth>, BirthChange][] = [
  ['the same birth', {}, 'free'],
  ['coordinates that differ by a metre', { latitude: 55.752221 }, 'free'],
  ['another minute', { birthdayTime: '08:31' }, 'counted'],
  ['another gender', { gender: 'male' }, 'counted'],
  ['the next day at the same time', { birthday: '1990-05-02' }, 'counted'],
  ['a minute more than a day', { birthday: '1990-05-02', birthdayTime: '08:31' }, 'refused'],
  ['the time forgotten', { birthdayTime: null }, 'counted'],
  ['the time forgotten and the day before', { birthday: '1990-04-30', birthdayTime: null }, 'counted'],
  ['two days before without a time', { birthday: '1990-04-29', birthdayTime: null }, 'refused'],
  ['a birthplace across the country', vladivostok, 'counted'],
  [
    'a clock time and a zone that each move the instant, together by more than a day',
    { ...vladivostok, birthday: '1990-04-30', birthdayTime: '10:00' },
    'refused',
  ],
  [
    'a day by the clock that is made up for by a zone',
    { birthday: '1990-05-02', birthdayTime: '12:00', offsetSec: 39_600 },
    'refused',
  ],
  [
    'a longitude that moves the sun by more than a day',
    { longitude: -180, birthday: '1990-04-30' },
    'refused',
  ],
  ['another person', { birthday: '1980-01-01' }, 'refused'],
]

describe('a month after the first payment', () => {
  test.each(cases)('%s', (_name, change, verdict) => {
    expect(decideBirthChange(paid, anna, { ...anna, ...change }, LATER)).toBe(verdict)
  })

  test('a time that becomes known is the correction of the year', () => {
    expect(decideBirthChange(paid, { ...anna, birthdayTime: null }, anna, LATER)).toBe('counted')
  })
})

describe('another person', () => {
  const other = { ...anna, birthday: '1980-01-01' }
  test('is free before the first payment and for a week after it', () => {
    expect(decideBirthChange({ firstPaidAt: null, correctedAt: null }, anna, other, LATER)).toBe('free')
    expect(decideBirthChange(paid, anna, other, PAID + 7 * DAY_MS - 1)).toBe('free')
    expect(decideBirthChange(paid, anna, other, PAID + 7 * DAY_MS)).toBe('refused')
  })
})

const births = fc.record({
  gender: fc.constantFrom('female', 'male'),
  birthday: fc
    .integer({ min: 0, max: 40_000 })
    .map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10)),
  birthdayTime: fc.option(
    fc.integer({ min: 0, max: 1_439 }).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16)),
  ),
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  utc: fc.constantFrom('Europe/Moscow', 'Asia/Vladivostok'),
  offsetSec: fc.integer({ min: -43_200, max: 50_400 }),
}) satisfies fc.Arbitrary<Birth>

const instantOf = ({ birthday, birthdayTime, offsetSec }: Birth): number =>
  Date.parse(`${birthday}T${birthdayTime ?? '12:00'}Z`) - offsetSec * 1000

test('whatever is tried, a birth moves by a day in a year at most once the week is over', () => {
  const tries = fc.array(fc.record({ birth: births, afterDays: fc.integer({ min: 0, max: 200 }) }), {
    maxLength: 60,
  })
  // Small moves too: random births alone are hardly ever near each other.
  const nudges = fc.array(
    fc.record({
      minutes: fc.integer({ min: -3_000, max: 3_000 }),
      afterDays: fc.integer({ min: 0, max: 200 }),
    }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(births, tries, nudges, (first, leaps, steps) => {
      let [birth, nowMs, correctedAt]: [Birth, number, Date | null] = [first, PAID + 7 * DAY_MS, null]
      const moves: { atMs: number; movedMs: number }[] = []
      const attempt = (wanted: Birth) => {
        const change = decideBirthChange({ firstPaidAt: new Date(PAID), correctedAt }, birth, wanted, nowMs)
        if (change === 'refused') return
        moves.push({ atMs: nowMs, movedMs: Math.abs(instantOf(wanted) - instantOf(birth)) })
        if (change === 'counted') correctedAt = new Date(nowMs)
        birth = wanted
      }
      for (const [index, { afterDays, birth: leap }] of leaps.entries()) {
        nowMs += afterDays * DAY_MS
        attempt(leap)
        const step = steps[index]
        if (!step) continue
        nowMs += step.afterDays * DAY_MS
        const clockMs =
          Date.parse(`${birth.birthday}T${birth.birthdayTime ?? '12:00'}Z`) + step.minutes * 60_000
        const clock = new Date(clockMs).toISOString()
        attempt({ ...birth, birthday: clock.slice(0, 10), birthdayTime: clock.slice(11, 16) })
      }
      const real = moves.filter(({ movedMs }) => movedMs > 0)
      for (const [index, { atMs, movedMs }] of real.entries()) {
        expect(movedMs).toBeLessThanOrEqual(DAY_MS)
        const next = real[index + 1]
        if (next) expect(next.atMs - atMs).toBeGreaterThanOrEqual(365 * DAY_MS)
      }
    }),
    { numRuns: 500 },
  )
})
