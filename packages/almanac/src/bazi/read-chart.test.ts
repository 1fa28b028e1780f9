import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pillarOf } from '../calendar/cycle.ts'
import { hourPillar } from '../calendar/double-hours.ts'
import { aChart } from './a-chart.ts'
import { elementBalance } from './element-balance.ts'
import { favourableElements } from './favourable.ts'
import type { NatalPillars } from './natal-pillars.ts'
import { natalRules } from './natal-rules.ts'
import { listNatalStars } from './natal-stars.ts'
import { readChart } from './read-chart.ts'
import { dayMasterStrength } from './strength.ts'

const anyPillar = fc.integer({ min: 0, max: 59 }).map(pillarOf)
const anyHour = fc.integer({ min: 0, max: 11 })
/** Pillars in any combination; the hour fits the day. */
const anyChart = fc
  .record({ year: anyPillar, month: anyPillar, day: anyPillar, branch: anyHour })
  .map(({ year, month, day, branch }): NatalPillars => ({ year, month, day, hour: hourPillar(day, branch) }))

const starsOf = (text: string): string[] =>
  listNatalStars(aChart(text)).map(({ id, at, from }) => `${id} ${at}<${from}`)

test('stars counted from the day stem are found on every branch, the own one included', () => {
  // 甲 has 禄 in 寅, 羊刃 in 卯, 文昌 in 巳, 贵人 in 丑 and 未.
  const stars = starsOf('丁丑 丁卯 甲寅 己巳')
  expect(stars).toEqual(
    expect.arrayContaining([
      'nobleman year<day',
      'blade month<day',
      'prosperity day<day',
      'academic hour<day',
    ]),
  )
})

test('a yin day master has no blade', () => {
  expect(starsOf('甲辰 丙寅 乙卯 丙戌').filter((star) => star.startsWith('blade'))).toEqual([])
})

test('stars counted from a branch are found on the other pillars only', () => {
  // 子 belongs to 申子辰: horse 寅, peach blossom 酉, canopy 辰, general 子.
  const stars = starsOf('甲子 丙寅 丙辰 丁酉')
  expect(stars).toEqual(
    expect.arrayContaining([
      'travelling-horse month<year',
      'travelling-horse month<day',
      'canopy day<year',
      'general year<day',
      'peach-blossom hour<year',
      'peach-blossom hour<day',
    ]),
  )
  expect(stars).not.toContain('canopy day<day')
  expect(stars).not.toContain('general year<year')
})

test('virtues are counted from the month, on stems or, in the middle months, on branches', () => {
  // 寅: heavenly virtue 丁, month virtue 丙; 卯: heavenly virtue 申, month virtue 甲.
  expect(starsOf('丁亥 壬寅 丙子').filter((star) => star.endsWith('<month'))).toEqual([
    'heavenly-virtue year<month',
    'month-virtue day<month',
  ])
  expect(starsOf('戊申 乙卯 甲子').filter((star) => star.endsWith('<month'))).toEqual([
    'heavenly-virtue year<month',
    'month-virtue day<month',
  ])
})

test('a branch the decade of the day does not reach is void', () => {
  expect(starsOf('甲戌 乙亥 甲子').filter((star) => star.startsWith('void'))).toEqual([
    'void year<day',
    'void month<day',
  ])
})

test('the shares of the elements sum to one, and every branch counts as much as a stem', () => {
  fc.assert(
    fc.property(anyChart, (natal) => {
      const { shares, terms } = elementBalance(natal)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
      const total = (isHidden: boolean): number =>
        terms.reduce((sum, term) => sum + (term.isHidden === isHidden ? term.weight : 0), 0)
      expect(total(true)).toBeCloseTo(total(false), 12)
    }),
  )
})

test('the score of the strength is the sum of its terms, each recomputable from what it lists', () => {
  fc.assert(
    fc.property(anyChart, (natal) => {
      const { score, terms } = dayMasterStrength(natal)
      const { season, roots, stems: open } = terms
      expect(Math.abs(score - season.points - roots.points - open.points)).toBeLessThanOrEqual(0.05 + 1e-9)
      const rooted = roots.found.reduce((sum, { weight }) => sum + weight, 0)
      expect(roots.points).toBeCloseTo((35 * rooted) / roots.of, 9)
      expect(open.points).toBeCloseTo((25 * open.found.length) / open.of, 9)
      expect(score).toBeGreaterThanOrEqual(8)
      expect(score).toBeLessThanOrEqual(100)
    }),
  )
})

test.each([
  ['寅', 'thriving', 40],
  ['子', 'rising', 32],
  ['午', 'resting', 20],
  ['辰', 'confined', 12],
  ['申', 'perishing', 8],
])('wood in the month of %s is %s and has %i points of the season', (branch, state, points) => {
  const season = dayMasterStrength(aChart(`甲子 甲${branch} 甲子`)).terms.season
  expect(season.state).toBe(state)
  expect(season.points).toBeCloseTo(points, 9)
})

test('a score below 40 is weak, above 60 strong; from 90 or up to 10 the chart may follow', () => {
  fc.assert(
    fc.property(anyChart, (natal) => {
      const { score, class: found, mayFollow } = dayMasterStrength(natal)
      expect(found).toBe(score < 40 ? 'weak' : score > 60 ? 'strong' : 'balanced')
      expect(mayFollow).toBe(score >= 90 || score <= 10)
    }),
    { numRuns: 1000 },
  )
})

// Worked by hand. 甲 in 寅: season 40; roots (0.8 子 + 1.5 × 0.6 寅 + 1.2 子 + 1.0 子) of 4.5 × 35; stems 甲 and 甲 of three.
test('a wood day master in spring among water is strong, by 40, 30.3 and 16.7 points', () => {
  const { score, class: found, terms } = dayMasterStrength(aChart('甲子 丙寅 甲子 甲子'))
  expect(terms.season).toEqual({ state: 'thriving', points: 40 })
  expect(terms.roots.points).toBeCloseTo((35 * 3.9) / 4.5, 9)
  expect(terms.stems).toMatchObject({ found: ['year', 'hour'], of: 3 })
  expect([score, found]).toEqual([87, 'strong'])
})

test('a weak day master is helped by what feeds it and by its own kind, a strong one by the other three', () => {
  // 丙 in 子 among metal and water, with a root in 寅; 甲 in 寅 among water.
  expect(favourableElements(aChart('庚申 戊子 丙寅 己亥'))).toEqual({
    asserted: true,
    because: 'weak',
    elements: [0, 1],
    unfavourable: [2, 3, 4],
  })
  expect(favourableElements(aChart('甲子 丙寅 甲子 甲子'))).toMatchObject({
    because: 'strong',
    elements: [1, 2, 3],
  })
})

test('a chart at either end of the scale may follow, and no element is asserted', () => {
  for (const text of ['壬子 癸卯 甲子 乙亥', '戊午 辛酉 甲午 己巳']) {
    expect(dayMasterStrength(aChart(text)).mayFollow).toBe(true)
    expect(favourableElements(aChart(text))).toEqual({ asserted: false, reason: 'may-follow' })
  }
})

test('a balanced chart is helped by the bridge of its largest clash, or by its least element', () => {
  fc.assert(
    fc.property(
      anyChart.filter((natal) => dayMasterStrength(natal).class === 'balanced'),
      (natal) => {
        const { shares } = elementBalance(natal)
        const found = favourableElements(natal)
        if (!found.asserted) throw new Error('a balanced chart is always answered')
        const clashes = shares.map((share, element) => Math.min(share, shares[(element + 2) % 5] ?? 0))
        const largest = Math.max(...clashes)
        expect(found.because).toBe(largest >= 0.25 ? 'bridges-clash' : 'least-present')
        for (const element of found.elements) {
          if (found.because === 'bridges-clash') expect(clashes[(element + 4) % 5]).toBe(largest)
          else expect(shares[element]).toBe(Math.min(...shares))
        }
      },
    ),
  )
})

test('without an hour every statement is of the three known pillars alone', () => {
  fc.assert(
    fc.property(anyChart, (natal) => {
      const { hour, stars, relations, balance, strength } = readChart({ ...natal, hour: null }, natalRules)
      expect(hour).toBeNull()
      const places = [
        ...stars.flatMap(({ at, from }) => [at, from]),
        ...relations.flatMap(({ between }) => between),
        ...balance.terms.map(({ at }) => at),
        ...strength.terms.roots.found.map(({ at }) => at),
        ...strength.terms.stems.found,
      ]
      expect(places).not.toContain('hour')
    }),
  )
})

test('what is said without an hour is true of the chart of every hour', () => {
  fc.assert(
    fc.property(anyChart, fc.constantFrom('day23' as const, 'midnight' as const), (natal, ziRule) => {
      const rules = { ...natalRules, ziRule }
      const known = readChart(natal, rules)
      const { stars, relations, favourable, whateverHour } = readChart({ ...natal, hour: null }, rules)
      expect(known.stars).toEqual(expect.arrayContaining([...stars]))
      expect(known.relations).toEqual(expect.arrayContaining([...relations]))
      expect(whateverHour?.strengthClasses).toContain(known.strength.class)
      expect(known.strength.score).toBeGreaterThanOrEqual(whateverHour?.lowestScore ?? 101)
      expect(known.strength.score).toBeLessThanOrEqual(whateverHour?.highestScore ?? -1)
      if (favourable.asserted) expect(known.favourable).toEqual(favourable)
    }),
  )
})

test('late zi of a day that ends at midnight is a thirteenth hour, and may leave nothing to assert', () => {
  const natal = aChart('戊寅 甲辰 丁未')
  expect(readChart(natal, { ...natalRules, ziRule: 'day23' }).favourable).toMatchObject({ asserted: true })
  expect(readChart(natal, { ...natalRules, ziRule: 'midnight' }).favourable).toEqual({
    asserted: false,
    reason: 'hour-decides',
  })
})
