import { type Birth, type NatalRules, natalChart, natalRules } from '@zeri/almanac/bazi'
import { calendarRules, dayFacts, julianDay, type Rules, toCivilDate } from '@zeri/almanac/calendar'
import { dayStar } from '@zeri/almanac/fengshui'
import { judgeDay, personaliseVerdict } from '@zeri/almanac/judgement'
import { canonicalRules, type SchoolChoice, schoolPresets, schoolSwitches } from '@zeri/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createZoneClocks } from '../../platform/zone-clock.ts'
import { aPlace } from '../../testing/place.ts'
import { findDays } from '../chooser/find-days.ts'
import { listFeedDays } from '../exports/feeds/feed-days.ts'
import { buildSheetContent } from '../prints/sheet-content.ts'
import { describeDays, describeWholeDay, findCalendarContext } from './calendar.ts'
import { describeWholeYear } from './describe-year.ts'
import { digestFor, judgeForDigest } from './digest.ts'
import { createHeldDays } from './held-days.ts'
import { describePersonalDays, describePersonalYear, describeWholePersonalDay } from './personal-calendar.ts'
import { isoDateOf } from './present-facts.ts'
import { describeSchools, schoolOf } from './school.ts'

const clockOf = createZoneClocks()
const honolulu = aPlace({ latitudeDeg: 21.31, longitudeDeg: -157.86, zone: 'Pacific/Honolulu' })

/** All tests share what is held in memory: results of one school must not reach another. */
const held = createHeldDays()
const settingOn = (date: string, rules: string) =>
  findCalendarContext(
    { places: { find: () => honolulu }, clockOf, today: () => ({ date, endsAtMs: 0 }), held },
    { locale: 'en', place: '1', rules },
  )

const births: readonly Birth[] = [
  // Before the instant of 立春, after the lunar new year.
  { date: { year: 1990, month: 2, day: 4 }, timeSec: 3600 },
  // The late hour of zi, by the sun and by the clock, and by the clock alone.
  { date: { year: 1990, month: 5, day: 1 }, timeSec: 23 * 3600 + 2700 },
  { date: { year: 1990, month: 5, day: 1 }, timeSec: 23 * 3600 + 1200 },
  // Early in a month of earth.
  { date: { year: 1990, month: 4, day: 8 }, timeSec: 12 * 3600 },
].map((born) => ({ ...born, latitudeDeg: 55.75, longitudeDeg: 37.62, offsetSec: 10_800, gender: 'female' }))

const anySchool = fc
  .tuple(...schoolSwitches.map(({ values }) => fc.constantFrom(...values)))
  .map((values) => schoolSwitches.map(({ name }, index) => [name, values[index]] as const))
const rulesOf = (pairs: readonly (readonly [string, string | undefined])[]): string =>
  canonicalRules(pairs.map((pair) => pair.join('.')).join('_')) ?? expect.unreachable()
// True: there is one pair for each switch.
const choiceOf = (pairs: readonly (readonly [string, string | undefined])[]) =>
  Object.fromEntries(pairs) as SchoolChoice

/** What the almanac says under a choice of switches, without anything of the server. */
function judgeByAlmanac(choice: SchoolChoice, date: string, birth: Birth) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const rules: Rules = {
    ...calendarRules,
    yearStart: choice.year,
    monthRule: choice.month,
    termZone: choice.terms,
    lunarMeridian: choice.moon,
    timeBasis: choice.sun,
  }
  const natal: NatalRules = {
    ...natalRules,
    ziRule: choice['late-rat'],
    timeBasis: choice.sun,
    yearStart: choice['birth-year'],
    monthRule: choice['birth-month'],
    seasonRule: choice.season,
    commandTable: choice.command,
    lifePalaceMonth: choice['life-palace'],
  }
  const { latitudeDeg, longitudeDeg, zone } = honolulu
  const place = { latitudeDeg, longitudeDeg, offsetSecAt: clockOf(zone).offsetSecAt }
  const facts = dayFacts({ date: { year, month, day }, place, rules })
  const school = {
    heavenlyVirtue: choice.virtue,
    yearBreak: choice['year-break'] === 'yes',
    folk: choice.popular === 'yes',
  }
  const general = judgeDay({ facts, school })
  const chart = natalChart(birth, natal)
  const personal = { noblemanFrom: choice.nobleman, threeHarmony: choice.harmony }
  return { facts, general, chart, own: personaliseVerdict(general, facts.day, { chart, rules: personal }) }
}

const dates = fc
  .integer({ min: 2_461_042, max: 2_461_771 })
  .map((day) => isoDateOf(toCivilDate(julianDay(day))))

test('by any school, every channel rates a day for everyone as the almanac does under its switches', async () => {
  await fc.assert(
    fc.asyncProperty(anySchool, dates, async (pairs, date) => {
      const rules = rulesOf(pairs)
      const setting = await settingOn(date, rules)
      const { facts, general } = judgeByAlmanac(choiceOf(pairs), date, births[0] ?? expect.unreachable())
      const [from, to] = [date, date]
      const whole = describeWholeDay(facts.date, setting)
      const listed = describeDays({ from, to }, setting)
      const sheet = buildSheetContent(listed, sheetOf(date))
      const wedding = general.activities.find(({ activity }) => activity === 'wedding')?.weight
      expect({
        day: whole.judgement?.verdict.weight,
        list: listed.days[0]?.verdict?.weight,
        year: describeWholeYear(facts.date.year, setting).days.find((day) => day.date === date)?.weight,
        feed: feedOn(date, setting, undefined)?.weight,
        print: sheet.days[0]?.verdict?.weight,
      }).toEqual(sameWeights(['day', 'list', 'year', 'feed', 'print'], general.day.weight))
      expect(whole.hours.map((hour) => Date.parse(hour.from))).toEqual(
        facts.hours.map(({ startMs }) => Math.floor(startMs / 1000) * 1000),
      )
      expect(findDays(weddingOn(facts.date, []), setting).days[0]?.weight).toBe(wedding)
      const named = rules === '' ? undefined : rules
      expect([whole.school?.rules, listed.school?.rules]).toEqual([named, named])
      expect(sheet.school === undefined).toBe(rules === '')
    }),
    { numRuns: 30 },
  )
})

test('by any school, every channel rates a day for a person as the almanac does under its switches', async () => {
  await fc.assert(
    fc.asyncProperty(anySchool, dates, fc.constantFrom(...births), async (pairs, date, birth) => {
      const rules = rulesOf(pairs)
      const setting = await settingOn(date, rules)
      const { facts, own } = judgeByAlmanac(choiceOf(pairs), date, birth)
      const chart = natalChart(birth, schoolOf(rules).natal)
      const person = { chart, access: 'paid' } as const
      const range = { from: date, to: date }
      const days = describePersonalDays(range, setting, person)
      const sheet = buildSheetContent(days, { ...sheetOf(date), person: { name: 'Anna' } })
      const year = describePersonalYear(facts.date.year, setting, person)
      expect({
        day: describeWholePersonalDay(facts.date, setting, person).personal?.verdict.weight,
        list: days.days[0]?.personal?.weight,
        year: year.days.find((day) => day.date === date)?.personal,
        feed: feedOn(date, setting, chart)?.weight,
        print: sheet.days[0]?.verdict?.weight,
        letter: digestFor(judgeForDigest(facts.date, setting), person).weight,
      }).toEqual(sameWeights(['day', 'list', 'year', 'feed', 'print', 'letter'], own.day.weight))
      const wedding = own.activities.find(({ activity }) => activity === 'wedding')?.weight
      const people = [{ id: 'own', chart, role: 'full' as const }]
      expect(findDays(weddingOn(facts.date, people), setting).days[0]?.weight).toBe(wedding)
    }),
    { numRuns: 30 },
  )
})

test.each(
  schoolSwitches.flatMap(({ name, values }) => values.slice(1).map((value) => [name, value] as const)),
)(
  'the switch %s to %s moves a rating, an hour, a star or the reading of a birth within two years',
  async (name, value) => {
    const book = schoolSwitches.map((one) => [one.name, one.values[0]] as const)
    const other = { ...choiceOf(book), [name]: value }
    const moves = Array.from({ length: 730 }, (_, index) =>
      isoDateOf(toCivilDate(julianDay(2_461_042 + index))),
    ).some((date) => births.some((birth) => print(choiceOf(book), date, birth) !== print(other, date, birth)))
    expect(moves).toBe(true)
  },
)

function print(choice: SchoolChoice, date: string, birth: Birth): string {
  const { facts, own, chart } = judgeByAlmanac(choice, date, birth)
  return JSON.stringify([
    dayStar(facts.julianDay, choice['nine-star']).star,
    chart,
    own.day.weight,
    own.activities.map(({ weight }) => weight),
    facts.hours.map(({ startMs }) => startMs),
  ])
}

test('every switch and every named school has words in both languages', () => {
  for (const locale of ['en', 'ru'] as const) {
    const { switches, presets } = describeSchools(locale)
    expect(switches.map(({ name }) => name)).toEqual(schoolSwitches.map(({ name }) => name))
    expect(presets.map(({ rules }) => rules)).toEqual(schoolPresets.map(({ rules }) => rules))
    for (const { question, users, source, values } of switches)
      expect(
        [question, users, source, ...values.flatMap((one) => [one.name, one.short])].every(Boolean),
      ).toBe(true)
  }
})

const sameWeights = (channels: readonly string[], weight: number) =>
  Object.fromEntries(channels.map((channel) => [channel, weight]))

const sheetOf = (today: string) =>
  ({ kind: 'month', locale: 'en', product: 'Zeri', host: 'zeri.test', person: null, today }) as const

type Setting = Awaited<ReturnType<typeof settingOn>>
type FeedChart = Parameters<typeof listFeedDays>[0]['chart']

function feedOn(date: string, setting: Setting, chart: FeedChart) {
  const short = { ...setting, openUntil: date }
  return [...listFeedDays({ activity: undefined, chart }, short)].flat().find((day) => day.date === date)
}

type Query = Parameters<typeof findDays>[0]
const weddingOn = (date: Query['from'], people: Query['people']): Query => ({
  activity: 'wedding',
  from: date,
  to: date,
  minWeight: -3,
  people,
})
