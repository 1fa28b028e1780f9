import {
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
import { loadMonthPreview } from '../activities/load-activity-month.server.ts'
import { listWeekdays } from '../calendar/list-weekdays.ts'
import {
  type ChooserFaults,
  type ChooserQuery,
  canAnswer,
  hoursOf,
  MAX_PEOPLE,
  readChooserQuery,
  spanOf,
} from './chooser-query.ts'
import type { MapSpan } from './map-months.server.ts'
import { BEST_COUNT, toResults } from './results-data.server.ts'
import { listUnpaidPeople, priceOf } from './unpaid-people.server.ts'

type Prediction = Output<typeof predictDays>['prediction']
type Predicted = Pick<Output<typeof predictDays>, 'prediction' | 'school'>

/** The charts a day can be chosen for: paid charts, except those of the mobile app. */
export function listPaidCharts(own: OwnCharts | null) {
  return (own?.list ?? [])
    .filter(({ tier }) => tier === 'personal')
    .map(({ uuid, fio }) => ({ uuid, name: fio }))
}

/** Loads everything the page of the chooser shows. */
export async function loadPredict(search: URLSearchParams, page: PageContext, own: OwnCharts | null) {
  const { api, locale, today } = page
  const read = readChooserQuery(search, today)
  const [{ themes, tags }, at, unpaid] = await Promise.all([
    api.call(listThemes, { locale }),
    findPlace(read.query.place, page),
    listUnpaidPeople(own, page),
  ])
  const charts = listPaidCharts(own)
  const query = withSelectedChart(onlyOwnCharts(read.query, charts), charts, own)
  const named = [...read.query.full, ...read.query.veto]
  const wanted = unpaid.filter(({ uuid }) => named.includes(uuid))
  // In the form every price is that of one person, beside the name.
  const price = await priceOf(wanted.length > 0 ? wanted : unpaid.slice(0, 1), page)
  const isSent = search.has('tag')
  const isKnown = tags.some(({ id }) => id === query.tag)
  const faults: ChooserFaults = {
    ...read.faults,
    ...at.faults,
    ...(isSent && !isKnown ? { tag: { fault: 'tag' as const, typed: '' } } : {}),
  }
  const span = spanOf(query)
  const until = charts.length > 0 ? span.to : at.openUntil
  // A span that ends beyond the horizon is cut there, which the page says. A span that has begun starts today.
  const open = {
    from: span.from < today && today <= span.to ? today : span.from,
    to: span.to < until ? span.to : until,
  }
  const isAnswerable = isKnown && canAnswer(faults)
  const response = isAnswerable && open.from <= open.to ? await predict(query, open, { at, page }) : null
  const refused = response && 'refused' in response ? response.refused : null
  // The only part of a checked query that the server alone can judge: a country without known holidays.
  const isHolidayRefused = refused === 'request.invalid' && query.holidays !== 'any'
  const prediction = response && 'prediction' in response ? response.prediction : null
  const map = prediction && (await findMap(prediction, query, { at, page, isPaid: charts.length > 0 }))
  const isPreviewed = tags.some(({ id, isShown }) => isShown && id === query.tag) && query.volume === 'month'
  const preview = isAnswerable && isPreviewed && span.to > until ? await loadMonthPreview(query, page) : null
  const shown = {
    query,
    faults: isHolidayRefused ? { ...faults, holidays: { fault: 'holidays' as const, typed: '' } } : faults,
    themes: themes.map(({ id, name }) => ({ id, name })),
    tags: tags.map(({ id, theme, name, short }) => ({ id, theme, name, short })),
    charts,
    isSignedIn: own !== null,
    unpaid: unpaid.map((person) => ({ ...person, isWanted: wanted.includes(person) })),
    eachPrice: price?.each ?? null,
    unpaidPrice: wanted.length > 0 ? price : null,
    isFull: named.length >= MAX_PEOPLE,
    search: search.toString(),
    leftOutCharts: named.some((uuid) => ![...charts, ...unpaid].some((person) => person.uuid === uuid)),
    weekdays: listWeekdays(locale),
    months: Array.from({ length: 12 }, (_, month) => monthName(month + 1, locale)),
    place: at.place,
    ownPlace: page.place ? { id: page.place.id, address: page.place.address } : null,
    span: spanWords(query, locale),
    closedFrom: isAnswerable && span.to > until ? dateWords(until, locale).date : null,
    preview,
    refused: isHolidayRefused ? null : refused,
    school: (response && 'prediction' in response && response.school?.name) || null,
    results:
      prediction &&
      map &&
      toResults(prediction, map, {
        search,
        query,
        locale,
        place: at.place?.id,
        town: at.place?.address ?? null,
      }),
  }
  return typeset(locale, shown)
}

export type PredictData = Awaited<ReturnType<typeof loadPredict>>

type QueryPlace = {
  readonly place: { readonly id: string; readonly address: string } | null
  readonly openUntil: string
  readonly faults: ChooserFaults
}

/** The place of the query, else that of the page, and the last day open to everyone there. */
async function findPlace(id: string, { api, locale, place, today }: PageContext): Promise<QueryPlace> {
  const find = async (of: string | undefined, faults: ChooserFaults): Promise<QueryPlace> => {
    const found = await api.call(listDays, { from: today, to: today, place: of, locale })
    return {
      place: found.place && { id: found.place.id, address: found.place.address },
      openUntil: found.openUntil,
      faults,
    }
  }
  if (id === '') return find(place?.id, {})
  try {
    return await find(id, {})
  } catch (error) {
    if (refusalCode(error) !== 'place.not-found') throw error
    return find(place?.id, { place: { fault: 'place', typed: id } })
  }
}

/** The span of a query in words. */
function spanWords({ volume, year, month, from, to }: ChooserQuery, locale: Locale): string {
  if (volume === 'year') return String(year)
  if (volume === 'month') return `${monthName(month, locale)} ${year}`
  return `${dateWords(from, locale).date} — ${dateWords(to, locale).date}`
}

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

type PredictContext = { readonly at: QueryPlace; readonly page: PageContext }

async function predict(
  query: ChooserQuery,
  span: { readonly from: string; readonly to: string },
  { at, page: { api, locale } }: PredictContext,
): Promise<Predicted | { readonly refused: ErrorCode }> {
  const { tag, weekdays, min, night, holidays, shown } = query
  const hours = hoursOf(query)
  try {
    return await api.call(predictDays, {
      tag,
      ...span,
      ...(weekdays.length > 0 ? { weekdays: [...weekdays] } : {}),
      ...(holidays === 'any' ? {} : { holidays }),
      ...(hours ? { hours } : {}),
      night,
      minWeight: min,
      detailed: BEST_COUNT + shown,
      charts: peopleOf(query),
      place: at.place?.id,
      locale,
    })
  } catch (error) {
    return { refused: refusalCode(error) }
  }
}

/** The span the map shows: for a month of a paid calendar the whole year around it, from today on; else the answer's own. */
async function findMap(
  prediction: Prediction,
  query: ChooserQuery,
  { isPaid, ...context }: PredictContext & { readonly isPaid: boolean },
): Promise<MapSpan> {
  if (query.volume !== 'month' || !isPaid) return prediction
  const { today } = context.page
  const year = { from: `${query.year}-01-01`, to: `${query.year}-12-31` }
  const from = year.from < today && today <= year.to ? today : year.from
  const response = await predict({ ...query, shown: 0 }, { from, to: year.to }, context)
  return 'prediction' in response ? response.prediction : prediction
}
