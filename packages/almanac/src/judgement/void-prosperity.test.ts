import { expect, test } from 'vitest'
import { aPillar } from '../bazi/a-chart.ts'
import type { DayFacts } from '../calendar/day-facts.ts'
import { hasVoidProsperity } from './void-prosperity.ts'

type Moment = { year: string; month: string; day: string; term: number }

/** Only what the rule looks at. */
const isVoid = ({ year, month, day, term }: Moment): boolean =>
  hasVoidProsperity({
    year: aPillar(year),
    month: aPillar(month),
    day: aPillar(day),
    term: { term } as DayFacts['term'],
  })

/** Of each of the ten days, a year, month and term that fill nothing. */
const plain: Readonly<Record<string, Omit<Moment, 'day'>>> = {
  甲辰: { year: '戊子', month: '乙丑', term: 23 },
  乙巳: { year: '戊子', month: '乙丑', term: 23 },
  丙申: { year: '戊子', month: '乙丑', term: 23 },
  丁亥: { year: '戊子', month: '乙丑', term: 23 },
  戊戌: { year: '甲子', month: '丁丑', term: 23 },
  己丑: { year: '戊子', month: '乙丑', term: 23 },
  庚辰: { year: '戊子', month: '甲子', term: 21 },
  辛巳: { year: '戊子', month: '乙丑', term: 23 },
  壬申: { year: '戊子', month: '乙丑', term: 23 },
  癸亥: { year: '戊子', month: '乙丑', term: 23 },
}

test.each(Object.keys(plain))('%s is without prosperity where nothing fills it', (day) => {
  const moment = plain[day]
  if (!moment) throw new Error(day)
  expect(isVoid({ ...moment, day })).toBe(true)
})

test('no other pillar is', () => {
  for (const day of ['甲子', '戊辰', '癸巳', '壬戌'])
    expect(isVoid({ year: '戊子', month: '乙丑', day, term: 23 })).toBe(false)
})

// 协纪辨方书, juan 10, 67a to 68a.
test.each<[string, string, string]>([
  ['寅', '甲辰', '丙寅'],
  ['卯', '乙巳', '丁卯'],
  ['巳', '丙申', '丁巳'],
  ['巳', '戊戌', '丁巳'],
  ['午', '丁亥', '丙午'],
  ['午', '己丑', '丙午'],
  ['申', '庚辰', '丙申'],
  ['酉', '辛巳', '丁酉'],
  ['亥', '壬申', '乙亥'],
])('a year of %s fills %s', (_, day, year) => {
  const moment = plain[day]
  if (!moment) throw new Error(day)
  expect(isVoid({ ...moment, day, year })).toBe(false)
})

test.each<[string, string, string, number]>([
  ['寅', '甲辰', '甲寅', 0],
  ['卯', '乙巳', '丁卯', 2],
  ['巳', '戊戌', '己巳', 6],
  ['午', '己丑', '戊午', 8],
  ['申', '庚辰', '丙申', 12],
  ['酉', '辛巳', '癸酉', 14],
  ['亥', '壬申', '癸亥', 18],
])('a month of %s fills %s', (_, day, month, term) => {
  expect(isVoid({ year: '戊子', month, day, term })).toBe(false)
})

test.each<[string, number, string, string, string, string]>([
  ['雨水', 1, '壬申', '甲寅', '乙卯', '戊子'],
  ['谷雨', 5, '辛巳', '丙辰', '丁巳', '戊子'],
  ['小满', 7, '庚辰', '丁巳', '戊午', '戊子'],
  ['大暑', 11, '丁亥', '己未', '庚申', '戊子'],
  ['大暑', 11, '己丑', '己未', '庚申', '戊子'],
  ['处暑', 13, '丙申', '庚申', '辛酉', '戊子'],
  ['霜降', 17, '乙巳', '壬戌', '癸亥', '戊子'],
  ['小雪', 19, '甲辰', '癸亥', '甲子', '戊子'],
])('from %s on the sun fills its days, into the next month', (name, term, day, month, next, year) => {
  expect(isVoid({ year, month, day, term })).toBe(false)
  // 庚辰 in 巳 and 甲辰 in 亥 have 月德, so that they are filled before the term too.
  expect(isVoid({ year, month, day, term: term - 1 })).toBe(!['小满', '小雪'].includes(name))
  expect(isVoid({ year, month: next, day, term: (term + 1) % 24 })).toBe(false)
})

// 67b to 68a: 岁德合 with 月德合; 天德合 with 岁德.
test.each<[string, string, string, number]>([
  ['甲子', '乙亥', '己丑', 18],
  ['己丑', '丁卯', '己丑', 2],
  ['甲子', '辛未', '己丑', 10],
  ['乙丑', '辛巳', '乙巳', 6],
  ['庚子', '乙酉', '乙巳', 14],
  ['丙子', '庚寅', '辛巳', 0],
  ['辛丑', '戊戌', '辛巳', 16],
  ['丁丑', '戊申', '丁亥', 12],
  ['壬子', '壬子', '丁亥', 20],
  ['乙丑', '丁亥', '庚辰', 18],
  ['丙子', '癸巳', '丙申', 6],
  ['丁丑', '壬寅', '壬申', 0],
  ['戊子', '庚申', '戊戌', 12],
])('virtues of year and month meet: in %s, %s, the day %s', (year, month, day, term) => {
  expect(isVoid({ year, month, day, term })).toBe(false)
})

// 68a: 天干三朋.
test.each<[string, string, string, number]>([
  ['甲子', '甲戌', '甲辰', 16],
  ['乙丑', '乙酉', '乙巳', 14],
  ['丙子', '丙申', '丙申', 12],
  ['己丑', '己巳', '己丑', 6],
  ['辛丑', '辛丑', '辛巳', 22],
])('year, month and day of one stem: %s, %s, %s', (year, month, day, term) => {
  expect(isVoid({ year, month, day, term })).toBe(false)
})

test('天德 and 月德 lift it', () => {
  // 67a. 天德 of 亥 is 乙, 月德 of 子 is 壬.
  expect(isVoid({ year: '戊子', month: '癸亥', day: '乙巳', term: 18 })).toBe(false)
  expect(isVoid({ year: '戊子', month: '甲子', day: '壬申', term: 20 })).toBe(false)
})

test('癸亥 is always without prosperity', () => {
  // 68a: 惟癸亥 …, 仍以无禄论. 天德 of 申 is 癸.
  expect(isVoid({ year: '癸亥', month: '庚申', day: '癸亥', term: 12 })).toBe(true)
  expect(isVoid({ year: '癸丑', month: '癸亥', day: '癸亥', term: 18 })).toBe(true)
})
