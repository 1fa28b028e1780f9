import { type Birth, natalChart, natalRules } from '@zeri/almanac/bazi'
import { dayFacts, julianDay, toCivilDate } from '@zeri/almanac/calendar'
import { classicalSchool, personalRules, personalVerdict } from '@zeri/almanac/judgement'
import { describePersonalDay, listPersonalDays, describePersonalYear as yearOperation } from '@zeri/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createZoneClocks } from '../../platform/zone-clock.ts'
import { describeDays, describeWholeDay, findCalendarContext } from './calendar.ts'
import { describeWholeYear } from './describe-year.ts'
import type { Access } from './person.ts'
import { describePersonalDays, describePersonalYear, describeWholePersonalDay } from './personal-calendar.ts'

const setting = await findCalendarContext(
  {
    places: { find: () => undefined },
    clockOf: createZoneClocks(),
    today: () => ({ date: '2026-11-15', endsAtMs: 0 }),
  },
  { locale: 'ru' },
)
const born: Birth = {
  date: { year: 1990, month: 5, day: 1 },
  timeSec: 30_600,
  latitudeDeg: 55.75,
  longitudeDeg: 37.62,
  offsetSec: 14_400,
  gender: 'female',
}
const anAccount = (access: Access, given: Partial<Birth> = {}) => ({
  chart: natalChart({ ...born, ...given }, natalRules),
  access,
})
const head = {
  chart: {
    uuid: '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11',
    fio: 'Anna',
    isHourKnown: true,
    access: 'paid' as const,
    paidUntil: null,
    city: 'Moscow',
    dayMaster: { id: '2', zh: '丙', name: 'Огонь Ян' },
  },
}
const julianDays = fc.integer({ min: 2_415_021, max: 2_488_434 })
const civilDays = julianDays.map((day) => toCivilDate(julianDay(day)))

test('any day for any birth keeps to the contract, says what the almanac says, and lets the general verdict be', () => {
  const births = fc.record({ date: civilDays, timeSec: fc.option(fc.integer({ min: 0, max: 86_399 })) })
  fc.assert(
    fc.property(civilDays, births, (date, birth) => {
      const person = anAccount('paid', birth)
      const response = { ...describeWholePersonalDay(date, setting, person), ...head }
      expect(describePersonalDay.response.parse(response)).toEqual(response)
      const { place, rules } = setting.at
      const facts = dayFacts({ date, place, rules })
      const verdict = personalVerdict({ facts, school: classicalSchool }, person.chart, personalRules)
      expect(response.personal?.verdict.weight).toBe(verdict.day.weight)
      expect(response.personal?.tags.map(({ weight }) => weight)).toEqual(
        verdict.activities.map(({ weight }) => weight),
      )
      for (const { id, general } of response.personal?.tags ?? [])
        expect(general).toBe(response.judgement?.tags.find((tag) => tag.id === id)?.weight)
    }),
    { numRuns: 40 },
  )
})

test('a range, a day and a year of one person agree', () => {
  const person = anAccount('paid')
  const range = {
    ...describePersonalDays({ from: '2027-02-01', to: '2027-02-28' }, setting, person),
    ...head,
  }
  const year = { ...describePersonalYear(2027, setting, person), ...head }
  expect(listPersonalDays.response.parse(range)).toEqual(range)
  expect(yearOperation.response.parse(year)).toEqual(year)
  for (const { date, personal, weights } of range.days) {
    const [, month = 0, day = 0] = date.split('-').map(Number)
    const whole = describeWholePersonalDay({ year: 2027, month, day }, setting, person)
    expect(personal?.weight).toBe(whole.personal?.verdict.weight)
    expect(year.days.find((one) => one.date === date)?.personal).toBe(personal?.weight)
    expect(weights?.wedding).toBe(whole.personal?.tags.find(({ id }) => id === 'wedding')?.general)
  }
})

test.each(['none', 'today'] as const)('with access to %s everything else is as for everyone', (access) => {
  const person = anAccount(access)
  const range = { from: '2026-11-14', to: '2026-12-17' }
  const days = describePersonalDays(range, setting, person).days
  expect(days.map(({ personal: _, ...day }) => day)).toEqual(describeDays(range, setting).days)
  const open = days.filter(({ personal }) => personal !== null).map(({ date }) => date)
  expect(open).toEqual(access === 'today' ? ['2026-11-15'] : [])
  const { personal, ...day } = describeWholePersonalDay({ year: 2027, month: 3, day: 5 }, setting, person)
  expect(personal).toBeNull()
  expect(day).toEqual(describeWholeDay({ year: 2027, month: 3, day: 5 }, setting))
  const year = describePersonalYear(2026, setting, person)
  expect(year.days.map(({ personal: _, ...one }) => one)).toEqual(describeWholeYear(2026, setting).days)
})

const novemberDays = Array.from({ length: 30 }, (_, index) => ({ year: 2026, month: 11, day: index + 1 }))

test('the plan B of a person waits for a day that is better for the person, in hours that do not clash', () => {
  const person = anAccount('paid')
  const plans = novemberDays.flatMap((date) => {
    const { personal } = describeWholePersonalDay(date, setting, person)
    expect(personal?.planB === null).toBe((personal?.verdict.weight ?? 0) >= 0)
    return personal?.planB ? [{ personal, plan: personal.planB }] : []
  })
  expect(plans.length).toBeGreaterThan(3)
  for (const { personal, plan } of plans) {
    const clashing = personal.hours.filter(({ clashes }) => clashes.length > 0).map(({ branch }) => branch)
    expect(plan.hours.filter((branch) => clashing.includes(branch))).toEqual([])
    const { date = '', weight, isPersonal } = plan.day ?? {}
    const [better] = describePersonalDays({ from: date, to: date }, setting, person).days
    expect([better?.personal?.weight, isPersonal]).toEqual([weight, true])
    expect(weight).toBeGreaterThan(0)
  }
})

test('the free day of a person waits for a day that is better for everyone', () => {
  const births = Array.from({ length: 12 }, (_, month) => ({
    date: { year: 1990, month: month + 1, day: 3 },
  }))
  const days = births
    .map((birth) =>
      describeWholePersonalDay({ year: 2026, month: 11, day: 15 }, setting, anAccount('today', birth)),
    )
    .flatMap(({ personal }) => personal?.planB?.day ?? [])
  expect(days.length).toBeGreaterThan(0)
  for (const { date, weight, isPersonal } of days) {
    expect(isPersonal).toBe(false)
    expect(describeDays({ from: date, to: date }, setting).days[0]?.verdict?.weight).toBe(weight)
  }
})

test('an hour brings a person their nobleman, and clashes with the branches of their birth', () => {
  // 庚午 庚辰 丙寅 壬辰: the nobleman of 丙 is 亥 and 酉; 子 clashes with the year, 申 with the day.
  const { personal } = describeWholePersonalDay(
    { year: 2026, month: 11, day: 15 },
    setting,
    anAccount('paid'),
  )
  const noble = personal?.hours.filter(({ isNoble }) => isNoble).map(({ branch }) => branch)
  expect(noble).toEqual([9, 11])
  const clashes = personal?.hours.filter((hour) => hour.clashes.length > 0)
  expect(clashes?.map(({ branch, clashes: with_ }) => [branch, ...with_])).toEqual([
    [0, 'year'],
    [8, 'day'],
  ])
})
