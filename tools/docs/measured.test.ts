import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFigures } from './figures-in-text.ts'
import { findStale, findUnlisted } from './find-unlisted.ts'
import { readMeasured } from './measured-page.ts'
import { statedFigures } from './stated-figures.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Written whole by a command, or the list itself. Decisions and changelogs, dated history, are not looked for. */
const leftOut = ['accuracy', 'configuration', 'glossary', 'licences', 'measured', 'spec-coverage'].map(
  (name) => `docs/${name}.md`,
)
const pages = [
  '{README,CONTRIBUTING,SECURITY}.md',
  'docs/*.md',
  'docs/runbooks/*.md',
  '{apps,packages}/*/README.md',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((path) => !leftOut.includes(path))
  .map((path) => ({ path, text: read(path) }))
const groups = readMeasured(read('docs/measured.md'))

test('every figure that the docs quote has its row in docs/measured.md, or is stated', () => {
  expect(findUnlisted(pages, groups, statedFigures)).toEqual([])
})

test('the docs quote many figures, which are all named if the list is empty', () => {
  expect(findUnlisted(pages, [], statedFigures).length).toBeGreaterThan(150)
})

test('every section that docs/measured.md names exists, and every stated figure is quoted', () => {
  expect(findStale(pages, groups, statedFigures)).toEqual([])
})

test('every row of docs/measured.md has a value, a command, a date, a commit and a machine', () => {
  const rows = groups.flatMap((group) => group.rows)
  expect(rows.length).toBeGreaterThan(100)
  const incomplete = rows.filter(
    (row) =>
      listFigures(row.value).length === 0 ||
      !/^`.+`$|^by hand$/.test(row.command) ||
      !/^\d{4}-\d\d-\d\d$/.test(row.date) ||
      !/^[0-9a-f]{7,10}(?: with changes)?$/.test(row.commit) ||
      row.machine === '',
  )
  expect(incomplete).toEqual([])
})

test('no figure of a command has two rows', () => {
  const keys = groups.flatMap(({ rows }) => rows.map(({ command, figure }) => `${command}: ${figure}`))
  expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([])
})

const measured = readMeasured(`## Crash
Quoted in [backups](backup.md#drilled). [Others](other.md) do not.

| figure | value | bar | command | date | commit | machine |
|---|---|---|---|---|---|---|
| back after | 4.37 s | <= 30 | \`npm run drills -- crash\` | 2026-11-18 | 0123456 | two cores |
| writes | 10 185 writes | >= 500 | \`npm run drills -- crash\` | 2026-11-18 | 0123456 | two cores |
| size | 12 MB |  | \`npm run drills -- restore\` | 2026-11-18 | 0123456 | two cores |
| pace | 35 to 45 ms |  | by hand | 2026-11-18 | 0123456 | two cores |
`)
const find = (text: string, path = 'docs/backup.md') =>
  findUnlisted([{ path, text: `# Backups\n## Drilled\n${text}` }], measured, {})

test.each([
  'It is back after 4.37 s, 4.4 s or 4 s; at most 30 s.',
  'It is back after 4 370 ms.',
  'Of 10 185 writes none is lost.',
  'A write takes 35 to 45 ms.',
])('a figure with a row passes: %s', (text) => {
  expect(find(text)).toEqual([])
})

test.each([
  ['It is back after 4.3 s.', '4.3 s'],
  ['It is back after 4.4 ms.', '4.4 ms'],
  ['Of 10 186 writes none is lost.', '10 186'],
  ['It uses 4.4 % of a core.', '4.4 %'],
  ['It found 3 of 30.', '3'],
  ['| a query | 12 ms |', '12 ms'],
  ['- **+2 s**: fails', '2 s'],
  ['(`npm run x`, 7.7 kB)', '7.7 kB'],
  ['It is as fast as 99 a second.', '99 a second'],
])('a figure without a row is named: %s', (text, figure) => {
  expect(find(text)).toEqual([`docs/backup.md:3: ${figure}`])
})

test('the rows of a part hold for the pages and sections that it names, and for no others', () => {
  expect(find('# Other\nIt is back after 4.4 s.')).toEqual(['docs/backup.md:4: 4.4 s'])
  expect(find('It is back after 4.4 s.', 'docs/other.md')).toEqual(['docs/other.md:3: 4.4 s'])
})

test('a paragraph that names a command quotes its rows and those measured by hand, and no others', () => {
  const block = '`npm run drills --\ncrash`: 4.4 s'
  expect(find(`${block}, 45 ms`)).toEqual([])
  expect(find(`${block}, 12 MB`)).toEqual(['docs/backup.md:4: 12 MB'])
  expect(find(`${block}\n\nElsewhere 12 MB.`)).toEqual([])
})

test('in a section that quotes rows every number counts, elsewhere small counts do not', () => {
  const text = '## Settings\nTwo of 7 retries.\n## Drilled\nAll 7 servers.'
  expect(find(text)).toEqual(['docs/backup.md:6: 7'])
})

test('code, targets of links, dates, versions and tables that a command writes have no figures', () => {
  const text = [
    '`after 9 s` [x](y#9-s) 2026-11-18 10:15 v1.9.9 p99 RFC 8058 nginx 1.22 [decision 037](a.md) 1200 × 630',
    '```\n9 ms\n```',
    '<!-- computed: a -->\n9 ms\n<!-- end -->',
    '### Drilled for 9 s',
    '1. First.',
  ]
  expect(find(text.join('\n'))).toEqual([])
})

test('a stated figure passes on its page or in its section alone, and one that is gone is named', () => {
  const page = { path: 'docs/a.md', text: '# A\n5 s\n## B\n5 s' }
  expect(findUnlisted([page], [], { 'docs/a.md': ['5 s'] })).toEqual([])
  expect(findUnlisted([page], [], { 'docs/a.md#b': ['5 s'] })).toEqual(['docs/a.md:2: 5 s'])
  expect(findUnlisted([page], [], { 'docs/a.md': 'all' })).toEqual([])
  expect(findStale([page], measured, { 'docs/a.md#b': ['6 s'], 'docs/a.md#c': 'all' })).toEqual([
    'docs/backup.md#drilled',
    'docs/a.md#c',
    'docs/a.md#b: 6 s',
  ])
})
