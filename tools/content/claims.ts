import { hiddenStemsOf, tenGodOf } from '@zeri/almanac/bazi'
import {
  calendarRules,
  chinaMeridian,
  clashBranchOf,
  type DayFacts,
  dayFacts,
  naYinOf,
  type Pillar,
  parseCivilDate,
  pillarOf,
} from '@zeri/almanac/calendar'
import { boardOf, listYearGods, type Palace, yearStar } from '@zeri/almanac/fengshui'
import {
  type ActivityId,
  classicalSchool,
  judgeDay,
  listRulesOf,
  mansionIdOf,
  officerIdOf,
} from '@zeri/almanac/judgement'
import { branches, stems } from '@zeri/lexicon'

/**
 * What is wrong with a claim of an article, or nothing. A claim is `kind/subject/…/value`; days are those of China.
 * @example findFault('day-pillar/2026-11-24/壬寅') // undefined
 */
export function findFault(claim: string): string | undefined {
  const [kind = '', ...parts] = claim.split('/')
  const check = kinds[kind]
  if (!check) return `there is no kind of claim ${kind}`
  const claimed = parts.at(-1) ?? ''
  const found = check(...parts)
  if (typeof found === 'boolean') return found ? undefined : 'it does not hold'
  return found === claimed ? undefined : `it is ${found}`
}

/** Each computes the value of a claim, or returns whether it holds. */
const kinds: Readonly<Record<string, (...parts: string[]) => string | boolean>> = {
  'day-pillar': (date) => glyphsOf(factsOf(date).day),
  'month-pillar': (date) => glyphsOf(factsOf(date).month),
  'year-pillar': (date) => glyphsOf(factsOf(date).year),
  officer: (date) => officerIdOf(factsOf(date).officer),
  mansion: (date) => mansionIdOf(factsOf(date).mansion),
  star: (date, star) => starsOf(date).includes(star ?? ''),
  'no-star': (date, star) => !starsOf(date).includes(star ?? ''),
  lunar: (date) => `${factsOf(date).lunar.month}-${factsOf(date).lunar.day}`,
  term: (term, date) => {
    const running = factsOf(date).term
    return running.term === Number(term) && running.startsToday
  },
  verdict: (date) => String(verdictOf(date).day.weight),
  activity: (date, id) =>
    String(verdictOf(date).activities.find(({ activity }) => activity === id)?.weight ?? 'no activity'),
  // Days of a year on which an activity is good, or on which a star stands.
  'good-days': (year, id) => String(listDates(year).filter((date) => isGood(date, id)).length),
  'star-days': (year, star) =>
    String(listDates(year).filter((date) => starsOf(date).includes(star ?? '')).length),
  // The flying star in a palace, and the direction of a god, in the year that begins with 立春.
  'year-star': (year, palace) => String(boardOf(yearStar(Number(year)))[palace as Palace] ?? 'no palace'),
  'year-god': (year, god) =>
    listYearGods(factsOf(`${year}-06-01`).year).find(({ id }) => id === god)?.sector ?? 'no god',
  favours: (star, activity) => hasRule(star, activity, 'good'),
  forbids: (star, activity) => hasRule(star, activity, 'bad'),
  'na-yin': (glyphs) => String(naYinOf(pillarNamed(glyphs))),
  clash: (branch) => String(clashBranchOf(Number(branch))),
  hidden: (branch) =>
    hiddenStemsOf(Number(branch))
      .map(({ stem }) => stems[stem]?.zh)
      .join(''),
  'ten-god': (master, stem) => String(tenGodOf(Number(master), Number(stem))),
}

const DAY_MS = 86_400_000

function factsOf(date = ''): DayFacts {
  const parsed = parseCivilDate(date)
  if (!parsed) throw new RangeError(`there is no day ${date}`)
  return dayFacts({ date: parsed, place: chinaMeridian, rules: calendarRules })
}

function verdictOf(date?: string) {
  const facts = factsOf(date)
  return judgeDay({ facts, school: classicalSchool })
}

function listDates(year = ''): string[] {
  const first = Date.UTC(Number(year), 0, 1)
  const count = Math.round((Date.UTC(Number(year) + 1, 0, 1) - first) / DAY_MS)
  return Array.from({ length: count }, (_, at) => new Date(first + at * DAY_MS).toISOString().slice(0, 10))
}

function isGood(date: string, id?: string): boolean {
  return verdictOf(date).activities.some(({ activity, weight }) => activity === id && weight > 0)
}

function starsOf(date?: string): readonly string[] {
  return verdictOf(date).stars.map(({ id }) => id)
}

/** Only statements of a book or a common almanac count, not interpretations. */
function hasRule(star: string | undefined, activity: string | undefined, side: 'good' | 'bad'): boolean {
  // An activity that does not exist has no rules.
  return listRulesOf(activity as ActivityId).some(
    (rule) => rule.star === star && rule.side === side && !rule.isReading,
  )
}

function glyphsOf(pillar: Pillar): string {
  return `${stems[pillar % 10]?.zh}${branches[pillar % 12]?.zh}`
}

function pillarNamed(glyphs?: string): Pillar {
  const index = Array.from({ length: 60 }, (_, at) => pillarOf(at)).find((at) => glyphsOf(at) === glyphs)
  if (index === undefined) throw new RangeError(`there is no pillar ${glyphs}`)
  return index
}
