import { expect, test } from 'vitest'
import type { Judgement } from '../calendar/day.ts'
import { pickSample } from './pick-sample.ts'

type Parts = Parameters<typeof pickSample>[0]

const aTag = (id: string, terms: readonly string[], isMedical = false) =>
  ({
    id,
    isMedical,
    sum: { terms: terms.map((star) => ({ star, points: 1 })) },
  }) as unknown as Judgement['tags'][number] // the parts it reads
const aStar = (id: string, leaf: string | null = '10 · 8a', zh = '月德') =>
  ({
    id,
    leaf,
    clauses: leaf === null ? [] : [{ zh, text: '', at: '', leaf }],
  }) as unknown as Judgement['stars'][number] // the same
const aDay = (tags: Parts['tags'], goodFor: readonly string[] = []) =>
  ({
    tags,
    stars: [aStar('virtue'), aStar('heart'), aStar('custom', null), aStar('healing', '10 · 63b', '求醫療病')],
    verdict: { goodFor, putOff: [] },
  }) as unknown as Parts // the same

test('what is favoured comes first, a wedding before others', () => {
  const tags = ['bed', 'pray', 'wedding'].map((id) => aTag(id, ['virtue', 'heart']))
  expect(pickSample(aDay(tags, ['pray', 'wedding']))?.tag.id).toBe('wedding')
  expect(pickSample(aDay(tags, ['pray']))?.tag.id).toBe('pray')
  expect(pickSample(aDay(tags))?.tag.id).toBe('bed')
})

test('a rating of several stars comes before one of a single star', () => {
  const day = aDay([aTag('wedding', ['virtue']), aTag('bed', ['heart']), aTag('pray', ['heart', 'virtue'])])
  expect(pickSample(day)).toMatchObject({ tag: { id: 'pray' }, star: { id: 'heart' } })
})

test('nothing medical, and nothing without words of the book', () => {
  const day = aDay([
    aTag('surgery', ['virtue', 'heart'], true),
    aTag('wedding', ['healing', 'heart']),
    aTag('bed', ['custom', 'heart']),
    aTag('pray', []),
  ])
  expect(pickSample(day)).toBeUndefined()
})
