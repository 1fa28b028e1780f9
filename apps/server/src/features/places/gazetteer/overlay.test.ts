import { expect, test } from 'vitest'
import { readOverlay } from './overlay.ts'
import { isInRussianLetters } from './pick-russian-name.ts'

const { names, russianRegions, islands } = readOverlay()

test('corrections use the letters of their language', () => {
  const russian = [...names.values()].flatMap(({ ru }) => ru ?? [])
  const english = [...names.values()].flatMap(({ en }) => en ?? [])
  const regions = [...russianRegions.values()]
  expect([...russian, ...regions].filter((name) => !isInRussianLetters(name))).toEqual([])
  expect(english.filter((name) => !/^[\p{Script=Latin} -]+$/u.test(name))).toEqual([])
})

test('regions are keyed by country and code', () => {
  expect([...russianRegions.keys()].filter((code) => !/^[A-Z]{2}\.\w+$/.test(code))).toEqual([])
  expect(russianRegions.get('FR.84')).toBe('Овернь — Рона — Альпы')
})

test('islands have ids in our range, valid coordinates and an existing time zone', () => {
  const ids = islands.map(({ place }) => place.id)
  expect(new Set(ids).size).toBe(islands.length)
  expect(Math.min(...ids)).toBeGreaterThan(900_000_000)
  for (const { place } of islands) {
    expect(Math.abs(place.latitudeDeg)).toBeLessThan(90)
    expect(Math.abs(place.longitudeDeg)).toBeLessThan(180)
    expect(place.population).toBeGreaterThan(0)
    expect(() => new Intl.DateTimeFormat('en', { timeZone: place.zone })).not.toThrow()
  }
})
