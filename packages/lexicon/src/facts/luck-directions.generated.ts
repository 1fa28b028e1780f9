// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { PlainWord } from './word.ts'

/**
 * Which way the pillars of luck run.
 * @example luckDirections['forward'].name.en // "Forward"
 */
export const luckDirections: Readonly<Record<'forward' | 'backward', PlainWord>> = {
  'forward': {"name":{"en":"Forward","ru":"Прямой ход"},"short":{"en":"Decades follow the months onward, as for men of yang years and women of yin years","ru":"Такты идут за месяцами вперёд: мужчины годов Ян, женщины годов Инь"}},
  'backward': {"name":{"en":"Backward","ru":"Обратный ход"},"short":{"en":"Decades retrace the months: a woman born in a yang year, a man in a yin one","ru":"Такты возвращаются по месяцам вспять: женщины годов Ян, мужчины годов Инь"}},
}
