import type { DayRule, StarRule } from '@zeri/almanac/judgement'
import { at } from '../at.ts'
import type { Grammar } from '../entry.ts'
import { uncapitalised } from '../letters.ts'
import { moonQuarterWords } from '../moon.ts'
import { terms } from '../terms.ts'
import {
  branchAt,
  comingTerm,
  countPillars,
  type DayContext,
  firstTermOf,
  isLastDay,
  seasonAt,
  stemAt,
  termsOfStemDay,
  threeMonths,
} from './day-context.ts'
import {
  animalName,
  is,
  neuterOrdinal,
  ofAnimal,
  ofOrdinal,
  pillarName,
  possessive,
  pronoun,
  stemName,
  verb,
} from './russian.ts'

const seasons = [
  { inSeason: 'весной', day: 'весенний день', days: 'весенних дней' },
  { inSeason: 'летом', day: 'летний день', days: 'летних дней' },
  { inSeason: 'осенью', day: 'осенний день', days: 'осенних дней' },
  { inSeason: 'зимой', day: 'зимний день', days: 'зимних дней' },
]

const inMonth = (branch: number): string => `в месяце ${ofAnimal(branch)}`

function inThreeMonths(branch: number): string {
  const [first, second, third] = threeMonths(branch).map(ofAnimal)
  return `в месяцы ${first}, ${second} и ${third}`
}

const both = (day: number, month: number): string => `${animalName(day)} дня и ${animalName(month)} месяца`

const isOpposite = (day: number, of: string, other: number): string =>
  `${animalName(day)} дня стоит напротив ${ofAnimal(other)} ${of}`

const shareBranch = (branch: number): string => `у дня и месяца одна ветвь, ${animalName(branch)}`

/** Its only pillar, or one of several. */
const among = (list: string, pillar: string, { day, days }: { day: string; days: string }): string =>
  countPillars(list) > 1 ? `${pillar} — один из ${days}` : `${day} — ${pillar}`

type TermRule = Extract<DayRule, { kind: 'before-terms' | 'on-terms' | 'day-of-month' | 'stem-days' }>

const ofTerm = (term: number): string => at(terms, term).ruGenitive

/** Rules by the terms of the sun. */
function termRuleInRussian(rule: TermRule, falls: string, day: DayContext): string {
  switch (rule.kind) {
    case 'before-terms': {
      const term = ofTerm(comingTerm(day.term.term, rule.terms))
      return isLastDay(rule) ? `это последний день до ${term}` : `до ${term} не больше ${rule.days} дней`
    }
    case 'on-terms':
      return `в Китае на этот день приходится ${at(terms, day.term.term).name.ru}`
    case 'day-of-month': {
      const month = branchAt(day.month)
      return `${falls} на ${at(rule.days, month)}-й день солнечного месяца, считая от ${ofTerm(firstTermOf(month))}`
    }
    case 'stem-days': {
      const { terms: from, isNearest } = termsOfStemDay(rule.of, day)
      const [stem, names] = [stemName(stemAt(day.day)), from.map(ofTerm).join(' и ')]
      return isNearest
        ? `${falls} на ближайший день ствола ${stem} до или после ${names}`
        : `${falls} на дни ствола ${stem}, отсчитанные от ${names}`
    }
  }
}

function dayRuleInRussian(rule: DayRule, grammar: Grammar, day: DayContext): string {
  const it = `${pronoun(grammar)} ${verb(grammar, is.falling)}`
  const falls = `${it} на ${day.lunar.day}-й день`
  switch (rule.kind) {
    case 'mansion':
      return `${rule.index + 1}-е в круге двадцати восьми, пришёл его черёд`
    case 'year-branch-offset':
      return isOpposite(branchAt(day.day), 'года', branchAt(day.year))
    case 'lunar-days':
      return `${falls} луны`
    case 'lunar-dates':
      return `${falls} ${day.lunar.isLeap ? 'вставного ' : ''}${ofOrdinal(day.lunar.month)} лунного месяца`
    case 'year-stem-pillars':
      return `в год ствола ${stemName(stemAt(day.year))} ${possessive(grammar)} день — ${pillarName(day.day)}`
    case 'first-branch-days':
      return `лунный месяц начался в день ${ofAnimal(branchAt(day.day - day.lunar.day + 1 + 60))}, и тогда ${falls}`
    case 'last-lunar-day':
      return 'это последний день лунного месяца'
    case 'void-prosperity':
      return `${pillarName(day.day)} — один из десяти дней, чьё процветание попадает в пустоту, и ничто его не восполняет`
    case 'moon-quarter':
      return `в Китае на этот день приходится ${uncapitalised(moonQuarterWords[day.moonQuarter?.quarter ?? 0].name.ru)}`
    default:
      return termRuleInRussian(rule, it, day)
  }
}

/** Why a star stands on a day, as a clause that goes on after its name. */
export function ruleInRussian(rule: StarRule, grammar: Grammar, day: DayContext): string {
  const [month, branch] = [branchAt(day.month), branchAt(day.day)]
  const season = at(seasons, seasonAt(month))
  const [pillar, its, it] = [pillarName(day.day), possessive(grammar), pronoun(grammar)]
  const stem = stemName(stemAt(day.day))
  // Functions: a table speaks of one of them, and a day has a hundred reasons.
  const comes = (): string => `${it} ${verb(grammar, is.coming)}`
  const falls = (): string => `${it} ${verb(grammar, is.falling)} на дни ${ofAnimal(branch)}`
  switch (rule.kind) {
    case 'branch-offset':
      if (rule.steps.length > 1) return `${both(branch, month)} — из одной тройки ветвей`
      if (rule.steps.includes(0)) return shareBranch(month)
      if (rule.steps.includes(6)) return isOpposite(branch, 'месяца', month)
      return `${inMonth(month)} ${falls()}`
    case 'branch-mirror':
      if (rule.sum === 1) return `${both(branch, month)} составляют одну из шести пар`
      if (rule.sum === 7) return `${both(branch, month)} вредят друг другу`
      return `${inMonth(month)} ${falls()}`
    case 'month-branches':
    case 'path':
      return `${inMonth(month)} ${falls()}`
    case 'month-stems':
      // A month the table leaves out has the star by the branch of a corner, in schools with corners.
      return `${inMonth(month)} ${rule.table.charAt(month) === '-' ? falls() : `${comes()} со стволом ${stem}`}`
    case 'month-pillars':
      return among(at(rule.table, month), pillar, {
        day: `${inMonth(month)} ${its} день`,
        days: `${its} дней ${inMonth(month)}`,
      })
    case 'tri-branches':
      return `${inThreeMonths(month)} ${falls()}`
    case 'tri-stems':
      return `${inThreeMonths(month)} ${comes()} со стволом ${stem}`
    case 'season-branches':
      return `${season.inSeason} ${falls()}`
    case 'season-stems':
      return `${season.inSeason} ${comes()} со стволом ${stem}`
    case 'season-pillars':
      return among(at(rule.table, seasonAt(month)), pillar, {
        day: `${its} ${season.day}`,
        days: `${its} ${season.days}`,
      })
    case 'stems':
      return `${comes()} с каждым днём ствола ${stem}`
    case 'branches':
      return `${comes()} с каждым днём ${ofAnimal(branch)}`
    case 'pillars':
      return `${pillar} — один из ${its} ${countPillars(rule.list)} дней в круге шестидесяти`
    default:
      return dayRuleInRussian(rule, grammar, day)
  }
}

/** Which of the twelve the officer is, counted from the month. */
export function officerInRussian(day: DayContext): string {
  const [month, branch] = [branchAt(day.month), branchAt(day.day)]
  if (month === branch) return `первое из двенадцати, ведь ${shareBranch(month)}`
  const place = (branch - month + 12) % 12
  return `${place === 11 ? 'последнее' : neuterOrdinal(place + 1)} из двенадцати, если считать от ${ofAnimal(month)}, ветви месяца`
}
