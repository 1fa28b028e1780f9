import type { concepts } from '@zeri/lexicon'

/** The article about each general word of the almanac; its synonyms in the lexicon find the article. */
export const conceptArticles: Readonly<Record<keyof typeof concepts, string>> = {
  officer: 'twelve-officers',
  mansion: 'twenty-eight-mansions',
  'day-master': 'day-master',
  'double-hour': 'double-hours',
  'symbolic-stars': 'personal-noblemen',
  interactions: 'clash-and-what-to-do',
  'ten-gods': 'ten-gods',
  'luck-pillars': 'luck-pillars',
  'solar-terms': 'solar-terms',
  'sexagenary-cycle': 'sexagenary-cycle',
  bazi: 'bazi-from-zero',
  rating: 'what-a-verdict-is-made-of',
  'date-selection': 'good-day-for-what',
}
