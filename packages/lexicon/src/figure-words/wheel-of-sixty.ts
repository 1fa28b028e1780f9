import type { Locale } from '../locale.ts'
import type { FigureWords } from './figure-words.ts'

type MarkedPillar = {
  /** In words. */
  readonly date: string
  /** From 1 to 60. */
  readonly number: number
  readonly glyphs: string
  readonly reading: string
  readonly pillar: string
}

/** The words of the ring of sixty pillars. */
export function wheelOfSixtyWords(
  { date, number, glyphs, reading, pillar }: MarkedPillar,
  locale: Locale,
): FigureWords {
  if (locale === 'ru')
    return {
      title: 'Круг шестидесяти столпов',
      caption: `Внутри — десять стволов, снаружи — двенадцать ветвей; вместе они сходятся раз в шестьдесят дней. ${date} — столп № ${number}, ${glyphs} (${reading}).`,
      text: `Шестьдесят столпов стоят по кругу, по часовой стрелке от 甲子 вверху. На внутреннем кольце десять стволов проходят шесть раз, на внешнем двенадцать ветвей — пять. ${date} отмечен столп № ${number}: ${glyphs}, ${pillar}.`,
    }
  return {
    title: 'The wheel of sixty pillars',
    caption: `Ten stems inside, twelve branches outside; they meet in the same pair once in sixty days. ${date} is pillar ${number}, ${glyphs} (${reading}).`,
    text: `Sixty pillars stand in a ring, clockwise from 甲子 at the top. On the inner ring the ten stems pass six times, on the outer one the twelve branches five times. The pillar of ${date} is marked: number ${number}, ${glyphs}, ${pillar}.`,
  }
}
