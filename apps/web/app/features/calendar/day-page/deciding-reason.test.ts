import { expect, test } from 'vitest'
import type { Star, Tag } from '../day.ts'
import { findDecidingReason } from './deciding-reason.ts'

const aStar = (id: string, label: string, ...clauses: readonly string[]) =>
  [
    id,
    { id, label, side: 'good', clauses: clauses.map((text) => ({ text, zh: text })) } as unknown as Star,
  ] as const
const stars = new Map([
  aStar('universal-guard', 'star Protection for All', 'Good for offerings'),
  aStar('month-virtue', 'star Monthly Virtue', 'Good for many matters, '.repeat(9)),
  aStar('year-break', 'star Year Breaker'),
  aStar('going', 'star Going and Perishing', 'Not for journeys, 求医疗病'),
])

/** A tag with only the data that is read. */
const aTag = (changes: object) =>
  ({
    weight: 1,
    sum: { sign: 1, terms: [{ star: 'universal-guard', points: 1 }], limits: [] },
    reasons: [],
    ...changes,
  }) as unknown as Tag

test('the strongest star decides, with its kind and what the book says of it', () => {
  expect(findDecidingReason(aTag({}), stars)).toMatchObject({
    name: 'star Protection for All',
    says: 'Good for offerings',
  })
})

test('a list of many matters is not quoted', () => {
  const sum = { sign: 1, terms: [{ star: 'month-virtue', points: 3 }], limits: [] }
  expect(findDecidingReason(aTag({ sum }), stars)).toMatchObject({ name: 'star Monthly Virtue', says: '' })
})

test('a list that names a matter of health is not quoted', () => {
  const sum = { sign: 1, terms: [{ star: 'going', points: 1 }], limits: [] }
  expect(findDecidingReason(aTag({ sum }), stars)).toMatchObject({
    name: 'star Going and Perishing',
    says: '',
  })
})

test('a limit that holds the rating down decides', () => {
  const tag = aTag({
    weight: -1,
    sum: { sign: 1, terms: [], limits: [{ star: 'year-break', limit: -1 }] },
    reasons: [{ star: 'year-break', side: 'bad', status: 'applied', note: 'By custom no higher than −1.' }],
  })
  expect(findDecidingReason(tag, stars)).toMatchObject({
    name: 'star Year Breaker',
    says: 'By custom no higher than −1.',
  })
})

test('where the birth moves the rating, its strongest rule in that direction decides', () => {
  const reasons = [
    { name: 'Nobleman', delta: 1, sentence: 'He helps.' },
    { name: 'Clash with the Birth Year', delta: -2, sentence: 'They clash.' },
  ]
  expect(findDecidingReason(aTag({ weight: -1, personal: { general: 1, reasons } }), stars)).toEqual({
    name: 'Clash with the Birth Year',
    says: 'They clash.',
  })
  expect(findDecidingReason(aTag({ personal: { general: 1, reasons } }), stars)).toMatchObject({
    name: 'star Protection for All',
  })
})
