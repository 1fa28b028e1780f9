import { describeFigure, figureNames, locales } from '@zeri/contract'
import { expect, test } from 'vitest'
import { createFigureMemory, findDescribe, readFigure } from './index.ts'

/** A line for each figure, and others that the articles may use. */
const lines = [
  'wheel-of-sixty',
  'wheel-of-sixty 2026-11-25',
  'wheel-of-sixty 1900-01-01',
  'stems-and-branches',
  'officers-month 2026-11',
  'officers-month 2100-12',
  'paths',
  'paths 2026-12',
  'mansions',
  'mansions 2026-11-25',
  'mansions 1900-01-01',
  'terms-circle 2026',
  'terms-circle 1900',
  'branch-ring',
  'hidden-stems',
  'verdict-balance 2026-11-16 pray',
  'activity-year wedding',
  'good-days haircut',
  'schools-differ',
  'solar-time',
  'lunar-days 2026-11',
  'luck-river 1985-11-23T14:10 Europe/Moscow',
]

const context = { today: '2026-11-17', openUntil: '2026-12-17', memory: createFigureMemory() } as const

test.each(lines)('“%s” is a figure that the contract describes in both languages', async (line) => {
  const mark = readFigure(line)
  for (const locale of locales) {
    const figure = mark && (await findDescribe(mark)?.({ ...context, locale }))
    expect(describeFigure.response.safeParse({ almanacVersion: '1', figure }).error).toBeUndefined()
  }
})

test('every figure of the contract has a line here', () => {
  expect(figureNames.filter((name) => !lines.some((line) => line.split(' ')[0] === name))).toEqual([])
})

test.each([
  '',
  'nothing',
  'constructor',
  'wheel-of-sixty 2026-02-30',
  'verdict-balance 2026-11-16',
  'verdict-balance 2026-11-16 flying',
  'activity-year',
  'good-days flying',
  'schools-differ 2026',
  'lunar-days 2026-13',
  'lunar-days 2026-11-16',
  'luck-river 1985-11-23T14:10 Europe/Nowhere',
  'luck-river 1985-02-30T14:10 Europe/Moscow',
  'wheel-of-sixty 2101-01-01',
  'wheel-of-sixty 2026-11-25 x',
  'wheel-of-sixty  2026-11-25',
  'stems-and-branches 1',
  'officers-month',
  'officers-month 2026-13',
  'officers-month 2026-11-01',
  'paths 2026-11-01',
  'paths 2101-01',
  'mansions 2026-11',
  'terms-circle',
  'terms-circle 1899',
  'branch-ring 2026',
  'hidden-stems 子',
])('“%s” is not a figure', (line) => {
  expect(readFigure(line)).toBeUndefined()
})

test('a figure without a date is that of today', () => {
  expect(findDescribe({ name: 'wheel-of-sixty', args: '' })?.({ ...context, locale: 'en' })).toMatchObject({
    date: '2026-11-17',
  })
})
