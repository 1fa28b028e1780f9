import type { DayVerdict, StarId } from '@zeri/almanac/judgement'
import type { Locale } from '../locale.ts'
import { weightWords } from '../weights.ts'
import type { DayContext } from './day-context.ts'
import { capitalised, uncapitalised } from './letters.ts'
import { namedOf } from './named.ts'
import { findStrongest } from './strongest-reasons.ts'
import type { Called } from './summary.ts'
import { summaryInEnglish } from './summary-in-english.ts'
import { summaryInRussian } from './summary-in-russian.ts'

// An officer or a mansion by its bare name would be taken for a common word: Full, Heart.
const officer = { en: 'the officer', ru: 'распорядитель', grammar: { en: 'is', ru: 'm' } } as const
const mansion = { en: 'the mansion', ru: 'стоянка', grammar: { en: 'is', ru: 'f' } } as const

/** A star as a summary calls it. */
function callStar(id: StarId, day: DayContext, locale: Locale): Called {
  const family = day.stars.find((star) => star.id === id)?.family
  const { name, grammar } = namedOf(id)
  const title = family === 'officer' ? officer : family === 'mansion' ? mansion : undefined
  if (title) return { name: `${title[locale]} ${name[locale]}`, grammar: title.grammar }
  // A name that has "and" in it would fall apart beside another one.
  return { name: / and /.test(name[locale]) ? `“${name[locale]}”` : name[locale], grammar }
}

/** A day in one sentence: its weight and its two strongest reasons, worded differently on each day of a month. */
export function summariseDay(verdict: DayVerdict, day: DayContext, locale: Locale): string {
  const { form, first, second = first } = findStrongest(verdict)
  const summary = {
    form,
    weight: uncapitalised(weightWords[verdict.day.weight].name[locale]),
    first: callStar(first, day, locale),
    second: callStar(second, day, locale),
    day,
  }
  return capitalised(locale === 'ru' ? summaryInRussian(summary) : summaryInEnglish(summary))
}
