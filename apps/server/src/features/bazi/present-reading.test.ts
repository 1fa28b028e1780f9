import { natalChart, natalRules } from '@zeri/almanac/bazi'
import { type Locale, locales, readBazi } from '@zeri/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BirthDetails, toAlmanacBirth } from './birth.ts'
import { presentReading } from './present-reading.ts'
import type { Reading } from './reading-parts.ts'

const schema = readBazi.response.options[0].shape.reading
const nowMs = Date.UTC(2026, 10, 15, 12)

const born: BirthDetails = {
  gender: 'female',
  birthday: '1990-05-01',
  birthdayTime: '08:30',
  city: 'Moscow',
  latitude: 55.75,
  longitude: 37.62,
  utc: 'Europe/Moscow',
  offsetSec: 14_400,
}
function read(given: Partial<BirthDetails> = {}, locale: Locale = 'en', year?: number): Reading {
  const birth = { ...born, ...given }
  const chart = natalChart(toAlmanacBirth(birth), natalRules)
  const bornYear = Number(birth.birthday.slice(0, 4))
  return presentReading(chart, {
    rules: natalRules,
    bornYear,
    offsetSec: birth.offsetSec,
    nowMs,
    locale,
    year,
  })
}

const births = fc.record({
  gender: fc.constantFrom('female' as const, 'male' as const),
  birthday: fc
    .date({ min: new Date('1900-01-01T00:00Z'), max: new Date('2100-12-31T00:00Z'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  birthdayTime: fc.option(
    fc.integer({ min: 0, max: 1439 }).map((minute) => {
      const two = (value: number) => String(value).padStart(2, '0')
      return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
    }),
  ),
  latitude: fc.integer({ min: -89, max: 89 }),
  longitude: fc.integer({ min: -180, max: 180 }),
  offsetSec: fc.integer({ min: -12 * 3600, max: 14 * 3600 }),
})

test('the reading of any birth keeps to the contract, in both languages, and names no text it does not hold', () => {
  fc.assert(
    fc.property(births, fc.constantFrom(...locales), (birth, locale) => {
      const reading = read(birth, locale)
      expect(schema.parse(reading)).toEqual(reading)
      const named = new Set([...JSON.stringify(reading).matchAll(/"text":"([^"]+)"/g)].map(([, key]) => key))
      expect([...named].sort()).toEqual(Object.keys(reading.texts).sort())
    }),
    { numRuns: 60 },
  )
})

test('any birth has its parts sum up: elements to a hundred, points to the score, ten decades one after another', () => {
  fc.assert(
    fc.property(births, (birth) => {
      const { balance, strength, luck, pillars, now } = read(birth)
      const total = balance.reduce((sum, { percent }) => sum + percent, 0)
      expect(Math.abs(total - 100)).toBeLessThan(0.5)
      const { season, roots, stems } = strength.terms
      expect(Math.abs(season.points + roots.points + stems.points - strength.score)).toBeLessThan(0.31)
      expect(pillars).toHaveLength(birth.birthdayTime === null ? 3 : 4)
      expect(strength.whateverHour === null).toBe(birth.birthdayTime !== null)
      const starts = luck.pillars.map(({ from }) => 12 * from.latest.year + from.latest.month)
      expect(starts.slice(1).map((start, index) => start - (starts[index] ?? 0))).toEqual(Array(9).fill(120))
      expect(luck.pillars.filter(({ isRunning }) => isRunning).length).toBeLessThanOrEqual(1)
      expect(now.map(({ at }) => at).slice(0, 2)).toEqual(['passing-year', 'passing-month'])
    }),
    { numRuns: 40 },
  )
})

describe('the reading of one birth', () => {
  test('says what a reader of charts would: 庚午 庚辰 丙寅 壬辰', () => {
    const { dayMaster, pillars, luck, now, voidBranches } = read()
    expect(dayMaster).toMatchObject({ zh: '丙', name: 'Yang Fire', element: 'fire', polarity: 'yang' })
    expect(pillars.map(({ god }) => god?.zh ?? null)).toEqual(['偏财', '偏财', null, '七杀'])
    expect(pillars[3]?.hidden.map(({ stem, god }) => `${stem.glyph} ${god.zh}`)).toEqual([
      '戊 食神',
      '乙 正印',
      '癸 正官',
    ])
    expect(pillars.map(({ naYin }) => naYin.zh)).toEqual(['路旁土', '白蜡金', '炉中火', '长流水'])
    expect(voidBranches.map(({ glyph }) => glyph).join('')).toBe('戌亥')
    // A woman of a yang year: backward from 庚辰.
    expect(luck.direction.id).toBe('backward')
    expect(luck.pillars[0]?.pillar).toMatchObject({ stem: { glyph: '己' }, branch: { glyph: '卯' } })
    expect(now.map(({ pillar }) => pillar.stem.glyph + pillar.branch.glyph).slice(0, 2)).toEqual([
      '丙午',
      '己亥',
    ])
  })

  test('is in the language asked for, down to its paragraphs', () => {
    const russian = read({}, 'ru')
    expect(russian.dayMaster.name).toBe('Огонь Ян')
    for (const text of Object.values(russian.texts)) expect(text).toMatch(/[а-яё]/i)
    for (const text of Object.values(read().texts)) expect(text).not.toMatch(/[а-яё]/i)
  })

  test('without an hour says only what every hour agrees on', () => {
    const { pillars, strength, favourable } = read({ birthdayTime: null })
    expect(pillars.map(({ at }) => at)).toEqual(['year', 'month', 'day'])
    const { lowest = 0, highest = 0, classes = [] } = strength.whateverHour ?? {}
    expect(lowest).toBeLessThan(highest)
    expect(favourable.asserted).toBe(false)
    expect(classes.length).toBeGreaterThan(0)
  })

  test('names the stem in command by both tables, the palaces and the stages', () => {
    // 清明 of 1990 was on 5 April: 1 May is day 27 of 辰, which 戊 commands in both tables.
    const { command, palaces, pillars } = read()
    expect([command.dayOfMonth, command.chosen.stem?.glyph, command.other.stem?.glyph]).toEqual([
      27,
      '戊',
      '戊',
    ])
    expect(
      command.chosen.spans.map(({ stem, fromDay, toDay }) => `${stem.glyph}${fromDay}-${toDay}`),
    ).toEqual(['乙1-9', '癸10-12', '戊13-30'])
    expect(palaces.map(({ zh }) => zh)).toEqual(['命宫', '身宫', '胎元', '胎息'])
    // 丙 is born in 寅, in its prime in 午 and capped in 辰.
    expect(pillars.map(({ stage }) => stage.zh)).toEqual(['帝旺', '冠带', '长生', '冠带'])
  })

  test('lists the years of a pillar of luck and the twelve months of one of them', () => {
    const { passage, luck } = read({}, 'en', 2031)
    const pillar = luck.pillars[passage.luck ?? -1]
    expect(passage.years.map(({ year }) => year)).toContain(2031)
    expect(passage.years[0]?.year).toBe(pillar?.from.earliest.year)
    expect(passage.years).toHaveLength(10)
    // 辛亥 begins with 庚寅; 立春 of 2031 is on 4 February in China.
    expect(passage.months[0]).toMatchObject({ from: '2031-02-04', pillar: { stem: { glyph: '庚' } } })
    expect(passage.months.map(({ pillar: { branch } }) => branch.glyph).join('')).toBe(
      '寅卯辰巳午未申酉戌亥子丑',
    )
    expect([passage.previous, passage.next]).toEqual([2030, 2032])
  })

  test('shows the present year where none is named, and the nearest of the life for another', () => {
    expect(read().passage).toMatchObject({ year: 2026 })
    expect(read().passage.months.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(read({}, 'en', 1950).passage).toMatchObject({ year: 1990, previous: null })
    expect(read({ birthday: '2020-05-01' }, 'en', 2100).passage).toMatchObject({ year: 2100, next: null })
  })

  test('near the beginning of spring both charts are told, with the moment between them', () => {
    const beijing = { birthday: '2024-02-04', latitude: 39.9, longitude: 116.4, offsetSec: 28_800 }
    const [doubt] = read({ ...beijing, birthdayTime: '16:26' }).doubts
    expect(doubt).toMatchObject({ because: 'near-boundary', at: '2024-02-04T16:27:07+08:00' })
    expect(doubt?.differs).toEqual(['year', 'month'])
  })
})
