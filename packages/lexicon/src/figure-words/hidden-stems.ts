import type { Locale } from '../locale.ts'
import type { FigureWords } from './figure-words.ts'

/** The words of the bars of hidden stems; each line names a branch and its stems with their shares. */
export function hiddenStemsWords(lines: readonly string[], locale: Locale): FigureWords {
  if (locale === 'ru')
    return {
      title: 'Скрытые стволы двенадцати ветвей',
      caption:
        'Чем длиннее полоса, тем весомее ствол; главный стоит первым. Порядок стволов — из старых книг, а доли, 60, 30 и 10 % или 70 и 30 %, назначены нами.',
      text: `${lines.join('; ')}.`,
    }
  return {
    title: 'The hidden stems of the twelve branches',
    caption:
      'The longer the bar, the more the stem counts; the main one stands first. The order of the stems is from the old books; the shares, 60, 30 and 10% or 70 and 30%, are our own.',
    text: `${lines.join('; ')}.`,
  }
}
