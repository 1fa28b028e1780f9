import { schoolSwitches } from '@zeri/contract/browser'
import { aChartForm } from '../../apps/server/src/testing/chart.ts'

/** Somebody with everything that a write may need: a paid chart, a shared list, a ticket of the question form. */
export type Author = {
  readonly accountId: string
  readonly email: string
  readonly token: string
  readonly chart: string
  readonly list: string
  /** Undefined for those who ask nothing: a network may ask thirty questions a day. */
  readonly ticket: string | undefined
  /** The day from which the days of shared lists are counted. */
  readonly since: Date
}

/** Where the values of a kind are: SQL about a row `here` of a table, or a list that its owner reads. */
type Stored =
  | { readonly table: string; readonly owner: string; readonly value: string; readonly where?: string }
  | { readonly path: string; readonly read: (body: never) => string[] }

/** A kind of write over HTTP. The number of a write can be found in what is stored. */
export type WriteKind = {
  readonly name: string
  /** Writes of one author at most; they are numbered from 1. */
  readonly most: number
  /** Who writes it; everybody where left out. */
  readonly isFor?: (author: Author) => boolean
  /** Whether a later write of the same author replaces the value. */
  readonly isReplaced: boolean
  readonly path: (author: Author) => string
  readonly body: (n: number, author: Author) => object
  /** The value that the n-th write stores. */
  readonly valueOf: (n: number, author: Author) => string
  readonly stored: Stored
}

const MOSCOW = { latitude: 55.75, longitude: 37.62, place: '524901' }
/** Fewer than an account may have of anything that is counted, and than the times of a day. */
const MOST = 18
const QUARTER_MIN = 15
const filters = ['all', 'good', 'warnings'] as const

const numbered = (kind: string) => (n: number) => `${kind} ${n}`
const own = (table: string, value: string) => ({ table, owner: 'here.account_id', value: `here.${value}` })
const timeOf = (n: number): string => {
  const minute = n * QUARTER_MIN
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
const slotOf = (n: number) => String(n * QUARTER_MIN)
/** The n-th day after the one that an author counts from, which everybody may see. */
export const dateOf = (n: number, { since }: Pick<Author, 'since'>): string =>
  new Date(since.getTime() + n * 86_400_000).toISOString().slice(0, 10)
/** The switches that differ from the book are the binary digits of a number. */
const rulesOf = (n: number): string =>
  schoolSwitches
    .flatMap(({ name, values }, bit) => (n & (1 << bit) ? [`${name}.${values[1]}`] : []))
    .join('_')

/** What people write, one kind a row. */
export const writeKinds: readonly WriteKind[] = [
  {
    name: 'chart',
    most: MOST,
    isReplaced: false,
    path: () => '/api/charts',
    body: (n) => aChartForm({ fio: numbered('chart')(n) }),
    valueOf: numbered('chart'),
    stored: {
      path: '/api/charts',
      read: ({ list }: { list: { fio: string }[] }) => list.map(({ fio }) => fio),
    },
  },
  {
    name: 'place',
    most: MOST,
    isReplaced: true,
    path: () => '/api/location',
    body: (n) => ({ ...MOSCOW, address: String(n) }),
    valueOf: String,
    stored: { table: 'accounts', owner: 'here.id', value: 'here.address' },
  },
  {
    name: 'school',
    most: MOST,
    isReplaced: true,
    path: () => '/api/school',
    body: (n) => ({ rules: rulesOf(n) }),
    valueOf: rulesOf,
    stored: { table: 'accounts', owner: 'here.id', value: 'here.school_rules' },
  },
  {
    name: 'reminder',
    most: MOST,
    isReplaced: true,
    path: () => '/api/reminders/mail',
    body: (n, { chart }) => ({ active: true, timeReminder: timeOf(n), chart }),
    valueOf: slotOf,
    stored: { ...own('reminders', 'slot_minute'), where: 'here.reader_id is null' },
  },
  {
    name: 'morning',
    most: MOST,
    isReplaced: true,
    path: () => '/api/mornings/mail',
    body: (n) => ({ time: timeOf(n), place: MOSCOW.place }),
    valueOf: slotOf,
    stored: {
      table: 'reminders',
      owner: '(select account_id from readers where readers.id = here.reader_id)',
      value: 'here.slot_minute',
      where: 'here.reader_id is not null',
    },
  },
  {
    name: 'lunar date',
    most: MOST,
    isReplaced: false,
    path: () => '/api/lunar-dates',
    body: (n, author) => ({ dates: [{ name: numbered('date')(n), date: dateOf(-n, author) }] }),
    valueOf: numbered('date'),
    stored: {
      path: '/api/lunar-dates',
      read: ({ dates }: { dates: { name: string }[] }) => dates.map(({ name }) => name),
    },
  },
  {
    name: 'folder',
    most: MOST,
    isReplaced: false,
    path: () => '/api/folders',
    body: (n) => ({ name: numbered('folder')(n) }),
    valueOf: numbered('folder'),
    stored: own('chart_folders', 'name'),
  },
  {
    name: 'shared list',
    most: MOST,
    isReplaced: false,
    path: () => '/api/choices',
    body: (n, author) => ({ tag: 'wedding', dates: [dateOf(n, author)] }),
    valueOf: dateOf,
    stored: {
      table: 'choice_days',
      owner: '(select account_id from choices where choices.id = here.choice_id)',
      value: 'here.date',
    },
  },
  {
    name: 'vote',
    most: MOST,
    isReplaced: true,
    path: ({ list }) => `/api/choices/shared/${list}/marks`,
    body: (n, author) => ({ name: numbered('guest')(n), answers: { [dateOf(0, author)]: 'yes' } }),
    valueOf: numbered('guest'),
    stored: {
      table: 'choice_guests',
      owner: '(select account_id from choices where choices.id = here.choice_id)',
      value: 'here.name',
    },
  },
  {
    name: 'feed',
    most: 12,
    isReplaced: false,
    path: () => '/api/feeds',
    body: (n) => ({ filter: filters[n % 3], withHours: n % 2 === 0, withLunarDates: n > 6 }),
    valueOf: (n) => `${filters[n % 3]} ${n % 2 === 0} ${n > 6}`,
    stored: own('feeds', `filter || ' ' || here.with_hours || ' ' || here.with_lunar_dates`),
  },
  {
    name: 'key',
    most: 5,
    isReplaced: false,
    path: () => '/api/keys',
    body: (n) => ({ name: numbered('key')(n) }),
    valueOf: numbered('key'),
    stored: own('api_keys', 'name'),
  },
  {
    name: 'question',
    most: 1,
    isFor: ({ ticket }) => ticket !== undefined,
    isReplaced: false,
    path: () => '/api/faq/question',
    body: (n, { email, ticket }) => ({
      name: 'Anna',
      email,
      topic: numbered('question')(n),
      question: 'Which of these two days is better?',
      consent: true,
      ticket,
    }),
    valueOf: numbered('question'),
    stored: own('questions', 'topic'),
  },
]
