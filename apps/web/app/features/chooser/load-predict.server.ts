import {
  type ChosenDay,
  type ErrorCode,
  type Locale,
  listDays,
  listThemes,
  type Output,
  type PageContext,
  predictDays,
} from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import type { OwnCharts } from '../../context.ts'
import { dateWords } from '../../i18n/civil-day.ts'
import { typeset } from '../../i18n/typography.ts'
import { clockTime } from '../calendar/clock-time.ts'
import { addMonths, lastDayOfMonth } from '../calendar/grid-keys.ts'
import { listWeekdays } from '../calendar/list-weekdays.ts'
import { weekdayOf } from '../calendar/month-days.ts'
import { type ChooserQuery, hoursOf, readChooserQuery, spanOf } from './chooser-query.ts'

type Prediction = Output<typeof predictDays>['prediction']

/** The charts a day can be chosen for: paid charts, except those of the mobile app. */
export function listPaidCharts(own: OwnCharts | null) {
  return (own?.list ?? [])
    .filter(({ tier }) => tier === 'personal')
    .map(({ uuid, fio }) => ({ uuid, name: fio }))
}

/** Loads everything the page of the chooser shows. */
export async function loadPredict(search: URLSearchParams, page: PageContext, own: OwnCharts | null) {
  const { api, locale, place, today } = page
  const [{ themes, tags }, { openUntil }] = await Promise.all([
    api.call(listThemes, { locale }),
    api.call(listDays, { from: today, to: today, place: place?.id, locale }),
  ])
  const charts = listPaidCharts(own)
  const query = withSelectedChart(onlyOwnCharts(readChooserQuery(search, today), charts), charts, own)
  const span = spanOf(query)
  const until = charts.length > 0 ? span.to : openUntil
  // A span that ends beyond the horizon is cut there, which the page says. A span that has begun starts today.
  const open = {
    from: span.from < today && today <= span.to ? today : span.from,
    to: span.to < until ? span.to : until,
  }
  const isKnown = tags.some(({ id }) => id === query.tag)
  const response = isKnown && open.from <= open.to ? await predict(query, open, page) : null
  const shown = {
    query,
    themes: themes.map(({ id, name }) => ({ id, name })),
    tags: tags.map(({ id, theme, name, short }) => ({ id, theme, name, short })),
    charts,
    isSignedIn: own !== null,
    weekdays: listWeekdays(locale),
    months: Array.from({ length: 12 }, (_, month) => monthName(month + 1, locale)),
    closedFrom: isKnown && span.to > until ? dateWords(until, locale).date : null,
    refused: response && 'refused' in response ? response.refused : null,
    results: response && 'prediction' in response ? toResults(response.prediction, locale) : null,
  }
  return typeset(locale, shown)
}

export type PredictData = Awaited<ReturnType<typeof loadPredict>>
export type ResultsData = NonNullable<PredictData['results']>
export type DayData = ResultsData['days'][number]

const monthName = (month: number, locale: Locale): string =>
  dateWords(`2026-${String(month).padStart(2, '0')}-01`, locale).month

/** Leaves out charts that are not the visitor's: the link may come from somebody else. */
function onlyOwnCharts(query: ChooserQuery, charts: readonly { readonly uuid: string }[]): ChooserQuery {
  const isOwn = (uuid: string) => charts.some((chart) => chart.uuid === uuid)
  return { ...query, full: query.full.filter(isOwn), veto: query.veto.filter(isOwn) }
}

/** Ticks the selected chart in a form that nothing was sent from yet; a sent form is taken as it is. */
function withSelectedChart(
  query: ChooserQuery,
  charts: readonly { readonly uuid: string }[],
  own: OwnCharts | null,
): ChooserQuery {
  const selected = charts.find(({ uuid }) => uuid === own?.selected)
  const isFresh = query.tag === '' && query.full.length + query.veto.length === 0
  return isFresh && selected ? { ...query, full: [selected.uuid] } : query
}

export function peopleOf({ full, veto }: Pick<ChooserQuery, 'full' | 'veto'>) {
  return [
    ...full.map((uuid) => ({ uuid, role: 'full' as const })),
    ...veto.map((uuid) => ({ uuid, role: 'veto-only' as const })),
  ]
}

async function predict(
  query: ChooserQuery,
  span: { readonly from: string; readonly to: string },
  { api, locale, place }: PageContext,
): Promise<{ readonly prediction: Prediction } | { readonly refused: ErrorCode }> {
  const { tag, weekdays, min } = query
  try {
    return await api.call(predictDays, {
      tag,
      ...span,
      ...(weekdays.length > 0 ? { weekdays: [...weekdays] } : {}),
      ...(hoursOf(query) ? { hours: hoursOf(query) } : {}),
      minWeight: min,
      charts: peopleOf(query),
      place: place?.id,
      locale,
    })
  } catch (error) {
    return { refused: refusalCode(error) }
  }
}

function toResults(prediction: Prediction, locale: Locale) {
  const { tag, all, excluded, tooLight, withoutHours, nearest, people, from, to } = prediction
  const shown = prediction.days.map((day) => toDayData(day, prediction, locale))
  return {
    tag: { id: tag.id, name: tag.name },
    span: `${dateWords(from, locale).date} — ${dateWords(to, locale).date}`,
    people: people.map(({ uuid, fio, role }) => ({ uuid, name: fio, role })),
    chart: findRatedChart(people),
    count: all.length,
    days: shown,
    months: listMonths(prediction, locale),
    excluded: excluded.map((day) => ({
      date: day.date,
      words: dateWords(day.date, locale).date,
      weight: day.weight,
      vetoes: day.vetoes.map(({ uuid, sentence }) => ({
        sentence,
        name: people.find((person) => person.uuid === uuid)?.fio ?? null,
      })),
    })),
    tooLight,
    withoutHours,
    nearest: nearest && {
      lesser: nearest.lesser.map((day) => toDayData(day, prediction, locale)),
      otherWeekdays: nearest.otherWeekdays.map((day) => toDayData(day, prediction, locale)),
      otherHours: nearest.otherHours.map((day) => toDayData(day, prediction, locale)),
      beside: [nearest.earlier, nearest.later].flatMap((day) =>
        day ? [toDayData(day, prediction, locale)] : [],
      ),
    },
  }
}

/** The chart whose calendar has the ratings of an answer: the first that the days are weighed for. */
export function findRatedChart(
  people: readonly { readonly uuid: string; readonly role: 'full' | 'veto-only' }[],
): string | undefined {
  return people.find(({ role }) => role === 'full')?.uuid
}

/** A chosen day as the page shows it. Overridden reasons are shown only on the page of the day. */
export function toDayData(
  day: Omit<ChosenDay, 'isYellow'>,
  { people }: { readonly people: readonly { readonly uuid: string; readonly fio: string }[] },
  locale: Locale,
) {
  const nameOf = (uuid: string): string => people.find((person) => person.uuid === uuid)?.fio ?? ''
  const words = dateWords(day.date, locale)
  return {
    date: day.date,
    words: { weekday: words.weekday, date: words.date, dayMonth: words.dayMonth },
    weight: day.weight,
    general: day.general,
    pillar: day.pillar.name,
    stem: { glyph: day.pillar.stem.glyph, element: day.pillar.stem.element },
    branch: { glyph: day.pillar.branch.glyph, element: day.pillar.branch.element },
    reasons: day.reasons
      .filter(({ status }) => status !== 'overridden')
      .map(({ name, side, sentence }) => ({ name, side, sentence })),
    people: day.people.map(({ uuid, weight, reasons }) => ({
      uuid,
      name: nameOf(uuid),
      weight,
      reasons: reasons.map(({ name, kind, delta, limit, status, sentence }) => ({
        name,
        kind,
        status,
        sentence,
        ...(delta === undefined ? {} : { delta }),
        ...(limit === undefined ? {} : { limit }),
      })),
    })),
    hours: day.hours.map(({ branch, name, from, to, weight, isHelpful, isNoble, nobleFor }) => ({
      branch,
      name,
      from: clockTime(from),
      to: clockTime(to),
      weight,
      isHelpful,
      isNoble,
      nobleFor: nobleFor.map(nameOf),
    })),
  }
}

type Mark = { readonly day: number; readonly date: string; readonly weight: ChosenDay['weight'] | null }

/** The months of the span, day by day, with the weights of the days that fit and marks on the excluded ones. */
function listMonths({ from, to, all, excluded, days }: Prediction, locale: Locale) {
  const weights = new Map(all.map(({ date, weight }) => [date, weight]))
  const vetoed = new Set(excluded.map(({ date }) => date))
  const listed = new Set(days.map(({ date }) => date))
  const months: {
    key: string
    name: string
    blanks: number
    marks: (Mark & { isVetoed: boolean; isListed: boolean; isInside: boolean; words: string })[]
  }[] = []
  for (let first = `${from.slice(0, 7)}-01`; first <= to; first = addMonths(first, 1)) {
    const length = Number(lastDayOfMonth(first).slice(8))
    const words = dateWords(first, locale)
    months.push({
      key: first.slice(0, 7),
      name: `${words.month} ${first.slice(0, 4)}`,
      blanks: weekdayOf(first),
      marks: Array.from({ length }, (_, index) => {
        const date = `${first.slice(0, 8)}${String(index + 1).padStart(2, '0')}`
        return {
          day: index + 1,
          date,
          weight: weights.get(date) ?? null,
          isVetoed: vetoed.has(date),
          isListed: listed.has(date),
          isInside: date >= from && date <= to,
          words: weights.has(date) ? dateWords(date, locale).dayMonth : '',
        }
      }),
    })
  }
  return months
}
