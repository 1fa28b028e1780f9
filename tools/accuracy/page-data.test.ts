import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMethod } from '../../apps/web/app/features/method/method.server.ts'
import { listMeasuredRows, pageDataTarget, writePageData } from './page-data.ts'

const report = readFileSync(join(import.meta.dirname, '../../docs/accuracy.md'), 'utf8')

test('the file of the page has the rows of the report and no others', () => {
  expect(readFileSync(pageDataTarget, 'utf8')).toBe(writePageData(report))
  expect(listMeasuredRows(report).length).toBeGreaterThan(50)
})

test('every row that the page shows is one of the report, with its number', () => {
  const rows = listMeasuredRows(report)
  for (const locale of ['en', 'ru'] as const) {
    const shown = readMethod(locale).accuracy
    expect(shown.length).toBeGreaterThan(10)
    for (const { from, value } of shown) {
      const row = rows.find(({ what }) => what === from)
      expect([from, row?.measured.split(' ')[0]?.replace('.', locale === 'ru' ? ',' : '.')]).toEqual([
        from,
        value,
      ])
      expect(row?.reached).toBe(true)
    }
  }
})
