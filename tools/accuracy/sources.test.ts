import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Clause } from '../../packages/lexicon/src/clauses/clause.ts'
import { type Canon, isQuoted, parseTable, readCanon } from './canon.ts'
import { compareJuan, matterOf } from './juan-10.ts'
import { measureClauses, measureKeying, measurePages, measureQuotations, measureQuoted } from './sources.ts'

const folder = mkdtempSync(join(tmpdir(), 'canon-'))
let canon: Canon

beforeAll(() => {
  const juan = `# head
<pb:KR3g0051_WYG_010-1a>¶
　宜祭祀¶
祈福求
<pb:KR3g0051_WYG_010-1b>¶
嗣忌出行¶
<pb:KR3g0051_WYG_010-2a>¶
嫁娶¶
`
  writeFileSync(join(folder, 'xieji-010.txt'), juan)
  canon = readCanon(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const clause = (at: string, zh: string): Clause => ({ at, zh, en: 'text', ru: 'текст' })

test('a quotation may run over lines and onto the next page', () => {
  expect(isQuoted(canon, '010-1a', '宜祭祀祈福')).toBe(true)
  expect(isQuoted(canon, '010-1a', '祈福求嗣忌')).toBe(true)
})

test('a quotation must begin on its page and end before the page after the next', () => {
  expect(isQuoted(canon, '010-1a', '嗣忌出行')).toBe(false)
  expect(isQuoted(canon, '010-1a', '求嗣忌出行嫁娶')).toBe(false)
  expect(isQuoted(canon, '010-9a', '嫁娶')).toBe(false)
  expect(isQuoted(canon, '011-1a', '嫁娶')).toBe(false)
})

test('a falsified quotation is noticed', () => {
  const honest = { one: clause('010-1a', '宜祭祀'), two: clause('010-2a', '嫁娶') }
  expect(measureQuotations(honest, canon)).toMatchObject({ value: 100, ok: true })
  const falsified = { ...honest, two: clause('010-2a', '嫁安') }
  expect(measureQuotations(falsified, canon)).toMatchObject({ value: 50, ok: false })
  const misplaced = { ...honest, two: clause('010-1b', '嫁娶') }
  expect(measureQuotations(misplaced, canon)).toMatchObject({ value: 50, ok: false })
})

test('a clause without a translation or of more than sixty characters is noticed', () => {
  expect(measureClauses({ one: clause('010-1a', '宜') }).ok).toBe(true)
  expect(measureClauses({ one: { ...clause('010-1a', '宜'), ru: '' } }).ok).toBe(false)
  expect(measureClauses({ one: clause('010-1a', '宜'.repeat(61)) }).ok).toBe(false)
})

test('a rule without a page is noticed unless it is custom', () => {
  expect(measurePages([{ id: 'a', source: 'xie-ji-10', pages: ['1a'] }]).ok).toBe(true)
  expect(measurePages([{ id: 'a', source: 'xie-ji-10', pages: [undefined] }]).ok).toBe(false)
  expect(measurePages([{ id: 'a', source: 'folk', pages: [undefined] }]).ok).toBe(true)
})

test('a rule of the book without a clause is noticed; custom needs none', () => {
  const rules = [
    { id: 'one', source: 'xie-ji-10', pages: ['1a'] },
    { id: 'two', source: 'folk', pages: [undefined] },
  ]
  expect(measureQuoted(rules, { one: clause('010-1a', '宜') }).ok).toBe(true)
  expect(measureQuoted(rules, {}).ok).toBe(false)
})

test('words of the print are matters of ours, several of them one', () => {
  expect(matterOf('慶賜')).toBe('庆赐赏贺')
  expect(matterOf('遣使')).toBe('出行')
  expect(matterOf('營建宮室')).toBe('营建宫室')
  expect(() => matterOf('飛')).toThrow('飛')
})

const star = {
  id: 'one',
  polarity: 'bad',
  grade: 1,
  rule: { kind: 'stems', list: '甲' },
  source: 'xie-ji-10',
  favours: '祭祀 祈福',
  forbids: '出行',
} as const

test('lists that differ from the keyed table are named with what is more and what is less', () => {
  const row = { id: 'one', favours: '祭祀、求嗣', forbids: '行幸、遣使', spares: '' }
  expect(compareJuan([row], [star])).toEqual([{ id: 'one', list: 'favours', differs: '+祈福 -求嗣' }])
  expect(compareJuan([{ ...row, id: 'two' }], [star])).toEqual([
    { id: 'two', list: 'star', differs: 'absent' },
  ])
})

test('a matter the table spares may not be forbidden', () => {
  const row = { id: 'one', favours: '祭祀、祈福', forbids: '出行', spares: '出行、沐浴' }
  expect(compareJuan([row], [star])).toEqual([{ id: 'one', list: 'spares', differs: '-出行' }])
  const { forbids: _, ...others } = { ...star, forbidsAllBut: '沐浴' }
  const rest = { ...row, forbids: '餘事', spares: '沐浴、剃頭' }
  expect(compareJuan([rest], [others])).toEqual([{ id: 'one', list: 'spares', differs: '-剃头' }])
})

test('a difference is open until it is settled, and what does not differ may not be settled', () => {
  const difference = { id: 'one', list: 'favours', differs: '+祈福' } as const
  const settled = { ...difference, page: '8a', reason: 'the page has it' }
  const valuesOf = (figures: readonly { value: number }[]) => figures.map(({ value }) => value)
  expect(valuesOf(measureKeying([difference], []))).toEqual([1, 0])
  expect(valuesOf(measureKeying([difference], [settled]))).toEqual([0, 0])
  expect(valuesOf(measureKeying([], [settled]))).toEqual([0, 1])
})

test('cells of a table may hold commas and quotes', () => {
  expect(parseTable('a,b,c\n1,"x, ""y""",\n')).toEqual([{ a: '1', b: 'x, "y"', c: '' }])
})
