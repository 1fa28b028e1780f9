import { activities, matters, stars } from '@zeri/almanac/judgement'
import * as facts from '@zeri/lexicon/facts'

/** An activity whose id is also a key of every value about days. */
const ORDINARY_WORD = 'date'

/** Ids and Chinese names that facts have, too: natal stars, relations, festivals, terms, stages of life. */
function listFactWords(): ReadonlySet<string> {
  const { stars: _names, taboos: _taboos, ...tables } = facts
  const words = Object.values(tables).flatMap((table) =>
    Object.entries(table).flatMap(([id, word]) =>
      typeof word === 'object' && 'zh' in word ? [id, word.zh] : [id],
    ),
  )
  return new Set([...words, ORDINARY_WORD])
}

/** What only judgement says: the ids and names of its stars and taboos, its activities, the matters of the book. */
function listMarks(): readonly string[] {
  const ids = stars()
    .filter(({ family }) => family === 'star' || family === 'taboo')
    .map(({ id }) => id)
  const names = Object.values(facts.stars).map(({ zh }) => zh)
  const factWords = listFactWords()
  const all = [...ids, ...activities.map(({ id }) => id), ...matters, ...names]
  return all.filter((mark) => !factWords.has(mark))
}

/** Finds the marks of judgement that a packed text holds as strings. */
export function findJudgement(text: string): string[] {
  return listMarks().filter((mark) => ['"', "'", '`'].some((quote) => text.includes(quote + mark + quote)))
}
