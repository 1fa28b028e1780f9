// The texts of cards in inline mode.

import type { Locale } from '@zeri/contract'

type CardWords = {
  readonly today: string
  readonly tomorrow: string
  readonly day: (word: string) => string
  readonly daysFor: (deed: string) => string
  readonly goodDayFor: (deed: string) => string
  readonly favouredBy: (stars: string) => string
  readonly noDay: (deed: string, until: string) => string
  readonly noDayHint: string
  readonly whole: string
  readonly choose: string
  readonly unknown: (text: string) => string
  readonly chooserHint: string
  readonly list: (activity: string) => string
  readonly decided: (day: string) => string
  readonly openList: string
}

export const cardWords: Readonly<Record<Locale, CardWords>> = {
  en: {
    today: 'Today',
    tomorrow: 'Tomorrow',
    day: (word) => `${word} day`,
    daysFor: (deed) => `Good days for ${deed}`,
    goodDayFor: (deed) => `A good day for ${deed}`,
    favouredBy: (stars) => `In its favour: ${stars}.`,
    noDay: (deed, until) => `No good day for ${deed} before ${until}`,
    noDayHint: 'The chooser shows the nearest ones.',
    whole: 'More about this day',
    choose: 'Choose a day',
    unknown: (text) => `Nothing is called “${text}” here`,
    chooserHint: 'The chooser has a list of everything days are chosen for.',
    list: (activity) => `Which day works for you? ${activity}`,
    decided: (day) => `Decided: ${day}`,
    openList: 'Open the list and mark the days',
  },
  ru: {
    today: 'Сегодня',
    tomorrow: 'Завтра',
    day: (word) => `${word} день`,
    daysFor: (deed) => `Хорошие дни для ${deed}`,
    goodDayFor: (deed) => `Хороший день для ${deed}`,
    favouredBy: (stars) => `В пользу дня: ${stars}.`,
    noDay: (deed, until) => `До ${until} хорошего дня для ${deed} нет`,
    noDayHint: 'Подбор дня покажет ближайшие.',
    whole: 'Подробнее об этом дне',
    choose: 'Подобрать день',
    unknown: (text) => `Дела «${text}» здесь нет`,
    chooserHint: 'В подборе дня есть список всех дел.',
    list: (activity) => `Какой день вам подходит? ${activity}`,
    decided: (day) => `Решено: ${day}`,
    openList: 'Открыть список и отметить дни',
  },
}
