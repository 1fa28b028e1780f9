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

const anyElement = fc.integer({ min: 0, max: 4 })

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
    fc.property(anyChart, anyElement, (natal, season) => {
      const { shares, counted, season: ofSeason, terms } = elementBalance(natal, season)
      for (const parts of [shares, counted, ofSeason])
        expect(parts.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
      const total = (isHidden: boolean): number =>
        terms.reduce((sum, term) => sum + (term.isHidden === isHidden ? term.weight : 0), 0)
      expect(total(true)).toBeCloseTo(total(false), 12)
    }),
  )
})

test('the season gives most to its own element, least to what it overcomes', () => {
  fc.assert(
    fc.property(anyChart, anyElement, (natal, season) => {
      const { shares, counted } = elementBalance(natal, season)
      const gained = shares.map((share, element) => share - 0.6 * (counted[element] ?? 0))
      expect(Math.max(...gained)).toBe(gained[season])
      expect(Math.min(...gained)).toBe(gained[(season + 2) % 5])
    }),
  )
})

// Worked by hand: 40 of 100 parts by the season (10 : 8 : 5 : 3 : 2 of 28), 60 by stems and branches.
test.each([
  ['14 June 1988 in London, a month of the Horse', '戊辰 戊午 庚子 己卯', 1, [16.9, 19.5, 40.7, 10.4, 12.5]],
  [
    '4 February 1990 in Hong Kong, a month of the Tiger',
    '庚午 戊寅 庚子 辛巳',
    0,
    [18.8, 23.4, 14.1, 29, 14.6],
  ],
])(
  '%s: the season weighs in the balance, and its element is neither least nor called for',
  (_, text, season, percent) => {
    const { shares } = elementBalance(aChart(text), season)
    expect(shares.map((share) => Math.round(1000 * share) / 10)).toEqual(percent)
    expect(shares[season]).toBeGreaterThan(Math.min(...shares))
    const { favourable, strength } = readChart(aChart(text), natalRules)
    expect([strength.firmness, favourable.asserted]).toEqual(['open', false])
    const ownReasons = favourable.readings.filter(
      ({ because }) => because === 'climate' || because === 'bridges-clash',
    )
    for (const { elements } of ownReasons) expect(elements).not.toContain(season)
  },
)

test('a birth of June is cooled by water, one of December warmed by fire, one of March neither', () => {
  const climateOf = (text: string) =>
    readChart(aChart(text), natalRules).favourable.readings.find(({ because }) => because === 'climate')
      ?.elements
  expect(climateOf('戊辰 戊午 庚子 己卯')).toEqual([4])
  expect(climateOf('己卯 丙子 戊午 戊午')).toEqual([1])
  expect(climateOf('庚午 己卯 庚子 辛巳')).toBeUndefined()
})

test('the score of the strength is the sum of its terms, each recomputable from what it lists', () => {
  fc.assert(
    fc.property(anyChart, anyElement, (natal, ofSeason) => {
      const { score, terms } = dayMasterStrength(natal, ofSeason)
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
  const { season } = readChart(aChart(`甲子 甲${branch} 甲子`), natalRules).strength.terms
  expect(season.state).toBe(state)
  expect(season.points).toBeCloseTo(points, 9)
})

// 協紀辨方書 001-31b: earth has the 18 days before each 立, so that the first days of 辰 are still spring.
test('earth rules the last eighteen days of its months, or the whole of them by the branch', () => {
  const seasonOf = (daysLeft: number, seasonRule: 'earth18' | 'branch') =>
    readChart(aChart('甲子 戊辰 甲子'), { ...natalRules, seasonRule }, [
      { dayOfMonth: 5, daysLeft, isAfterQi: false },
    ]).strength.terms.season.element
  expect([seasonOf(18.1, 'earth18'), seasonOf(18, 'earth18')]).toEqual([0, 2])
  expect([seasonOf(18.1, 'branch'), seasonOf(18, 'branch')]).toEqual([2, 2])
})

test('a score below 40 is weak, above 60 strong; from 90 or up to 10 the chart may follow', () => {
  fc.assert(
    fc.property(anyChart, anyElement, (natal, season) => {
      const { score, class: found, mayFollow, firmness } = dayMasterStrength(natal, season)
      expect(found).toBe(score < 40 ? 'weak' : score > 60 ? 'strong' : 'balanced')
      expect(mayFollow).toBe(score >= 90 || score <= 10)
      const isOpen = score >= 35 && score <= 65
      expect(firmness).toBe(isOpen ? 'open' : score < 30 || score > 70 ? 'firm' : 'likely')
    }),
    { numRuns: 1000 },
  )
})

// Worked by hand. 甲 in 寅: season 40; roots (0.8 子 + 1.5 × 0.6 寅 + 1.2 子 + 1.0 子) of 4.5 × 35; stems 甲 and 甲 of three.
test('a wood day master in spring among water is strong, by 40, 30.3 and 16.7 points', () => {
  const { score, class: found, terms } = dayMasterStrength(aChart('甲子 丙寅 甲子 甲子'), 0)
  expect(terms.season).toEqual({ element: 0, state: 'thriving', points: 40 })
  expect(terms.roots.points).toBeCloseTo((35 * 3.9) / 4.5, 9)
  expect(terms.stems).toMatchObject({ found: ['year', 'hour'], of: 3 })
  expect([score, found]).toEqual([87, 'strong'])
})

test('a weak day master is helped by what feeds it and by its own kind, a strong one by the other three', () => {
  // 丙 in 子 among metal and water, with a root in 寅; 甲 in 寅 among water.
  expect(favourableElements(aChart('庚申 戊子 丙寅 己亥'), 4)).toMatchObject({
    asserted: true,
    because: 'weak',
    elements: [0, 1],
    unfavourable: [2, 3, 4],
  })
  expect(favourableElements(aChart('甲子 丙寅 甲子 甲子'), 0)).toMatchObject({
    because: 'strong',
    elements: [1, 2, 3],
  })
})

test('a chart at either end of the scale may follow, and no element is asserted', () => {
  for (const [text, season] of [
    ['壬子 癸卯 甲子 乙亥', 0],
    ['戊午 辛酉 甲午 己巳', 3],
  ] as const) {
    expect(dayMasterStrength(aChart(text), season).mayFollow).toBe(true)
    expect(favourableElements(aChart(text), season)).toMatchObject({ asserted: false, reason: 'may-follow' })
  }
})

test('near balance nothing is asserted; what each reading would favour is listed', () => {
  fc.assert(
    fc.property(
      anyChart.filter((natal) => readChart(natal, natalRules).strength.firmness === 'open'),
      (natal) => {
        const { favourable, balance } = readChart(natal, natalRules)
        expect(favourable).toMatchObject({ asserted: false, reason: 'near-balance' })
        const [weak, strong, ...others] = favourable.readings
        expect([weak?.because, strong?.because]).toEqual(['weak', 'strong'])
        expect(weak?.elements).toEqual(strong?.unfavourable)
        const clashes = balance.shares.map((share, element) =>
          Math.min(share, balance.shares[(element + 2) % 5] ?? 0),
        )
        const bridge = others.find(({ because }) => because === 'bridges-clash')
        expect(bridge !== undefined).toBe(Math.max(...clashes) >= 0.25)
        for (const element of bridge?.elements ?? [])
          expect(clashes[(element + 4) % 5]).toBe(Math.max(...clashes))
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
      const { readings, ...named } = favourable
      if (favourable.asserted) expect(known.favourable).toMatchObject(named)
      for (const reading of readings) expect(known.favourable.readings).toContainEqual(reading)
    }),
  )
})
