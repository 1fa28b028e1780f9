import { calendarRules, chinaMeridian, dayFacts, julianDay, toCivilDate } from '@zeri/almanac/calendar'
import { classicalSchool, judgeDay } from '@zeri/almanac/judgement'
import { expect, test } from 'vitest'
import { type Locale, locales } from '../locale.ts'
import { listFaults } from '../text-style.ts'
import { weightWords } from '../weights.ts'
import { summariseDay } from './summarise-day.ts'

const FIRST_DAY_2025 = 2_460_677
const DAYS = 3 * 365 + 31
const WINDOW = 31

const days = Array.from({ length: DAYS }, (_, step) => {
  const date = toCivilDate(julianDay(FIRST_DAY_2025 + step))
  const facts = dayFacts({ date, place: chinaMeridian, rules: calendarRules })
  const verdict = judgeDay({ facts, school: classicalSchool })
  return { verdict, day: { ...facts, stars: verdict.stars, policy: verdict.policy } }
})
const summaries: Readonly<Record<Locale, readonly string[]>> = {
  en: days.map(({ verdict, day }) => summariseDay(verdict, day, 'en')),
  ru: days.map(({ verdict, day }) => summariseDay(verdict, day, 'ru')),
}

test.each(locales)('in three years no summary in %s comes back within 31 days', (locale) => {
  const repeated = summaries[locale].filter((sentence, index, all) =>
    all.slice(Math.max(0, index - WINDOW + 1), index).includes(sentence),
  )
  expect(repeated).toEqual([])
})

// A capital; words, names and numbers of the moon; one sentence; marks only between words.
const sane: Readonly<Record<Locale, RegExp>> = {
  en: /^[“A-Z][A-Za-z’“”0-9]*(?:[,:;]? [“]?[A-Za-z’0-9-]+[”]?)+\.$/,
  ru: /^[А-ЯЁ][А-Яа-яЁё]*(?:[,:;]?(?: —)? (?:\d+-й|[А-Яа-яЁё-]+))+\.$/,
}

test.each(locales)('every summary in %s is one clean sentence of at most 180 characters', (locale) => {
  const wrong = summaries[locale].filter(
    (sentence) =>
      sentence.length > 180 || !sane[locale].test(sentence) || listFaults(sentence, locale).length > 0,
  )
  expect(wrong).toEqual([])
})

test.each(locales)('every summary in %s names the weight of its day', (locale) => {
  const silent = days.flatMap(({ verdict }, index) => {
    const weight = weightWords[verdict.day.weight].name[locale].toLowerCase()
    return summaries[locale][index]?.toLowerCase().includes(weight) ? [] : [summaries[locale][index]]
  })
  expect(silent).toEqual([])
})

test('a summary names what decides the day and the strongest of the rest', () => {
  const on = (year: number, month: number, day: number, locale: Locale) => {
    const index = days.findIndex(
      ({ day: { date } }) => date.year === year && date.month === month && date.day === day,
    )
    return summaries[locale][index]
  }
  // 天愿 and 时德 both favour most activities, and what 平 forbids is lifted by the grade.
  expect(on(2026, 11, 24, 'en')).toBe(
    'A good sixteenth day of the moon, led by Heavenly Wish and helped by Seasonal Virtue.',
  )
  // 天德 favours most activities, 往亡 forbids weddings, journeys and a handful of others whatever favours them.
  expect(on(2026, 11, 17, 'en')).toBe(
    'A good day under a waxing moon, even with “Going and Perishing” present: Heavenly Virtue decides it.',
  )
  expect(on(2026, 11, 17, 'ru')).toBe(
    'Хороший день при растущей луне: за него — Небесная добродетель, против — Уход без возврата, и первое весит больше.',
  )
  expect(on(2026, 3, 8, 'en')).toContain('“Going and Perishing”')
})
