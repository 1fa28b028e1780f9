import { listHourStars, stars } from '@zeri/almanac/judgement'
import { expect, test } from 'vitest'
import { findSign, findSignOfStar, listSigns, signKinds } from './signs.ts'

test('every star, officer, mansion, stem, branch, pillar, term, lunar day, path, taboo, hour and god is a sign', () => {
  const counts = Object.fromEntries(
    signKinds.map((kind) => [kind, listSigns().filter((sign) => sign.kind === kind).length]),
  )
  expect(counts).toEqual({
    officers: 12,
    paths: 12,
    mansions: 28,
    stars: stars().filter(({ family }) => family === 'star').length,
    taboos: 18,
    stems: 10,
    branches: 12,
    pillars: 60,
    terms: 24,
    'lunar-days': 30,
    hours: 12,
    'hour-stars': listHourStars().length,
    'ten-gods': 10,
    'natal-stars': 15,
  })
})

test('addresses are plain, and no two signs share one', () => {
  const addresses = listSigns().map(({ kind, id }) => `${kind}/${id}`)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.filter((address) => !/^[a-z-]+\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(address))).toEqual([])
})

test.each([
  ['stems', 'jia', '甲'],
  ['branches', 'zi', '子'],
  ['pillars', 'gui-hai', '癸亥'],
  ['terms', 'frosts-descent', '霜降'],
  ['lunar-days', '30', '三十'],
  ['hours', 'wu', '日中'],
  ['ten-gods', 'rob-wealth', '劫财'],
  ['natal-stars', 'nobleman', '天乙贵人'],
  ['mansions', 'mansion-heart', '心'],
] as const)('the address %s/%s leads to %s', (kind, id, zh) => {
  expect(findSign(kind, id)?.zh).toBe(zh)
})

test('an unknown address leads to no sign', () => {
  expect(findSign('stems', 'zi')).toBeUndefined()
  expect(findSign('planets', 'mars')).toBeUndefined()
})

test('every star of the almanac has a sign', () => {
  expect(stars().filter(({ id }) => findSignOfStar(id) === undefined)).toEqual([])
  expect(findSignOfStar('officer-break')?.kind).toBe('officers')
})
