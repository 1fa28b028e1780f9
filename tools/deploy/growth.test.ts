import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { planners } from '../../apps/server/src/jobs.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const [, section = ''] = read('docs/scale.md').split('## What bounds each table')
const rows = (section.split('\n## ')[0] ?? '').match(/^\| `.*$/gm) ?? []
const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()))
const listed = cells.flatMap(([, tables = '']) =>
  [...tables.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
)

/** The tables of the schema, without the view of the partitions. */
function listTables(schema: string): string[] {
  const [, last = ''] = schema.split('export interface DB {')
  return [...last.matchAll(/^ {2}(\w+):/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'reminder_days')
}

test('docs/scale.md names what bounds each table, and each once', () => {
  expect(listed.toSorted()).toEqual(listTables(read('apps/server/src/platform/db/schema.ts')).toSorted())
})

test('the sweeps it names are planners', () => {
  const named = cells.flatMap(([, , bound = '']) =>
    [...bound.matchAll(/`([a-z]+\.[a-z-]+)`/g)].map(([, name = '']) => name),
  )
  const known = planners.map(({ name }) => name)
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})

test('a table that is not listed is noticed (control)', () => {
  expect(listTables('export interface DB {\n  visits: Visits;\n  reminder_days: ReminderDays;\n}')).toEqual([
    'visits',
  ])
})
