import { FIRST_DAY, FIRST_YEAR, LAST_DAY, LAST_YEAR } from '@zeri/contract/browser'
import { addDays } from '../../i18n/civil-day.ts'
import { lastDayOfMonth } from '../../i18n/civil-month.ts'

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
  readonly holidays: 'any' | 'only' | 'avoid'
  /** Clock time, `HH:MM`; empty means any time. */
  readonly after: string
  readonly before: string
  /** Hours of the night suit too. */
  readonly night: boolean
  readonly min: 0 | 1 | 2 | 3
  /** Id of the place; empty means that of the page. */
  readonly place: string
  /** Charts the day is weighed for, and charts that can only veto a day. */
  readonly full: readonly string[]
  readonly veto: readonly string[]
  /** How many days the list below the best three shows. */
  readonly shown: number
}

/** What is wrong with a part of the query string; the swapped ones are put right, the others need an answer first. */
type FaultKind =
  | 'tag'
  | 'year'
  | 'month'
  | 'date'
  | 'tooLong'
  | 'swapped'
  | 'weekday'
  | 'time'
  | 'timeSwapped'
  | 'min'
  | 'holidays'
  | 'place'
type ChooserFault = { readonly fault: FaultKind; readonly typed: string }
export type ChooserFaults = Partial<
  Record<
    'tag' | 'year' | 'month' | 'from' | 'to' | 'weekday' | 'after' | 'min' | 'holidays' | 'place',
    ChooserFault
  >
>

/** The most people of a question. */
export const MAX_PEOPLE = 6
const MAX_DAYS = 366
/** In the last days of a month the form suggests the next month. */
const DAYS_AHEAD = 7
const DAYS_OF_A_RANGE = 30
/** Days that each press adds to the list. */
export const LIST_STEP = 20
/** As much of what was typed as a message repeats. */
const MAX_TYPED = 24
const TAG = /^[a-z][a-z-]{0,39}$/
const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const PLACE = /^\d{1,10}$/
const mins = [0, 1, 2, 3] as const

function isWholeBetween(text: string, least: number, most: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most
}

function isDate(text: string): boolean {
  if (!DATE.test(text) || text < FIRST_DAY || text > LAST_DAY) return false
  const at = Date.parse(text)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** Reads one part after another; a part that is wrong is noted, and its default is taken. */
function createReader(search: URLSearchParams) {
  const faults: ChooserFaults = {}
  const note = (field: keyof ChooserFaults, fault: FaultKind, typed: string) => {
    faults[field] ??= { fault, typed: typed.slice(0, MAX_TYPED) }
  }
  const read = (name: string, isValid: (text: string) => boolean, fault: FaultKind): string => {
    const text = search.get(name) ?? ''
    if (text === '' || isValid(text)) return text
    note(name === 'before' ? 'after' : (name as keyof ChooserFaults), fault, text) // true: the other names are fields
    return ''
  }
  return { faults, note, read }
}

/** The value of `when` for the next thirty days. */
export const AHEAD = 'ahead'
const WHEN = /^(\d{4})(?:-(\d{2}))?$/

/** A sentence has one field for the span, `when`: a month, a year or the next thirty days. */
function readWhen(when: string): Readonly<Record<string, string>> {
  if (when === AHEAD) return { volume: 'range' }
  const [, year, month] = WHEN.exec(when) ?? []
  if (year === undefined) return {}
  return month === undefined ? { volume: 'year', year } : { volume: 'month', year, month }
}

/** Reads the query string; missing parts take the defaults of the form, and what is wrong is said. */
export function readChooserQuery(
  sent: URLSearchParams,
  today: string,
): { readonly query: ChooserQuery; readonly faults: ChooserFaults } {
  const search = new URLSearchParams(sent)
  const when = sent.get('when') ?? ''
  const span = Object.entries(readWhen(when))
  for (const [name, value] of span) search.set(name, value)
  // A button of the form may name another activity after its field.
  search.set('tag', sent.getAll('tag').at(-1) ?? '')
  const { faults, note, read } = createReader(search)
  if (when !== '' && span.length === 0) note('year', 'year', when)
  const volume = search.get('volume')
  const isDated = Boolean(search.get('year') || search.get('month'))
  const near = isDated ? today : addDays(today, DAYS_AHEAD)
  const veto = [...new Set(search.getAll('veto').filter((uuid) => UUID.test(uuid)))]
  const full = [...new Set(search.getAll('chart').filter((uuid) => UUID.test(uuid) && !veto.includes(uuid)))]
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) => search.getAll('weekday').includes(String(day)))
  const unknownDay = search.getAll('weekday').find((text) => !/^[1-7]?$/.test(text))
  if (unknownDay) note('weekday', 'weekday', unknownDay)
  const isRange = volume === 'range'
  const ends = isRange
    ? readEnds(search, today, { note, read })
    : { from: today, to: addDays(today, DAYS_OF_A_RANGE - 1) }
  const [year, month] = isRange
    ? ['', '']
    : [
        read('year', (text) => isWholeBetween(text, FIRST_YEAR, LAST_YEAR), 'year'),
        volume === 'year' ? '' : read('month', (text) => isWholeBetween(text, 1, 12), 'month'),
      ]
  const holidays = read('holidays', (text) => ['any', 'only', 'avoid'].includes(text), 'holidays')
  const shown = search.get('shown') ?? ''
  const query: ChooserQuery = {
    tag: read('tag', (text) => TAG.test(text), 'tag'),
    volume: volume === 'year' || isRange ? volume : 'month',
    year: Number(year || near.slice(0, 4)),
    month: Number(month || near.slice(5, 7)),
    ...ends,
    weekdays: weekdays.length === 7 ? [] : weekdays,
    holidays: holidays === 'only' || holidays === 'avoid' ? holidays : 'any',
    ...readHours({ note, read }),
    night: search.get('night') === '1',
    min: mins.find((min) => String(min) === read('min', (text) => /^[0-3]$/.test(text), 'min')) ?? 1,
    place: read('place', (text) => PLACE.test(text), 'place'),
    full: full.slice(0, MAX_PEOPLE),
    veto: veto.slice(0, Math.max(0, MAX_PEOPLE - full.length)),
    shown: isWholeBetween(shown, LIST_STEP, MAX_DAYS) ? Number(shown) : LIST_STEP,
  }
  return { query, faults }
}

type Reader = Pick<ReturnType<typeof createReader>, 'note' | 'read'>

/** Both ends of a range: swapped where they are in the wrong order, at most a year apart and within the calendar. */
function readEnds(
  search: URLSearchParams,
  today: string,
  { note, read }: Reader,
): { from: string; to: string } {
  const [one, other] = [read('from', isDate, 'date'), read('to', isDate, 'date')]
  const start = one || today
  const end = other || [addDays(start, DAYS_OF_A_RANGE - 1), LAST_DAY].toSorted()[0] || start
  const [from = start, to = end] = [start, end].toSorted()
  if (one && other && one > other) note('to', 'swapped', search.get('to') ?? '')
  const last = [addDays(from, MAX_DAYS - 1), LAST_DAY].toSorted()[0] ?? to
  if (to > last) note('to', 'tooLong', to)
  return { from, to: to < last ? to : last }
}

/** The part of the day: one end alone is enough; ends in the wrong order are swapped. */
function readHours({ note, read }: Reader): { after: string; before: string } {
  const isTime = (text: string) => TIME.test(text)
  const [after, before] = [read('after', isTime, 'time'), read('before', isTime, 'time')]
  if (!after || !before || after < before) return { after, before }
  if (after === before) {
    note('after', 'time', `${after}–${before}`)
    return { after: '', before: '' }
  }
  note('after', 'timeSwapped', `${after}–${before}`)
  return { after: before, before: after }
}

/** Whether a query can be answered: what was only swapped can. */
export function canAnswer(faults: ChooserFaults): boolean {
  return Object.values(faults).every(({ fault }) => fault === 'swapped' || fault === 'timeSwapped')
}

/** First and last date of a query. */
export function spanOf({ volume, year, month, from, to }: ChooserQuery): { from: string; to: string } {
  if (volume === 'range') return { from, to }
  if (volume === 'year') return { from: `${year}-01-01`, to: `${year}-12-31` }
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  return { from: first, to: lastDayOfMonth(first) }
}

/**
 * The part of the day a query allows; one end alone is enough.
 * @example hoursOf({ after: '09:00', before: '' }) // { from: '09:00', to: '24:00' }
 */
export function hoursOf({ after, before }: Pick<ChooserQuery, 'after' | 'before'>) {
  return after || before ? { from: after || '00:00', to: before || '24:00' } : undefined
}
