import { expect, test } from 'vitest'
import { aDay } from '../../testing/calendar-day.ts'
import { presentLocalSky, presentSky } from './present-sky.ts'

const moscow = { latitudeDeg: 55.7558, longitudeDeg: 37.6173, zone: 'Europe/Moscow' }
const london = { latitudeDeg: 51.5074, longitudeDeg: -0.1278, zone: 'Europe/London' }
const newYork = { latitudeDeg: 40.7128, longitudeDeg: -74.006, zone: 'America/New_York' }
const murmansk = { latitudeDeg: 68.97, longitudeDeg: 33.08, zone: 'Europe/Moscow' }

const secondsOf = (instant: string | null | undefined) => Date.parse(instant ?? '') / 1000

// astronomy-engine 2.1.19, upper limb, 34′ of refraction.
test.each([
  ['2026-06-21', '03:44:34', '12:31:19', '21:18:03'],
  ['2026-12-22', '08:57:55', '12:28:02', '15:58:10'],
])('the sun of %s in Moscow is within 30 s of the tables', (date, rise, noon, set) => {
  const { sun } = presentLocalSky(aDay(date, 'en', moscow))
  const expected = [rise, noon, set].map((time) => secondsOf(`${date}T${time}+03:00`))
  const own = [sun?.rise, sun?.noon, sun?.set].map(secondsOf)
  expect(sun?.kind).toBe('day')
  for (const [index, seconds] of own.entries())
    expect(Math.abs(seconds - (expected[index] ?? 0))).toBeLessThan(30)
})

test('in Murmansk the polar day and the polar night are named', () => {
  const sunOn = (date: string, locale: 'en' | 'ru') => presentLocalSky(aDay(date, locale, murmansk)).sun
  expect(sunOn('2026-06-21', 'en')).toMatchObject({
    kind: 'polar-day',
    rise: null,
    set: null,
    short: 'Polar day: the sun does not set',
  })
  expect(sunOn('2026-12-22', 'ru')).toMatchObject({
    kind: 'polar-night',
    short: 'Полярная ночь: солнце не восходит',
  })
})

test('without a place there is no sunrise', () => {
  expect(presentSky(aDay('2026-11-16', 'en')).sun).toBeNull()
})

test('an eclipse is announced on its day with what the place sees of it', () => {
  const { eclipse } = presentSky(aDay('2026-08-12', 'en', london))
  expect(eclipse).toMatchObject({
    body: 'sun',
    kind: 'total',
    name: 'Total eclipse of the sun',
    daysAway: 0,
    here: { kind: 'partial', seen: 'whole', hiddenPercent: 91 },
  })
  expect(eclipse?.sentence).toMatch(
    /^Visible from here in full, from 18:1\d to 20:0\d, greatest at 19:1\d\. The moon covers up to 91 % of the sun/,
  )
})

test('an eclipse to come is announced thirty days before, and not earlier', () => {
  const eclipseOn = (date: string) => presentSky(aDay(date, 'ru', moscow)).eclipse
  expect(eclipseOn('2026-07-12')).toBeNull()
  expect(eclipseOn('2026-07-13')).toMatchObject({ daysAway: 30, when: 'Через 30 дней, 12 августа.' })
  expect(eclipseOn('2026-08-13')).toMatchObject({
    body: 'moon',
    date: '2026-08-28',
    when: 'Через 15 дней, 28 августа.',
  })
})

test('an eclipse that a place does not see is said not to be visible', () => {
  const { eclipse } = presentSky(aDay('2026-08-28', 'ru', moscow))
  expect(eclipse?.here?.seen).toBe('none')
  expect(eclipse?.sentence).toBe('Отсюда его не видно. На оценки дня затмение не влияет.')
})

test('the lunar eclipse of 28 August 2026 is on the evening before in New York', () => {
  expect(presentSky(aDay('2026-08-28', 'en', newYork)).eclipse).toMatchObject({ daysAway: 0 })
  expect(presentSky(aDay('2026-08-27', 'en', newYork)).eclipse).toMatchObject({
    daysAway: 1,
    when: 'On the next day, 28 August.',
  })
})

// 協紀辨方書 012-12a and tyme4ts 1.5.2.
test('the pentads of a term are five days each, and the third lasts to the next term', () => {
  const pentadOn = (date: string) => presentSky(aDay(date, 'en')).pentad
  expect(pentadOn('2026-11-16')).toMatchObject({
    index: 55,
    zh: '地始冻',
    name: 'The ground begins to freeze',
    from: '2026-11-12',
    to: '2026-11-16',
    short: 'Pentad 56 of 72: 12–16 November',
  })
  expect(pentadOn('2026-11-21')).toMatchObject({ index: 56, from: '2026-11-17', to: '2026-11-21' })
})

test('dog days and nine nines are named with their part and day', () => {
  const seasonOn = (date: string, locale: 'en' | 'ru') => presentSky(aDay(date, locale)).season
  expect(seasonOn('2026-07-16', 'en')).toMatchObject({ zh: '初伏', name: 'Dog days: first period, day 2' })
  expect(seasonOn('2026-12-22', 'ru')).toMatchObject({
    zh: '一九',
    name: 'Девять девяток: первая девятка, день 1-й',
  })
  expect(seasonOn('2026-11-16', 'en')).toBeNull()
})
