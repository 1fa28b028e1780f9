import type { Locale } from '../locale.ts'
import type { FigureWords } from './figure-words.ts'

/** The words of the rings of branches; each line names a relation and its groups. */
export function branchRingWords(lines: readonly string[], locale: Locale): FigureWords {
  if (locale === 'ru')
    return {
      title: 'Столкновения, гармонии и тройки ветвей',
      caption:
        'Двенадцать ветвей стоят по кругу, 子 вверху. Через середину — шесть столкновений, параллельными линиями — шесть парных гармоний, треугольниками — четыре тройки, у каждой своя стихия.',
      text: `${lines.join('. ')}.`,
    }
  return {
    title: 'Clashes, harmonies and trines of the branches',
    caption:
      'The twelve branches stand in a ring, 子 on top. Lines through the middle are the six clashes, parallel lines the six harmonies of two, triangles the four trines, each with an element of its own.',
    text: `${lines.join('. ')}.`,
  }
}
