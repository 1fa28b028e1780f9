import type { Locale } from '@zeri/contract'
import { setRussian } from '../../i18n/typography.ts'

export type AboutText = {
  readonly title: string
  readonly lead: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

const texts: Readonly<Record<Locale, (product: string) => AboutText>> = {
  en: (product) => ({
    title: `About ${product}`,
    lead: `${product} is a calendar of auspicious days in the Chinese tradition. It was made for people who want to know not only whether a day is thought good for something, but also why.`,
    sections: [
      {
        heading: 'Choosing the day',
        paragraphs: [
          'The name comes from 择日, zérì, “choosing the day”. For centuries families in China consulted an almanac before a wedding, a journey or the laying of a foundation. The almanac describes a day by what can be observed and counted: the moon, the solar term (one of twenty-four in a year), the pair of characters in the cycle of sixty.',
          `${product} calculates these facts from astronomy rather than copying them from printed tables. A day begins and ends at midnight in the place named at the top of the page; where no place is set, in UTC.`,
        ],
      },
      {
        heading: 'Where a verdict comes from',
        paragraphs: [
          'A verdict is not an impression but a sum. Each rule that applies to a day adds points or takes them away, and the total is the verdict. Every verdict will be shown with the rules behind it, so that you can follow it, weigh it or disagree with it.',
          'The method is the work of a master of this tradition. Where its schools differ, we will say which one we follow.',
        ],
      },
      {
        heading: 'What it is not',
        paragraphs: [
          'We do not foretell the future, and we do not promise luck. A favourable day does not do the work for you, and an unfavourable one forbids nothing. Think of the calendar as a custom with a long memory: it helps to pause, look at the day ahead and choose with intent.',
          'It does not replace a doctor, a lawyer or common sense.',
        ],
      },
      {
        heading: 'What is here today',
        paragraphs: [
          `${product} is young. At present it shows the day’s characters, their elements and the moon. Verdicts, hours and personal calendars will follow, and every verdict will come with its reasons.`,
        ],
      },
    ],
  }),
  ru: (product) => ({
    title: `О проекте ${product}`,
    lead: `${product} — календарь благоприятных дней в китайской традиции. Он сделан для тех, кому важно знать не только, хорош ли день для задуманного, но и почему.`,
    sections: [
      {
        heading: 'Выбор дня',
        paragraphs: [
          'Название происходит от 择日, «цзэжи» — «выбирать день». Веками в Китае сверялись с календарём перед свадьбой, поездкой или закладкой дома. Календарь описывает день через то, что можно увидеть и сосчитать: луну, солнечный сезон (один из двадцати четырёх), пару иероглифов в цикле из шестидесяти.',
          `${product} не переписывает эти сведения из печатных таблиц, а рассчитывает их по астрономическим данным. День начинается и заканчивается в полночь того места, которое указано вверху страницы; если место не выбрано — по UTC.`,
        ],
      },
      {
        heading: 'Откуда берётся оценка',
        paragraphs: [
          'Оценка дня — не впечатление, а сумма. Каждое применимое правило прибавляет баллы или отнимает их; итог и есть оценка. Рядом с ней будут показаны правила, из которых она сложилась: её можно будет проверить, взвесить и оспорить.',
          'Автор метода — мастер этой традиции. Там, где её школы расходятся, мы укажем, какой трактовки придерживаемся.',
        ],
      },
      {
        heading: 'Чего здесь нет',
        paragraphs: [
          'Мы не предсказываем будущее и не обещаем удачи. Благоприятный день не сделает дело за вас, а неблагоприятный ничего не запрещает. Календарь — обычай с долгой памятью: он помогает остановиться, посмотреть на предстоящий день и выбрать осознанно.',
          'Он не заменяет ни врача, ни юриста, ни здравый смысл.',
        ],
      },
      {
        heading: 'Что есть сейчас',
        paragraphs: [
          `${product} — молодой проект. Пока он показывает иероглифы дня, их стихии и луну. Дальше появятся оценки, часы и личные календари — и у каждой оценки будут названы причины.`,
        ],
      },
    ],
  }),
}

/** The page's text stays on the server: only the language asked for travels, and never as script. */
export function aboutText(locale: Locale, product: string): AboutText {
  const text = texts[locale](product)
  return locale === 'ru' ? setRussian(text) : text
}
