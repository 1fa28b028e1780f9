import type { Locale, listThemes, Output } from '@zeri/contract'
import { LAST_YEAR } from '@zeri/contract/browser'
import { addMonths } from '../../i18n/civil-month.ts'
import { AHEAD } from './chooser-query.ts'

// The options of the sentence in which a visitor says what is planned. Each has its preposition and its case, so that the
// sentence reads right whichever is chosen.

export type PlanOption = { readonly value: string; readonly text: string }

const MONTHS_AHEAD = 18
const YEARS_AHEAD = 2

const spanWords = {
  en: {
    ahead: 'in the next 30 days',
    year: (year: number) => `at any time in ${year}`,
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    month: (month: string, year: string) => `in ${month} ${year}`,
  },
  ru: {
    ahead: 'в ближайшие 30 дней',
    year: (year: number) => `в любой день ${year} года`,
    months: [
      'январе',
      'феврале',
      'марте',
      'апреле',
      'мае',
      'июне',
      'июле',
      'августе',
      'сентябре',
      'октябре',
      'ноябре',
      'декабре',
    ],
    month: (month: string, year: string) => `в ${month} ${year}`,
  },
} as const satisfies Record<Locale, unknown>

/** When: the days that are free first, then the months of a year and a half, then whole years. */
export function listPlanSpans(today: string, locale: Locale): PlanOption[] {
  const words = spanWords[locale]
  const year = Number(today.slice(0, 4))
  const months = Array.from({ length: MONTHS_AHEAD }, (_, ahead) => addMonths(today, ahead).slice(0, 7))
  const years = Array.from({ length: YEARS_AHEAD }, (_, ahead) => year + 1 + ahead)
  const isKnown = (value: string): boolean => Number(value.slice(0, 4)) <= LAST_YEAR
  return [
    { value: AHEAD, text: words.ahead },
    ...months.map((month) => ({
      value: month,
      text: words.month(words.months[Number(month.slice(5)) - 1] ?? '', month.slice(0, 4)),
    })),
    ...years.map((one) => ({ value: String(one), text: words.year(one) })),
  ].filter(({ value }) => value === AHEAD || isKnown(value))
}

/** Where: cities that many readers choose, by their GeoNames ids. An empty value is the visitor's own place, or none. */
export const planPlaces: Readonly<Record<Locale, readonly PlanOption[]>> = {
  en: [
    { value: '', text: 'anywhere' },
    { value: '2643743', text: 'in London' },
    { value: '5128581', text: 'in New York' },
    { value: '5368361', text: 'in Los Angeles' },
    { value: '2147714', text: 'in Sydney' },
    { value: '1880252', text: 'in Singapore' },
    { value: '1735161', text: 'in Kuala Lumpur' },
    { value: '2950159', text: 'in Berlin' },
  ],
  ru: [
    { value: '524901', text: 'в Москве' },
    { value: '498817', text: 'в Санкт-Петербурге' },
    { value: '551487', text: 'в Казани' },
    { value: '1486209', text: 'в Екатеринбурге' },
    { value: '1496747', text: 'в Новосибирске' },
    { value: '2013348', text: 'во Владивостоке' },
    { value: '1526384', text: 'в Алматы' },
    { value: '2950159', text: 'в Берлине' },
  ],
}

type Themes = Output<typeof listThemes>

/** What: the activities by theme, each as the sentence names it. */
export function listPlanDeeds({ themes, tags }: Themes) {
  return themes.map(({ id, name }) => ({
    id,
    name,
    deeds: tags.flatMap((tag) => (tag.theme === id ? [{ value: tag.id, text: tag.deed }] : [])),
  }))
}

/** Often looked for; nothing medical. */
const OFTEN = ['move-house', 'contract', 'opening']

/** The activities that have a button of their own. */
export function listOften({ tags }: Pick<Themes, 'tags'>) {
  return OFTEN.flatMap((id) => {
    const tag = tags.find((one) => one.id === id)
    return tag ? [{ id, name: tag.name }] : []
  })
}

/** The options of the place with that of the page among them, and the value that stands for it. */
export function withOwnPlace(
  places: readonly PlanOption[],
  place: { readonly id: string; readonly text: string } | null,
): { readonly options: readonly PlanOption[]; readonly chosen: string } {
  if (!place) return { options: places, chosen: '' }
  const named = places.filter(({ value }) => value !== '')
  const isNamed = named.some(({ value }) => value === place.id)
  return {
    options: isNamed ? named : [{ value: place.id, text: place.text }, ...named],
    chosen: place.id,
  }
}
