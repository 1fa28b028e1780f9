import { FIRST_DAY, FIRST_YEAR, LAST_DAY, LAST_YEAR } from '@zeri/contract/browser'
import { addDays } from '../../i18n/civil-day.ts'
import { lastDayOfMonth } from '../calendar/grid-keys.ts'

/** The search of the chooser as its query string holds it. Visitors may edit any part of it by hand. */
export type ChooserQuery = {
  readonly tag: string
  readonly volume: 'month' | 'year' | 'range'
  readonly year: number
  readonly month: number
  readonly from: string
  readonly to: string
  /** 1 Monday … 7 Sunday; empty means any. */
  readonly weekdays: readonly number[]
  /** Clock time, `HH:MM`; empty means any time. */
  readonly after: string
  readonly before: string
  readonly min: 0 | 1 | 2 | 3
  /** Charts the day is weighed for, and charts that can only veto a day. */
  readonly full: readonly string[]
  readonly veto: readonly string[]
}

const MAX_CHARTS = 6
const MAX_DAYS = 366
/** In the last days of a month the form suggests the next month. */
const DAYS_AHEAD = 7
const DAYS_OF_A_RANGE = 30
const TAG = /^[a-z][a-z-]{0,39}$/
const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const mins = [0, 1, 2, 3] as const

function wholeBetween(
  text: string | null,
  [least, most]: readonly [number, number],
  fallback: number,
): number {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : fallback
}

function dateOr(text: string | null, fallback: string): string {
  return text && DATE.test(text) && !Number.isNaN(Date.parse(text)) && text >= FIRST_DAY && text <= LAST_DAY
    ? text
    : fallback
}

const timeOr = (text: string | null): string => (text && TIME.test(text) ? text : '')

/** Reads the query string; missing or invalid parts take the defaults of the form. */
export function readChooserQuery(search: URLSearchParams, today: string): ChooserQuery {
  const volume = search.get('volume')
  const isDated = Boolean(search.get('year') || search.get('month'))
  const near = isDated ? today : addDays(today, DAYS_AHEAD)
  const from = dateOr(search.get('from'), today)
  const veto = [...new Set(search.getAll('veto').filter((uuid) => UUID.test(uuid)))]
  const full = [...new Set(search.getAll('chart').filter((uuid) => UUID.test(uuid) && !veto.includes(uuid)))]
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) => search.getAll('weekday').includes(String(day)))
  const tag = search.get('tag') ?? ''
  return {
    tag: TAG.test(tag) ? tag : '',
    volume: volume === 'year' || volume === 'range' ? volume : 'month',
    year: wholeBetween(search.get('year'), [FIRST_YEAR, LAST_YEAR], Number(near.slice(0, 4))),
    month: wholeBetween(search.get('month'), [1, 12], Number(near.slice(5, 7))),
    from,
    to: endOf(from, dateOr(search.get('to'), addDays(from, DAYS_OF_A_RANGE - 1))),
    weekdays: weekdays.length === 7 ? [] : weekdays,
    after: timeOr(search.get('after')),
    before: timeOr(search.get('before')),
    min: mins.find((min) => String(min) === search.get('min')) ?? 1,
    full: full.slice(0, MAX_CHARTS),
    veto: veto.slice(0, Math.max(0, MAX_CHARTS - full.length)),
  }
}

/** The end of a range: not before its start, at most a year later, and within the calendar. */
function endOf(from: string, to: string): string {
  if (to < from) return from
  const last = addDays(from, MAX_DAYS - 1)
  return [to, last, LAST_DAY].toSorted()[0] ?? from
}

/** First and last date of a query. */
export function spanOf({ volume, year, month, from, to }: ChooserQuery): { from: string; to: string } {
  if (volume === 'range') return { from, to }
  if (volume === 'year') return { from: `${year}-01-01`, to: `${year}-12-31` }
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  return { from: first, to: lastDayOfMonth(first) }
}

/**
 * The part of the day a query allows. One end alone is enough; ends in the wrong order allow any time.
 * @example hoursOf({ after: '09:00', before: '' }) // { from: '09:00', to: '24:00' }
 */
export function hoursOf({ after, before }: Pick<ChooserQuery, 'after' | 'before'>) {
  if (!after && !before) return undefined
  const [from, to] = [after || '00:00', before || '24:00']
  return from < to ? { from, to } : undefined
}
