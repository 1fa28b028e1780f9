import * as bazi from '@zeri/almanac/bazi'
import * as calendar from '@zeri/almanac/calendar'
import * as chooser from '@zeri/almanac/chooser'
import * as fengshui from '@zeri/almanac/fengshui'
import * as judgement from '@zeri/almanac/judgement'
import * as lexicon from '@zeri/lexicon'
import * as facts from '@zeri/lexicon/facts'

/** Shorter texts are words that facts use too. */
const SENTENCE = 30

const listTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(listTexts)

/** Functions and tables of the parts that are not packed; a name of one word could be anything. */
function listNames(): string[] {
  const packed = new Set([...Object.keys(bazi), ...Object.keys(calendar)])
  return [judgement, chooser, fengshui]
    .flatMap((part) => Object.keys(part))
    .filter((name) => /[a-z][A-Z]/.test(name) && !packed.has(name))
}

/** Ids of what is judged and of the rules that judge, unless a fact has the same. */
function listIds(): string[] {
  const ofFacts = new Set(Object.values(facts).flatMap((words) => Object.keys(words)))
  return [
    ...judgement.activities.map(({ id }) => id),
    ...judgement.personalTable.map(({ id }) => id),
    ...Object.keys(lexicon.policies),
    ...Object.keys(lexicon.sources),
  ].filter((id) => id.includes('-') && !ofFacts.has(id))
}

/** What verdicts are said with, every paragraph, and the lines of stars and taboos. */
function listSentences(): string[] {
  const judged = [
    lexicon.activityTexts,
    lexicon.activityWords,
    lexicon.dayGrades,
    lexicon.elementFits,
    lexicon.personalRuleWords,
    lexicon.policies,
    lexicon.weightWords,
    ...[lexicon.starWords, lexicon.hourStars, lexicon.taboos, lexicon.paths].flatMap((words) =>
      Object.values(words).map(({ short }) => short),
    ),
    ...lexicon.listKinds().flatMap(({ words }) => words.map(({ text }) => text)),
  ]
  return judged.flatMap(listTexts).filter((text) => text.length >= SENTENCE)
}

/** Fields of the tables of stars. */
const fields = ['favoursAt', 'forbidsAt', 'says: {', '"says"']

/** Everything by which judgement shows in a file. */
export function listJudgementMarks(): readonly string[] {
  return [...new Set([...listNames(), ...listIds(), ...listSentences(), ...fields])]
}

/** The marks of judgement that a text has. */
export function findMarks(text: string, marks: readonly string[]): readonly string[] {
  const words = new Set(text.match(/[\w-]+/g))
  return marks.filter((mark) => (/^[\w-]+$/.test(mark) ? words.has(mark) : text.includes(mark)))
}
