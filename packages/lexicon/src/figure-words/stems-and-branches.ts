import type { Locale } from '../locale.ts'
import type { FigureWords } from './figure-words.ts'

type Signs = {
  /** A stem or branch a line, in words. */
  readonly stems: readonly string[]
  readonly branches: readonly string[]
}

/** The words of the table of stems and branches. */
export function stemsAndBranchesWords({ stems, branches }: Signs, locale: Locale): FigureWords {
  if (locale === 'ru')
    return {
      title: 'Стволы и ветви',
      caption:
        'Вверху — десять небесных стволов: пять стихий, у каждой сплошная черта Ян и прерванная черта Инь. Внизу — двенадцать земных ветвей по временам года. Буквы — сторона света, точка — центр.',
      text: `Десять стволов. ${stems.join('; ')}. Двенадцать ветвей. ${branches.join('; ')}.`,
    }
  return {
    title: 'Stems and branches',
    caption:
      'Above, the ten heavenly stems: five elements, each with an unbroken line for yang and a broken one for yin. Below, the twelve earthly branches by season. The letters are directions, a dot is the centre.',
    text: `Ten stems. ${stems.join('; ')}. Twelve branches. ${branches.join('; ')}.`,
  }
}

/** The headings inside the table. */
export const stemsAndBranchesHeads = {
  en: { stems: 'Ten heavenly stems', branches: 'Twelve earthly branches', yang: 'Yang', yin: 'Yin' },
  ru: { stems: 'Десять небесных стволов', branches: 'Двенадцать земных ветвей', yang: 'Ян', yin: 'Инь' },
} as const satisfies Readonly<Record<Locale, Readonly<Record<string, string>>>>
