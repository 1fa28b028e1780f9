import type { Locale } from '@zeri/contract'

type MethodWords = {
  readonly title: string
  readonly description: string
  readonly lead: string
  /** Paragraphs before the figure and after it, under their headings. */
  readonly before: readonly Part[]
  readonly after: readonly Part[]
  readonly accuracyTitle: string
  readonly accuracyLead: string
  readonly head: {
    readonly what: string
    readonly measured: string
    readonly allowed: string
    readonly source: string
  }
  readonly observatory: string
  readonly article: string
  readonly schools: string
}

type Part = { readonly heading: string; readonly text: readonly string[] }

/** The words of `/method`. */
export const methodWords: Readonly<Record<Locale, MethodWords>> = {
  en: {
    title: 'How a verdict is made',
    description:
      'Where the sign of a day comes from, how its size is summed up, what nothing can outvote, and how exact the calendar is, number by number.',
    lead: 'A plus or a minus here can be taken apart down to the last reason. This page does it for one real day and then shows how exact the calendar underneath is.',
    before: [
      {
        heading: 'Two questions, two sources',
        text: [
          'Whether a deed suits a day at all is decided by an imperial handbook printed in 1741. It lists some 230 signs and says of each what it favours and what it forbids. We apply it as printed and add nothing.',
          'How strongly is another question, and the handbook does not answer it. That part is ours, and every page that shows a number says so.',
        ],
      },
      {
        heading: 'One day on the scales',
        text: [
          'Take prayer and ritual on 16 November 2026. Every sign of the day that has something to say about them goes on one of the two pans.',
        ],
      },
    ],
    after: [
      {
        heading: 'How to read it',
        text: [
          'The strongest reason counts in full, the second by half, the third by a quarter, so that a crowd of small signs never drowns a great one. Signs that speak of this very deed count whole; those that bless or burden the day at large count by half. The path of the day and its mansion only lean, by a quarter of a point.',
          'The sum is then laid on a scale. Its marks were set on sixty years of days, so that about a third of the verdicts reach 2 and a tenth reach 3.',
        ],
      },
      {
        heading: 'What is crossed out',
        text: [
          'Signs often contradict each other. The handbook has an order for that: some bans give way beside a virtue, some are lifted by their own entry, some yield to nothing. What loses stays on the page, crossed out and with the reason, so that you can check it.',
          'A few things are ceilings rather than weights. If the whole day is closed, or a custom such as the day against the year holds great undertakings down, no sum lifts the verdict above that line.',
        ],
      },
      {
        heading: 'What the day as a whole is',
        text: [
          'The colour of a day is counted from its deeds: good ones against bad ones. One side must lead by more than an eighth of the list, otherwise the day is neutral. It can therefore never contradict what stands below it.',
          'Nobody can test whether such days matter. What can be tested is that the rules are applied as written, every time, and that the sky behind them is right. The table does that.',
        ],
      },
    ],
    accuracyTitle: 'How exact it is',
    accuracyLead:
      'Each line is measured against a source that is not ours. “Allowed” is the limit at which a release is stopped.',
    head: { what: 'What is compared', measured: 'Found', allowed: 'Allowed', source: 'Compared with' },
    observatory: 'Where other calendars differ from ours, and by which rule',
    article: 'Another day, worked through step by step',
    schools: 'Choose another school',
  },
  ru: {
    title: 'Как получается оценка',
    description:
      'Откуда берётся знак оценки, как складывается её величина, что нельзя перевесить и насколько точен сам календарь: всё в числах.',
    lead: 'Любой плюс и минус здесь можно разобрать до последней причины. На этой странице так разобран один настоящий день, а ниже показано, насколько точен календарь под ним.',
    before: [
      {
        heading: 'Два вопроса, два источника',
        text: [
          'Подходит ли дело дню, решает императорский свод 1741 года. В нём около 230 знаков, и о каждом сказано, чему он помогает и что запрещает. Мы применяем свод как он напечатан и ничего не добавляем.',
          'Насколько сильно подходит, свод не говорит. Эта часть наша, и везде, где стоит число, об этом сказано.',
        ],
      },
      {
        heading: 'Один день на весах',
        text: [
          'Возьмём молитву и обряд 16 ноября 2026 года. Каждый знак дня, которому есть что о них сказать, ложится на одну из чаш.',
        ],
      },
    ],
    after: [
      {
        heading: 'Как это читать',
        text: [
          'Сильнейшая причина идёт целиком, вторая вполовину, третья вчетверть: толпа мелких знаков не заглушит крупный. Знаки, которые говорят именно об этом деле, весят полностью; те, что касаются всего дня, — вполовину. Путь дня и созвездие только склоняют чашу, на четверть балла.',
          'Затем сумму кладут на шкалу. Её деления поставлены по дням шестидесяти лет: до двойки доходит около трети оценок, до тройки — десятая часть.',
        ],
      },
      {
        heading: 'Что вычеркнуто',
        text: [
          'Знаки часто спорят. На этот случай в своде есть порядок: одни запреты уступают добродетели, другие снимает собственная статья, третьи не уступают ничему. Что проиграло, остаётся на странице вычеркнутым и с причиной, чтобы вы могли проверить.',
          'Есть и потолки. Если закрыт весь день или обычай, например день против года, придерживает большие дела, никакая сумма не поднимет оценку выше этой черты.',
        ],
      },
      {
        heading: 'Откуда оценка всего дня',
        text: [
          'Цвет дня считают по его делам: хорошие против плохих. Чтобы день стал хорошим или плохим, одна сторона должна опередить другую больше чем на восьмую часть списка, иначе день ровный. Поэтому он не спорит с тем, что стоит под ним.',
          'Важны ли такие дни, проверить нельзя. Можно проверить, что правила применены как написаны, каждый раз, и что небо за ними посчитано верно. Это и делает таблица.',
        ],
      },
    ],
    accuracyTitle: 'Насколько это точно',
    accuracyLead:
      'Каждая строка сверена с чужим источником. «Допуск» — предел, при котором выпуск останавливают.',
    head: { what: 'Что сверяют', measured: 'Найдено', allowed: 'Допуск', source: 'С чем' },
    observatory: 'Где другие календари расходятся с нашим и по какому правилу',
    article: 'Подробный разбор другого дня',
    schools: 'Выбрать другую школу',
  },
}
