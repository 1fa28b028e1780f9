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
  numberWord,
  ordinalWord,
  pillarName,
  possessive,
  pronoun,
  stemName,
  verb,
  withArticle,
} from './english.ts'

const seasons = ['spring', 'summer', 'autumn', 'winter']

const inMonth = (branch: number): string => `in ${withArticle(animalName(branch))} month`

function inThreeMonths(branch: number): string {
  const [first, second, third] = threeMonths(branch).map(animalName)
  return `in months of the ${first}, the ${second} and the ${third}`
}

const both = (day: number, month: number): string =>
  `the day’s ${animalName(day)} and the month’s ${animalName(month)}`

const isOpposite = (day: number, of: string, other: number): string =>
  `the day’s ${animalName(day)} stands opposite the ${of}’s ${animalName(other)}`

const shareBranch = (branch: number): string => `day and month share one branch, the ${animalName(branch)}`

/** Its only pillar, or one of several. */
const among = (list: string, pillar: string, { day, days }: { day: string; days: string }): string =>
  countPillars(list) > 1 ? `${pillar} is one of ${days}` : `${day} is ${pillar}`

type TermRule = Extract<DayRule, { kind: 'before-terms' | 'on-terms' | 'day-of-month' | 'stem-days' }>

const termName = (term: number): string => `the ${at(terms, term).name.en}`

/** Rules by the terms of the sun. */
function termRuleInEnglish(rule: TermRule, falls: string, day: DayContext): string {
  switch (rule.kind) {
    case 'before-terms': {
      const term = termName(comingTerm(day.term.term, rule.terms))
      return isLastDay(rule)
        ? `this is the last day before ${term}`
        : `${term} is at most ${rule.days} days away`
    }
    case 'on-terms':
      return `${termName(day.term.term)} falls on this day in China`
    case 'day-of-month': {
      const month = branchAt(day.month)
      const number = ordinalWord(at(rule.days, month))
      return `${falls} on the ${number} day of the solar month, counted from ${termName(firstTermOf(month))}`
    }
    case 'stem-days': {
      const { terms: from, isNearest } = termsOfStemDay(rule.of, day)
      const [stem, names] = [stemName(stemAt(day.day)), from.map(termName).join(' and ')]
      return isNearest
        ? `${falls} on the ${stem} day nearest ${names}`
        : `${falls} on ${stem} days counted from ${names}`
    }
  }
}

function dayRuleInEnglish(rule: DayRule, grammar: Grammar, day: DayContext): string {
  const it = `${pronoun(grammar)} ${verb(grammar, 'falls')}`
  const falls = `${it} on the ${ordinalWord(day.lunar.day)} day`
  switch (rule.kind) {
    case 'mansion':
      return `the ${ordinalWord(rule.index + 1)} in the round of twenty-eight, and its turn has come`
    case 'year-branch-offset':
      return isOpposite(branchAt(day.day), 'year', branchAt(day.year))
    case 'lunar-days':
      return `${falls} of the moon`
    case 'lunar-dates':
      return `${falls} of the ${day.lunar.isLeap ? 'leap ' : ''}${ordinalWord(day.lunar.month)} moon`
    case 'year-stem-pillars':
      return `in a year of the stem ${stemName(stemAt(day.year))} ${possessive(grammar)} day is ${pillarName(day.day)}`
    case 'first-branch-days':
      return `the moon began on ${withArticle(animalName(branchAt(day.day - day.lunar.day + 1 + 60)))} day, and then ${falls}`
    case 'last-lunar-day':
      return 'this is the last day of the moon'
    case 'void-prosperity':
      return `the prosperity of ${pillarName(day.day)} lies in the void of its ten days, and nothing fills it`
    case 'moon-quarter':
      return `the ${uncapitalised(moonQuarterWords[day.moonQuarter?.quarter ?? 0].name.en)} falls on this day in China`
    default:
      return termRuleInEnglish(rule, it, day)
  }
}

/** Why a star stands on a day, as a clause that goes on after its name. */
export function ruleInEnglish(rule: StarRule, grammar: Grammar, day: DayContext): string {
  const [month, branch] = [branchAt(day.month), branchAt(day.day)]
  const season = at(seasons, seasonAt(month))
  const [pillar, its, it] = [pillarName(day.day), possessive(grammar), pronoun(grammar)]
  const stem = `the stem ${stemName(stemAt(day.day))}`
  const comes = `${it} ${verb(grammar, 'comes')} with`
  const falls = `${it} ${verb(grammar, 'falls')} on ${animalName(branch)} days`
  switch (rule.kind) {
    case 'branch-offset':
      if (rule.steps.length > 1) return `${both(branch, month)} belong to one trio of branches`
      if (rule.steps.includes(0)) return shareBranch(month)
      if (rule.steps.includes(6)) return isOpposite(branch, 'month', month)
      return `${inMonth(month)} ${falls}`
    case 'branch-mirror':
      if (rule.sum === 1) return `${both(branch, month)} form one of the six harmonious pairs`
      if (rule.sum === 7) return `${both(branch, month)} harm each other`
      return `${inMonth(month)} ${falls}`
    case 'month-branches':
    case 'path':
      return `${inMonth(month)} ${falls}`
    case 'month-stems':
      // A month the table leaves out has the star by the branch of a corner, in schools with corners.
      return `${inMonth(month)} ${rule.table.charAt(month) === '-' ? falls : `${comes} ${stem}`}`
    case 'month-pillars':
      return among(at(rule.table, month), pillar, {
        day: `${its} day ${inMonth(month)}`,
        days: `${its} days ${inMonth(month)}`,
      })
    case 'tri-branches':
      return `${inThreeMonths(month)} ${falls}`
    case 'tri-stems':
      return `${inThreeMonths(month)} ${comes} ${stem}`
    case 'season-branches':
      return `in ${season} ${falls}`
    case 'season-stems':
      return `in ${season} ${comes} ${stem}`
    case 'season-pillars':
      return among(at(rule.table, seasonAt(month)), pillar, {
        day: `${its} ${season} day`,
        days: `${its} ${season} days`,
      })
    case 'stems':
      return `${comes} every day of ${stem}`
    case 'branches':
      return `${comes} every ${animalName(branch)} day`
    case 'pillars':
      return `${pillar} is one of ${its} ${numberWord(countPillars(rule.list))} days in the cycle of sixty`
    default:
      return dayRuleInEnglish(rule, grammar, day)
  }
}

/** Which of the twelve the officer is, counted from the month. */
export function officerInEnglish(day: DayContext): string {
  const [month, branch] = [branchAt(day.month), branchAt(day.day)]
  if (month === branch) return `the first of the twelve, as ${shareBranch(month)}`
  const place = (branch - month + 12) % 12
  return `the ${place === 11 ? 'last' : ordinalWord(place + 1)} of the twelve, counted from the month’s ${animalName(month)} to the day’s ${animalName(branch)}`
}
