import type { Locale } from '@zeri/contract'
import { typeset } from '../../i18n/typography.ts'

/** The text of the page in one language. */
type PageText = {
  readonly title: string
  readonly lead: string
  readonly sections: readonly {
    readonly heading: string
    readonly paragraphs: readonly string[]
    /** A list after the paragraphs. */
    readonly points?: readonly string[]
  }[]
}

const texts: Readonly<Record<Locale, PageText>> = {
  en: {
    title: 'BaZi calculator',
    lead: 'Eight characters for the moment you were born: four pillars, what they say of you, and how this year relates to them.',
    sections: [
      {
        heading: 'What BaZi is',
        paragraphs: [
          'The Chinese calendar names every year, month, day and double-hour with two characters: a stem and a branch. The four pairs of a birth are called the four pillars, or 八字 (bāzì, “eight characters”). The stem of the day stands for you; the rest is read by what it does to it.',
        ],
      },
      {
        heading: 'How we calculate',
        paragraphs: [
          'A year begins at the start of spring and a month at its solar term, to the minute. Day and hour follow the sun over the place of birth rather than the clock, so we look up which time the clocks kept there and then, summer time and old decrees included.',
          'Where a few minutes decide, you see both charts. Where the chart does not allow a conclusion, we say so instead of drawing one.',
        ],
      },
      {
        heading: 'What becomes of the birth data',
        paragraphs: [
          'It is kept encrypted and shown to nobody but you. Without an account a reading stays in this browser for thirty days and is then deleted; with an account it stays until you delete it.',
        ],
      },
    ],
  },
  ru: {
    title: 'Калькулятор бацзы',
    lead: 'Восемь знаков минуты, когда вы родились: четыре столпа, что они говорят о вас и что добавляет к ним этот год.',
    sections: [
      {
        heading: 'Что такое бацзы',
        paragraphs: [
          'Китайский календарь называет каждый год, месяц, день и двухчасовку двумя знаками: стволом и ветвью. Четыре пары знаков для минуты рождения — это четыре столпа, или 八字 («восемь знаков»). Ствол дня — это вы сами; остальные читают по тому, что они для него значат.',
        ],
      },
      {
        heading: 'Как мы считаем',
        paragraphs: [
          'Год начинается с началом весны, месяц — со своего сезона, с точностью до минуты. День и час идут по солнцу над местом рождения, а не по часам. Поэтому мы смотрим, какое время показывали часы именно там и тогда, с учётом летнего и декретного.',
          'Если дело решают минуты, вы увидите обе карты рождения. Если вывод сделать нельзя, мы так и скажем.',
        ],
      },
      {
        heading: 'Что будет с данными рождения',
        paragraphs: [
          'Они хранятся в зашифрованном виде, и видите их только вы. Без учётной записи разбор остаётся в этом браузере тридцать дней, а потом удаляется; с учётной записью — пока вы сами его не удалите.',
        ],
      },
    ],
  },
}

/** The introductory text of the BaZi calculator. */
export function baziText(locale: Locale): PageText {
  return typeset(locale, texts[locale])
}
