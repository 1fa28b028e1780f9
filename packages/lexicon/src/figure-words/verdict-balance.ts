import type { Locale } from '../locale.ts'
import type { FigureWords } from './figure-words.ts'

type Balance = {
  /** In words. */
  readonly date: string
  readonly activity: string
  readonly sign: -1 | 0 | 1
  /** With its sign: "+2". */
  readonly weight: string
  readonly word: string
  readonly total: string
  readonly from: readonly [string, string]
  /** Names with their points, the strongest first. */
  readonly counted: readonly string[]
  readonly aside: readonly string[]
  readonly limits: readonly string[]
}

/** What the book notes, in the middle of the balance. */
export const balanceSigns = {
  1: { en: 'the book favours it', ru: 'книга советует' },
  0: { en: 'the book notes nothing', ru: 'книга не отмечает' },
  [-1]: { en: 'the book forbids it', ru: 'книга запрещает' },
} as const

export const balancePans = {
  good: { en: 'For', ru: 'За' },
  bad: { en: 'Against', ru: 'Против' },
  nothing: { en: 'nothing', ru: 'ничего' },
  aside: { en: 'not counted', ru: 'не в счёт' },
} as const

/** How a limit is written beside the sum. */
export function writeLimit(name: string, limit: string, locale: Locale): string {
  return locale === 'ru' ? `${name}: не выше ${limit}` : `${name}: ${limit} at most`
}

export function writeTotal({ total, from }: Pick<Balance, 'total' | 'from'>, locale: Locale): string {
  return locale === 'ru'
    ? `Сумма ${total}; от ${from[0]} оценка 2, от ${from[1]} — 3`
    : `Sum ${total}; size 2 from ${from[0]}, size 3 from ${from[1]}`
}

/** The words of the sum of a verdict. */
export function verdictBalanceWords(balance: Balance, locale: Locale): FigureWords {
  const { date, activity, sign, weight, word, counted, aside, limits } = balance
  const total = writeTotal(balance, locale)
  if (locale === 'ru') {
    const reasons = counted.length > 0 ? `В счёт идут: ${counted.join(', ')}.` : 'В счёт не идёт ничего.'
    const others = aside.length > 0 ? ` Не в счёт: ${aside.join(', ')}.` : ''
    const held = limits.length > 0 ? ` Потолок: ${limits.join(', ')}.` : ''
    return {
      title: `Из чего сложилась оценка: ${activity}, ${date}`,
      caption:
        sign === 0
          ? `Весы остались пустыми: книга в этот день о деле не говорит, и оценка ${weight}.`
          : `Знак даёт книга (${balanceSigns[sign].ru}), величину — сумма: сильнейшая причина целиком, следующая вполовину, третья вчетверть. Получилось ${weight}.`,
      text: `${date}, ${activity}: ${balanceSigns[sign].ru}. ${reasons}${others}${sign === 0 ? '' : ` ${total}.`}${held} Оценка ${weight}, ${word.toLowerCase()}.`,
    }
  }
  const reasons = counted.length > 0 ? `Counted: ${counted.join(', ')}.` : 'Nothing counts.'
  const others = aside.length > 0 ? ` Not counted: ${aside.join(', ')}.` : ''
  const held = limits.length > 0 ? ` Ceiling: ${limits.join(', ')}.` : ''
  return {
    title: `What the rating is made of: ${activity}, ${date}`,
    caption:
      sign === 0
        ? `The scales stay empty: the book says nothing of it on this day, and the rating is ${weight}.`
        : `The sign is the book’s (${balanceSigns[sign].en}), the size is the sum: the strongest reason in full, the next by half, the third by a quarter. It comes to ${weight}.`,
    text: `${date}, ${activity}: ${balanceSigns[sign].en}. ${reasons}${others}${sign === 0 ? '' : ` ${total}.`}${held} Rating ${weight}, ${word.toLowerCase()}.`,
  }
}
