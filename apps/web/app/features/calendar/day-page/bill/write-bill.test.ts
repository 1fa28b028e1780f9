import { expect, test } from 'vitest'
import { translatorOf } from '../../../../i18n/translator-of.server.ts'
import type { Tag } from '../../day.ts'
import { groupOverruled } from './overruled.ts'
import { type BillStars, isCancelled, writeNote, writeScale } from './write-bill.ts'
import { writeDayBill } from './write-day-bill.ts'
import { writePersonalBill } from './write-personal-bill.ts'

const english = translatorOf('en')
const russian = translatorOf('ru')

const stars: BillStars = new Map([
  ['month-virtue', { name: 'Monthly Virtue', label: 'star Monthly Virtue', family: 'star' }],
  ['four-ministers', { name: 'Four Ministers', label: 'star Four Ministers', family: 'star' }],
  ['mansion-heart', { name: 'Heart', label: 'mansion Heart', family: 'mansion' }],
  ['year-break', { name: 'Year Breaker', label: 'star Year Breaker', family: 'star' }],
  ['officer-danger', { name: 'Danger', label: 'Danger day', family: 'officer' }],
])

const aSum = (changes: Partial<Tag['sum']>): Tag['sum'] => ({
  sign: 1,
  terms: [
    { star: 'month-virtue', points: 3 },
    { star: 'four-ministers', points: 0.5 },
    { star: 'mansion-heart', points: -0.25 },
  ],
  total: 3.25,
  from: [3.5, 4.75],
  limits: [],
  ...changes,
})

type Reason = Tag['reasons'][number]
const aReason = (changes: Partial<Reason>): Reason => ({
  star: 'month-virtue',
  side: 'good',
  grade: 3,
  status: 'applied',
  isReading: false,
  ...changes,
})

const noteOf = (sum: Partial<Tag['sum']>, reasons: Tag['reasons'] = []) =>
  writeNote({ sum: aSum(sum), reasons }, stars, english.t)
const scaleOf = (sum: Partial<Tag['sum']>) => writeScale(aSum(sum), stars, english.t)

test('what the book favours is added up star by star, signs named with their kind', () => {
  expect(noteOf({})).toBe('The book favours it: Monthly Virtue 3 + Four Ministers ½ − mansion Heart ¼ = 3¼')
  expect(scaleOf({})).toBe('auspicious from ¼, good from 3½, excellent from 4¾')
})

test('a ban is added up in the same way, towards the bad', () => {
  const ban = {
    sign: -1,
    terms: [{ star: 'officer-danger', points: 2 }],
    total: 2,
    from: [2.8125, 4],
  } as const
  expect(noteOf({ ...ban, terms: [...ban.terms], from: [...ban.from] })).toBe(
    'The book forbids it: Danger day 2 = 2',
  )
  expect(scaleOf({ sign: -1, from: [2.8125, 4] })).toMatch(/^unfavourable from ¼, bad from 2\u00a013\/16, /)
})

test('a strength below a quarter says that a quarter counts', () => {
  const terms = [
    { star: 'four-ministers', points: 0.25 },
    { star: 'mansion-heart', points: -0.25 },
  ]
  expect(noteOf({ terms, total: 0.25 })).toBe(
    'The book favours it: Four Ministers ¼ − mansion Heart ¼ = 0, counted as ¼',
  )
})

test('a limit is said once, as a limit, with what sets it', () => {
  const limits = [{ star: 'year-break', limit: -1 as const }, { limit: -2 as const }]
  expect(scaleOf({ sign: 0, terms: [], total: 0, limits })).toBe(
    'at most −1: Year Breaker; at most −2: the whole day is forbidden',
  )
  const reasons = [
    aReason({ star: 'year-break', side: 'bad', status: 'overridden', note: 'Overruled.' }),
    aReason({ star: 'year-break', side: 'bad', grade: undefined, note: 'By custom.' }),
  ]
  expect(groupOverruled(reasons, limits)).toEqual([])
})

test('a modern reading stops at two', () => {
  expect(scaleOf({ readingLimit: 2 })).toBe('auspicious from ¼, good from 3½; no further: a modern reading')
})

test('where nothing is noted it says so, and where favour and ban cancel out it names them', () => {
  const silent = { sign: 0, terms: [], total: 0 } as const
  const sum = { ...silent, terms: [] }
  expect(noteOf(sum)).toBe('The book notes nothing')
  const reasons = [
    aReason({ status: 'overridden', note: 'x' }),
    aReason({ star: 'officer-danger', side: 'bad', status: 'overridden', note: 'x' }),
  ]
  expect(noteOf(sum, reasons)).toBe('Favour and ban cancel out: Monthly Virtue against Danger day')
  const leaning = [
    reasons[0] ?? aReason({}),
    aReason({ star: 'mansion-heart', side: 'bad', status: 'overridden' }),
  ]
  expect(isCancelled({ sum: aSum(sum), reasons: leaning }, stars)).toBe(false)
})

test('what was set aside is listed once for each reason', () => {
  const reasons = [
    aReason({ status: 'overridden', note: 'A' }),
    aReason({ star: 'four-ministers', status: 'overridden', note: 'A' }),
    aReason({ star: 'officer-danger', side: 'bad', status: 'overridden', note: 'B' }),
    aReason({ star: 'mansion-heart' }),
  ]
  expect(groupOverruled(reasons, [])).toEqual([
    { note: 'A', ids: ['month-virtue', 'four-ministers'] },
    { note: 'B', ids: ['officer-danger'] },
  ])
})

type Personal = NonNullable<Tag['personal']>
const aPersonal = (
  general: Personal['general'],
  ...parts: readonly Partial<Personal['reasons'][number]>[]
) => ({
  general,
  reasons: parts.map((part): Personal['reasons'][number] => ({
    rule: 'clash-year',
    name: 'Clash with the Birth Year',
    kind: part.limit === undefined ? 'delta' : 'cap',
    status: 'applied',
    sentence: '',
    source: '',
    isReading: false,
    ...part,
  })),
})

test('a personal rating begins with that for everyone and names each rule with its points and limits', () => {
  const personal = aPersonal(1, { delta: -2 }, { limit: 0 }, { name: 'Nobleman', delta: 1 })
  expect(writePersonalBill(personal, 0, english.t)).toBe(
    'For everyone +1 − Clash with the Birth Year 2 + Nobleman 1 = 0; at most 0: Clash with the Birth Year',
  )
})

test('a birth counts for two, the scale ends at three, and the book may hold a rise', () => {
  const two = [{ delta: -2 }, { name: 'Clash with the Birth Day', delta: -2 }]
  expect(writePersonalBill(aPersonal(-2, ...two), -3, english.t)).toBe(
    'For everyone −2 − Clash with the Birth Year 2 − Clash with the Birth Day 2 = −6; a birth counts for 2 at most either way: −4; the scale ends at −3',
  )
  expect(writePersonalBill(aPersonal(-1, { name: 'Nobleman', delta: 2 }), -1, english.t)).toBe(
    'For everyone −1 + Nobleman 2 = +1; the book holds it at −1',
  )
  expect(writePersonalBill(aPersonal(1), 1, english.t)).toBe('For everyone +1')
})

const aDaySum = {
  shown: 31,
  good: 24,
  bad: 3,
  total: 27,
  leansBeyond: 3.875,
  from: [0.7419, 1.0967],
} as const

test('a day is rated by its activities: the counts, the lean, the sum and the mean', () => {
  const sum = { ...aDaySum, from: [...aDaySum.from] as [number, number] }
  expect(writeDayBill(sum, english)).toBe(
    '24 of 31 activities are good, 3 bad; that is more than 3⅞ apart, so the day is at least auspicious; their ratings add up to +27, a mean of +0.87; good from +0.74, excellent from +1.09',
  )
  expect(writeDayBill(sum, russian)).toContain('в\u00a0среднем +0,87; хороший от\u00a0+0,74')
  expect(writeDayBill({ ...sum, good: 3, bad: 20, total: -30, from: [1.1935, 2.0967] }, english)).toContain(
    'a mean of −0.97; bad from −1.19, ',
  )
})

test('a day whose activities are good and bad in equal parts does not lean', () => {
  expect(writeDayBill({ ...aDaySum, good: 10, bad: 8, total: 1, from: [0.7, 1] }, english)).toBe(
    '10 of 31 activities are good, 8 bad; the day leans only if they differ by more than 3⅞',
  )
})

test('a favour left unnoted and a ban overruled for another reason do not cancel out', () => {
  const sum = { sign: 0, terms: [], total: 0 } as const
  const reasons = [
    aReason({ status: 'overridden', note: 'left unnoted' }),
    aReason({ star: 'officer-danger', side: 'bad', status: 'overridden', note: 'overruled' }),
  ]
  expect(noteOf({ ...sum, terms: [] }, reasons)).toBe('The book notes nothing')
})

test('a ban of the whole day says so where no star forbids the activity itself', () => {
  expect(noteOf({ sign: -1, terms: [], total: 0.25 })).toBe(
    'The book forbids it: the whole day is forbidden = ¼',
  )
})
