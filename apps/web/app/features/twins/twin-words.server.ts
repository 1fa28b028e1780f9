import type { Locale } from '@zeri/contract'

/** What texts for programs say beyond the words of their pages. */
export type TwinWords = {
  readonly page: string
  readonly rating: string
  readonly pillar: string
  readonly officer: string
  readonly mansion: string
  readonly path: string
  readonly lunarDate: string
  readonly lunarYear: string
  readonly moon: string
  readonly hour: string
  readonly hours: string
  readonly time: string
  readonly ratedHour: string
  readonly isNight: string
  readonly rules: string
  readonly source: string
  readonly llms: {
    readonly promise: string
    readonly rules: readonly string[]
    readonly days: string
    readonly today: string
    readonly anyDay: string
    readonly method: string
    readonly articles: string
    readonly signs: string
    readonly programs: string
    readonly api: string
    readonly openapi: string
    readonly data: string
    readonly feed: string
    readonly frame: string
    readonly optional: string
  }
}

export const twinWords: Readonly<Record<Locale, TwinWords>> = {
  en: {
    page: 'Page',
    rating: 'Rating',
    pillar: 'Day pillar',
    officer: 'Day officer',
    mansion: 'Lunar mansion',
    path: 'Path',
    lunarDate: 'Lunar date',
    lunarYear: 'lunar year',
    moon: 'Moon',
    hour: 'Double-hour',
    hours: 'Double-hours',
    time: 'Time',
    ratedHour: 'Rating',
    isNight: 'night',
    rules: 'Version of the rules',
    source: 'Source',
    llms: {
      promise:
        'A calendar of auspicious days from Chinese astrology: what any day from 1900 to 2100 is good for, and why. Every rating names the rules and the pages of the books it rests on.',
      rules: [
        'Every page of a day, an article, a sign and the method has a twin in Markdown: add `.md` to its address.',
        'Facts (pillars, lunar date, solar terms, moon, mansion, officer) are open for 1900 to 2100. Ratings are open up to thirty days ahead; beyond that a page has facts alone.',
        'Ratings run from −3 to +3. Quote the reason and its source beside a rating; do not work out ratings of your own from the facts.',
        'A calendar is no reason to delay medical care.',
      ],
      days: 'Days and method',
      today: 'Today',
      anyDay: 'any day: `/{year}/{month}/{day}.md`, numbers without leading zeros',
      method: 'rules, sources, and how exact the calendar is',
      articles: 'Articles',
      signs: 'Signs of the almanac',
      programs: 'For programs',
      api: 'the calls of the API with examples',
      openapi: 'the same in OpenAPI',
      data: 'facts of every day, a file for each year, CSV and JSON',
      feed: 'days for calendar programs; `alarm=morning` or `alarm=eve` adds reminders',
      frame: 'the day in a frame, without a script',
      optional: 'Optional',
    },
  },
  ru: {
    page: 'Страница',
    rating: 'Оценка',
    pillar: 'Столп дня',
    officer: 'Установление дня',
    mansion: 'Лунное созвездие',
    path: 'Путь',
    lunarDate: 'Лунная дата',
    lunarYear: 'лунный год',
    moon: 'Луна',
    hour: 'Двухчасовка',
    hours: 'Двухчасовки',
    time: 'Время',
    ratedHour: 'Оценка',
    isNight: 'ночь',
    rules: 'Версия правил',
    source: 'Источник',
    llms: {
      promise:
        'Календарь благоприятных дней по китайской астрологии: для чего хорош любой день с 1900 по 2100 год и почему. При каждой оценке названы правила и страницы книг, на которых она стоит.',
      rules: [
        'У каждой страницы дня, статьи, знака и метода есть двойник в Markdown: добавьте к адресу `.md`.',
        'Факты (столпы, лунная дата, сезоны, луна, созвездие, установление) открыты с 1900 по 2100 год. Оценки открыты на тридцать дней вперёд, дальше на странице только факты.',
        'Оценки идут от −3 до +3. Рядом с оценкой приводите причину и источник; не выводите собственных оценок из фактов.',
        'Календарь — не повод откладывать помощь врача.',
      ],
      days: 'Дни и метод',
      today: 'Сегодня',
      anyDay: 'любой день: `/ru/{год}/{месяц}/{день}.md`, числа без нулей впереди',
      method: 'правила, источники и точность календаря',
      articles: 'Статьи',
      signs: 'Знаки календаря',
      programs: 'Для программ',
      api: 'вызовы API с примерами',
      openapi: 'то же в формате OpenAPI',
      data: 'факты о каждом дне, по файлу на год, CSV и JSON',
      feed: 'дни для календарных программ; `alarm=morning` или `alarm=eve` добавит напоминания',
      frame: 'день в рамке, без скрипта',
      optional: 'Дополнительно',
    },
  },
}
