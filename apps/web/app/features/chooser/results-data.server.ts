import type { ChosenDay, Locale, Output, predictDays } from '@zeri/contract'
import { dateWords } from '../../i18n/civil-day.ts'
import { type ChooserQuery, LIST_STEP } from './chooser-query.ts'
import { chosenFilePath, findRatedChart, toDayData, toTaken } from './day-data.server.ts'
import { listMonths, type MapSpan } from './map-months.server.ts'

/** Days shown as cards above the list. */
export const BEST_COUNT = 3

type Prediction = Output<typeof predictDays>['prediction']

type ResultsContext = {
  readonly search: URLSearchParams
  readonly query: ChooserQuery
  readonly locale: Locale
  readonly place: string | undefined
  /** The town of the answer; null where no place is set. */
  readonly town: string | null
}

/** The answer as the page shows it: the best days, the map, the list, and what was left out. */
export function toResults(
  prediction: Prediction,
  map: MapSpan,
  { search, query, locale, place, town }: ResultsContext,
) {
  const { tag, all, excluded, tooLight, withoutHours, nearest, people, from, to } = prediction
  const chart = findRatedChart(people)
  const question = { tag: tag.id, people, place, locale }
  const present = (day: ChosenDay) => {
    const data = toDayData(day, prediction, locale)
    return {
      ...data,
      moon: { elongationDeg: day.moon.elongationDeg, name: day.moon.name },
      favouredBy: day.favouredBy.join(', '),
      taken: toTaken(data, {
        tag: tag.name,
        locale,
        town,
        fileOf: (kind) => chosenFilePath(data, kind, question),
      }),
    }
  }
  const days = prediction.days.map(present)
  const best = all.length > 0 ? prediction.days[0]?.date : undefined
  return {
    tag: { id: tag.id, name: tag.name },
    span: `${dateWords(from, locale).date} — ${dateWords(to, locale).date}`,
    people: people.map(({ uuid, fio, role }) => ({ uuid, name: fio, role })),
    rated: chart === undefined ? null : { chart, question: search.toString() },
    isNight: prediction.night,
    place: place ?? null,
    count: all.length,
    best: days.slice(0, BEST_COUNT),
    list: days.slice(BEST_COUNT),
    more: all.length > days.length ? withParam(search, 'shown', String(query.shown + LIST_STEP)) : null,
    left: all.length - days.length,
    months: listMonths(map, {
      locale,
      question: query.volume === 'month' ? from.slice(0, 7) : undefined,
      near: (query.volume === 'month' ? from : (best ?? from)).slice(0, 7),
      listed: new Set(prediction.days.map(({ date }) => date)),
    }),
    excluded: excluded.map((day) => ({
      date: day.date,
      words: dateWords(day.date, locale).date,
      vetoes: day.vetoes.map(({ uuid, sentence }) => ({
        sentence,
        name: people.find((person) => person.uuid === uuid)?.fio ?? null,
      })),
    })),
    tooLight,
    withoutHours,
    nearest: nearest && {
      lesser: nearest.lesser.map(present),
      otherWeekdays: nearest.otherWeekdays.map(present),
      otherHolidays: nearest.otherHolidays.map(present),
      otherHours: nearest.otherHours.map(present),
      beside: [nearest.earlier, nearest.later].flatMap((day) => (day ? [present(day)] : [])),
      unconditional: nearest.unconditional.map(present),
      relaxations: nearest.relaxations.map(({ condition, count, minWeight }) => ({
        condition,
        count,
        weight: minWeight ?? null,
        search: loosenSearch(search, condition, minWeight),
      })),
    },
  }
}

function withParam(search: URLSearchParams, name: string, value: string): string {
  const changed = new URLSearchParams(search)
  changed.set(name, value)
  return changed.toString()
}

const conditionParams = {
  weekdays: ['weekday'],
  holidays: ['holidays'],
  hours: ['after', 'before'],
  people: ['chart', 'veto'],
  weight: ['min'],
} as const

/** The query string of the same question without one of its conditions. */
function loosenSearch(
  search: URLSearchParams,
  condition: keyof typeof conditionParams,
  minWeight: number | undefined,
): string {
  const looser = new URLSearchParams(search)
  for (const name of conditionParams[condition]) looser.delete(name)
  if (minWeight !== undefined) looser.set('min', String(minWeight))
  return looser.toString()
}

export type ResultsData = ReturnType<typeof toResults>
export type FoundDay = ResultsData['best'][number]
