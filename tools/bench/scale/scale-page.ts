import { assumptions, pessimistic, withoutSharedPages } from './assumptions.ts'
import { extrapolate, type Needs } from './extrapolate.ts'
import { loadTables } from './load-tables.ts'
import { formatNumber, loadWords, table, whole } from './tables.ts'
import { measuredCosts } from './unit-costs.ts'

type Valued = { readonly value: number }

/** The numbers of a table without their descriptions. */
export function valuesOf<Key extends string>(table: Readonly<Record<Key, Valued>>): Record<Key, number> {
  const pairs = Object.entries<Valued>(table).map(([key, { value }]) => [key, value])
  return Object.fromEntries(pairs) // true: the keys are those of the table
}

const SIZES = [1_000_000, 10_000_000, 100_000_000]
const COMPARED = [10_000_000, 100_000_000]

const rows: readonly (readonly [string, (needs: Needs) => string])[] = [
  ['requests in the busiest second', (needs) => formatNumber(needs.requestsPerSecond)],
  ['cores at the edge (nginx)', (needs) => whole(needs.edgeCores)],
  [
    'traffic in the busiest second; sent in a month',
    (needs) => `${formatNumber(needs.gigabitsPerSecond)} Gbit; ${formatNumber(needs.terabytesSent)} TB`,
  ],
  [
    'cores of servers; of these for signed-in people, and for passwords (argon2)',
    (needs) => `${whole(needs.serverCores)}; ${whole(needs.personCores)}, ${whole(needs.passwordCores)}`,
  ],
  ['connections of servers and workers, both editions together', (needs) => whole(needs.connections)],
  ['cores of PostgreSQL primaries', (needs) => whole(needs.postgresCores)],
  ['rows of all users', (needs) => `${formatNumber(needs.peopleGigabytes)} GB`],
  ['deliveries of sixty days', (needs) => `${formatNumber(needs.deliveriesGigabytes)} GB`],
  ['primaries; those that follow them', (needs) => `${whole(needs.primaries)}; ${whole(needs.followers)}`],
  ['write-ahead log of a day', (needs) => `${formatNumber(needs.walGigabytesPerDay)} GB`],
  ['cores of workers', (needs) => whole(needs.workers)],
  ['messages in the busiest slot', (needs) => formatNumber(needs.slotMessages)],
  ['bots; with paid broadcasts', (needs) => `${whole(needs.bots)}; ${whole(needs.paidBots)}`],
  ['machines, disks and traffic a month', (needs) => `$${formatNumber(needs.dollars)}`],
  ['paid broadcasts a month, at most', (needs) => `$${formatNumber(needs.broadcastDollars)}`],
]

/** The computed tables of docs/scale.md, by the name in their marks. */
export function scaleTables(): Readonly<Record<string, string>> {
  const [costs, assumed] = [valuesOf(measuredCosts), valuesOf(assumptions)]
  const worse = { ...assumed, ...pessimistic }
  const needs = SIZES.flatMap((users) => [
    extrapolate(users, costs, assumed),
    extrapolate(users, costs, worse),
  ])
  return {
    costs: `${costTable()}\n\n${loadWords(['costs', 'reminders', 'scale'])}`,
    assumptions: table(
      ['assumed', 'value', 'pessimistic'],
      Object.entries(assumptions).map(([key, { value, about }]) => [
        about,
        whole(value),
        key in pessimistic ? whole(worse[key as keyof typeof pessimistic]) : '', // true: checked just before
      ]),
    ),
    needs: table(
      ['users', ...SIZES.flatMap((users) => [whole(users), 'pessimistic'])],
      rows.map(([name, show]) => [name, ...needs.map(show)]),
    ),
    designs: compareDesigns(
      COMPARED.map((users) => ({
        users,
        rendered: extrapolate(users, costs, { ...assumed, ...withoutSharedPages }),
        shared: extrapolate(users, costs, assumed),
      })),
    ),
    ...loadTables(),
  }
}

function costTable(): string {
  const lines = Object.values(measuredCosts).map(({ figure, value, unit }) => {
    const [bench = '', name = ''] = figure.split(/: (.*)/)
    return [name, `${whole(value)} ${unit}`, `\`npm run bench -- ${bench}\``]
  })
  return table(['unit', 'measured', 'command'], lines)
}

type Designs = { readonly users: number; readonly rendered: Needs; readonly shared: Needs }

/** What sharing pages saves, in a sentence and in a table. */
export function compareDesigns(sizes: readonly Designs[]): string {
  const sentence = sizes
    .map(
      ({ users, rendered, shared }) =>
        `${whole(users)} users need ${whole(shared.serverCores)} cores of servers instead of ${whole(rendered.serverCores)}`,
    )
    .join(', and ')
  const row = (name: string, pick: (needs: Needs) => number) => [
    name,
    ...sizes.flatMap(({ rendered, shared }) => [whole(pick(rendered)), whole(pick(shared))]),
  ]
  const head = sizes.flatMap(({ users }) => [`${whole(users)} users, rendered`, 'shared'])
  const cores = table(
    ['cores', ...head],
    [
      row('servers', ({ serverCores }) => serverCores),
      row('of these for signed-in people', ({ personCores }) => personCores),
      row('PostgreSQL primaries', ({ postgresCores }) => postgresCores),
      row('nginx', ({ edgeCores }) => edgeCores),
    ],
  )
  return `Compared with rendering every page of a signed-in person, ${sentence}.\n\n${cores}`
}

/** Replaces each computed table between its marks. */
export function withTables(page: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce((text, [name, table]) => {
    const [begin, end] = [`<!-- computed: ${name} -->`, '<!-- end -->']
    const from = text.indexOf(begin)
    const to = text.indexOf(end, from)
    if (from < 0 || to < 0) throw new Error(`the page has no place for ${name}`)
    return `${text.slice(0, from + begin.length)}\n${table}\n${text.slice(to)}`
  }, page)
}
