import { calendarRules, chinaMeridian, dayFacts, julianDay, toCivilDate } from '@zeri/almanac/calendar'
import { classicalSchool, isMedical, judgeDay, makeDayMessage } from '@zeri/almanac/judgement'
import { expect, test } from 'vitest'
import { activityWords } from '../activities.ts'
import { type Locale, locales } from '../locale.ts'
import { listFaults } from '../text-style.ts'
import { writeDaySentence } from './write-day-sentence.ts'

const FIRST_DAY_2025 = 2_460_677
const DAYS = 3 * 365 + 31
const WINDOW = 31

const days = Array.from({ length: DAYS }, (_, step) => {
  const day = julianDay(FIRST_DAY_2025 + step)
  const facts = dayFacts({ date: toCivilDate(day), place: chinaMeridian, rules: calendarRules })
  return { day, message: makeDayMessage(judgeDay({ facts, school: classicalSchool })) }
})
const sentencesIn = (locale: Locale): string[] =>
  days.map(({ day, message }) => writeDaySentence(message, day, locale))

test.each(locales)(
  'in %s any 31 days have at least 25 different sentences, and neighbours differ',
  (locale) => {
    const sentences = sentencesIn(locale)
    const windows = sentences.slice(WINDOW - 1).map((_, start) => sentences.slice(start, start + WINDOW))
    expect(Math.min(...windows.map((window) => new Set(window).size))).toBeGreaterThanOrEqual(25)
    expect(sentences.filter((sentence, place) => sentence === sentences[place - 1])).toEqual([])
  },
)

test.each(locales)('every sentence in %s is clean and has at most 150 characters', (locale) => {
  const wrong = sentencesIn(locale).filter(
    (sentence) =>
      sentence.length > 150 ||
      !/^[A-ZА-ЯЁ].*\.$/.test(sentence) ||
      sentence.includes('…') ||
      listFaults(sentence, locale).length > 0,
  )
  expect(wrong).toEqual([])
})

test('a good day begins with what it is good for, a bad day with what to put off', () => {
  for (const { day, message } of days) {
    const first = writeDaySentence(message, day, 'en').split('. ')[0] ?? ''
    const [lead] = message.weight < 0 ? message.putOff : message.goodFor
    if (message.weight !== 0) expect(lead && first.includes(activityWords[lead].deed.en)).toBe(true)
  }
})

test('nothing medical is named', () => {
  for (const { message } of days)
    expect([...message.goodFor, ...message.putOff].filter(isMedical)).toEqual([])
})

test('that nothing is to be put off is said only where nothing is forbidden', () => {
  const said = days.filter(({ day, message }) =>
    /nothing (?:needs|is advised)/i.test(writeDaySentence(message, day, 'en')),
  )
  expect(said.length).toBeGreaterThan(0)
  expect(said.every(({ message }) => message.isFree)).toBe(true)
})
