import { type Figure, figure, rounded } from '../figures/figures.ts'
import * as almanac from './almanac.ts'
import { type Comparison, writeFactSections } from './fact-sections.ts'
import {
  almanacQuarters,
  almanacTermDates,
  almanacTerms,
  engineNewMoons,
  engineTerms,
  errorOf,
  printedTermDates,
} from './instants.ts'
import {
  almanacLeapMonths,
  almanacLunarDates,
  icuDates,
  listDifferentDays,
  lunarDatesOf,
  lunarTypescriptDates,
} from './lunar-dates.ts'
import { listBirthDifferences, listDayDifferences } from './pillars.ts'
import {
  buildReference,
  listTymeMonths,
  listTymeQuarters,
  listTymeTerms,
  type Reference,
  readReference,
} from './reference.ts'
import { measureCrossings, measureEquationOfTime, measureIllumination, shareDeltaT } from './sky.ts'

const sizes = {
  full: { dayStep: 1, births: 10_000, moonDays: 2000, instants: 20_000 },
  small: { dayStep: 7, births: 200, moonDays: 20, instants: 2000 },
}

const countDifferent = (expected: readonly string[], found: readonly string[]): number =>
  expected.filter((value, index) => value !== found[index]).length

function calendarFigures(reference: Reference): Figure[] {
  const published = lunarDatesOf(reference.months)
  const leaps = reference.months.filter((month) => month.isLeap && month.year >= 1900 && month.year <= 2100)
  const leapNames = leaps.map(({ year, month }) => `${year}:${month}`)
  const found = almanacLeapMonths(almanac)
  const wrongDays = listDifferentDays(published, almanacLunarDates(almanac))
  const wrongDates = countDifferent(printedTermDates(reference.terms), almanacTermDates(almanac))
  return [
    figure('lunar dates that differ from the published calendar', wrongDays.length, 'days of 73414', '= 0'),
    figure(
      'leap months as published',
      leapNames.filter((name) => found.includes(name)).length,
      'of 74',
      '= 74',
    ),
    figure('leap months in all', found.length, 'months', '= 74'),
    figure('term dates in UTC+8 that differ from the published', wrongDates, 'of 4824', '= 0'),
  ]
}

function instantFigures(reference: Reference): Figure[] {
  const [terms, moons] = [almanacTerms(almanac), almanacQuarters(almanac, 0)]
  const engineMoons = engineNewMoons(moons)
  const bias = engineMoons.reduce((sum, at, index) => sum + at - (moons[index] ?? 0), 0) / moons.length
  const unbiased = engineMoons.map((at) => at - bias)
  const quarters = ([1, 2, 3] as const).map((quarter) =>
    errorOf(listTymeQuarters(quarter), almanacQuarters(almanac, quarter)),
  )
  const seconds = (name: string, value: number, bar: `<= ${number}`): Figure =>
    figure(name, rounded(value), 's', bar)
  return [
    seconds('solar terms in TT, greatest error', errorOf(reference.terms, terms).max, '<= 3'),
    seconds('new moons in TT, greatest error', errorOf(reference.newMoons, moons).max, '<= 3'),
    seconds(
      'other quarters of the moon in TT, greatest distance from tyme4ts',
      Math.max(...quarters.map(({ max }) => max)),
      '<= 1',
    ),
    seconds(
      'solar terms in TT, greatest distance from astronomy-engine',
      errorOf(terms, engineTerms(terms)).max,
      '<= 60',
    ),
    seconds(
      'new moons in TT, greatest distance from astronomy-engine without its mean bias',
      errorOf(moons, unbiased).max,
      '<= 20',
    ),
  ]
}

function pillarFigures({ dayStep, births }: (typeof sizes)['full']): Figure[] {
  const days = listDayDifferences(almanac, dayStep)
  const hours = listBirthDifferences(almanac, births)
  return [
    figure('days whose pillars, mansion, officer or path differ from tyme4ts', days.length, 'days', '= 0'),
    figure(
      `pillars of ${births} births and their hours' bounds, both zi rules, unlike tyme4ts outside the pinned one`,
      hours.length,
      'differ',
      '= 0',
    ),
  ]
}

function skyFigures({ instants, moonDays }: (typeof sizes)['full']): Figure[] {
  shareDeltaT()
  const equation = measureEquationOfTime(almanac, instants)
  const illumination = measureIllumination(almanac, instants)
  const crossings = measureCrossings(almanac, moonDays)
  const of = `of ${crossings.compared} moonrises and moonsets`
  return [
    figure('equation of time, greatest error', rounded(equation), 's', '<= 5'),
    figure('lit part of the moon, greatest error', rounded(illumination, 3), '%', '<= 0.5'),
    figure(`steep ones ${of}, greatest error`, rounded(crossings.maxSec), 's', '<= 60'),
    figure(`flat ones ${of}, greatest error in height`, rounded(crossings.maxDeg, 4), '°', '<= 0.01'),
    figure(`without a partner ${of}`, crossings.missing, 'events', '= 0'),
    figure(
      `tangential and counted apart: ${crossings.tangential} beside those`,
      rounded((100 * crossings.tangential) / crossings.compared, 2),
      '%',
      '<= 0.5',
    ),
  ]
}

/** The libraries beside the almanac, against the same reference. */
function compareLibraries(reference: Reference): Comparison[] {
  const published = lunarDatesOf(reference.months)
  const wrong = (dates: ReadonlyMap<string, string>): number => listDifferentDays(published, dates).length
  const { terms, newMoons } = reference
  return [
    {
      what: 'lunar dates wrong, of 73 414 days',
      unit: 'days',
      almanac: wrong(almanacLunarDates(almanac)),
      tyme4ts: wrong(lunarDatesOf(listTymeMonths())),
      lunarTypescript: wrong(lunarTypescriptDates()),
      icu: wrong(icuDates()),
    },
    {
      what: 'solar terms in TT, greatest error of 4 824',
      unit: 's',
      almanac: errorOf(terms, almanacTerms(almanac)).max,
      tyme4ts: errorOf(terms, listTymeTerms()).max,
      astronomyEngine: errorOf(terms, engineTerms(terms)).max,
    },
    {
      what: 'new moons in TT, greatest error of 2 487',
      unit: 's',
      almanac: errorOf(newMoons, almanacQuarters(almanac, 0)).max,
      tyme4ts: errorOf(newMoons, listTymeQuarters(0)).max,
      astronomyEngine: errorOf(newMoons, engineNewMoons(newMoons)).max,
    },
  ]
}

/** Measures every fact the almanac promises; a full run writes its sections of docs/accuracy.md. */
export async function measureFacts({
  small,
  referenceFolder,
}: {
  small: boolean
  referenceFolder: string | undefined
}): Promise<Figure[]> {
  const reference = referenceFolder ? readReference(referenceFolder) : buildReference()
  const size = small ? sizes.small : sizes.full
  const figures = [
    ...calendarFigures(reference),
    ...instantFigures(reference),
    ...pillarFigures(size),
    ...skyFigures(size),
  ]
  if (!small)
    writeFactSections({ reference: reference.name, figures, comparisons: compareLibraries(reference) })
  return figures
}
