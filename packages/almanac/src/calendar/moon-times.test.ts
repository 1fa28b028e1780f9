import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMoonAltitude } from '../astro/moon-altitude.ts'
import { moonQuarters, quarterOf } from '../astro/moon-quarters.ts'
import { listMoonCrossings } from '../astro/moonrise.ts'
import { julianDay, toCivilDate } from './civil-date.ts'
import { moonTimes } from './moon-times.ts'
import type { Place } from './place.ts'

const moscow: Place = { latitudeDeg: 55.75, longitudeDeg: 37.62, offsetSecAt: () => 10_800 }
const murmansk: Place = { latitudeDeg: 68.97, longitudeDeg: 33.09, offsetSecAt: () => 10_800 }
const HOUR_MS = 3_600_000
const ARC_SECOND_DEG = 1 / 3600
const anyDay = fc.integer({ min: 2_415_021, max: 2_488_434 }).map((day) => toCivilDate(julianDay(day)))
const anyPlace = fc.constantFrom(moscow, murmansk)

test('the moonrise days of a civil day follow each other and cover it', () => {
  fc.assert(
    fc.property(anyDay, anyPlace, (date, place) => {
      const { moonriseDays } = moonTimes({ date, place })
      const startMs = Date.UTC(date.year, date.month - 1, date.day) - 10_800_000
      expect(moonriseDays[0]?.startMs).toBeLessThanOrEqual(startMs)
      expect(moonriseDays.at(-1)?.endMs).toBeGreaterThanOrEqual(startMs + 86_400_000)
      moonriseDays.forEach((day, index) => {
        const next = moonriseDays[index + 1]
        if (!next) return
        expect(next.startMs).toBe(day.endMs)
        expect(next.number === day.number + 1 || next.number === 1).toBe(true)
      })
    }),
    { numRuns: 60 },
  )
})

test('a moonrise day begins with a rising of that day, but for the first, which begins with the new moon', () => {
  fc.assert(
    fc.property(anyDay, anyPlace, (date, place) => {
      for (const { number, startMs } of moonTimes({ date, place }).moonriseDays) {
        if (number === 1) {
          const index = moonQuarters.indexAt(startMs)
          expect([quarterOf(index), moonQuarters.epochMs(index)]).toEqual([0, startMs])
        } else {
          // By height: where the moon grazes the horizon, an arc second of it is more than a second of time.
          const heightDeg = createMoonAltitude(place, startMs - HOUR_MS, startMs + HOUR_MS)
          expect(Math.abs(heightDeg(startMs))).toBeLessThan(ARC_SECOND_DEG)
          expect(heightDeg(startMs + 1000)).toBeGreaterThan(heightDeg(startMs - 1000))
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('a lunation in Moscow has 29 or 30 moonrise days', () => {
  const lasts = Array.from({ length: 60 }, (_, offset) => toCivilDate(julianDay(2_461_300 + offset)))
    .flatMap((date) => moonTimes({ date, place: moscow }).moonriseDays)
    .filter(({ number }, index, all) => all[index + 1]?.number === 1 && number > 1)
  expect(lasts.length).toBeGreaterThan(0)
  for (const { number } of lasts) expect([29, 30]).toContain(number)
})

test('north of the polar circle the moon may not rise for days, and the moonrise day goes on', () => {
  const month = Array.from({ length: 31 }, (_, offset) => ({ year: 2025, month: 12, day: offset + 1 }))
  const rises = month.map(
    (date) => moonTimes({ date, place: murmansk }).crossings.filter(({ kind }) => kind === 'rise').length,
  )
  expect(rises.filter((count) => count === 0).length).toBeGreaterThan(8)
  const quiet = month.filter((_, index) => rises[index] === 0)
  for (const date of quiet)
    expect(moonTimes({ date, place: murmansk }).moonriseDays.length).toBeGreaterThan(0)
})

test('risings and settings take turns', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -70, max: 70, noNaN: true }),
      fc.integer({ min: 0, max: 70_000 }),
      (latitudeDeg, day) => {
        const fromMs = Date.UTC(1900, 0, 1 + day)
        const crossings = listMoonCrossings({ latitudeDeg, longitudeDeg: 0 }, fromMs, fromMs + 5 * 86_400_000)
        crossings.forEach(({ kind, atMs }, index) => {
          const next = crossings[index + 1]
          if (!next) return
          expect(next.kind).not.toBe(kind)
          expect(next.atMs).toBeGreaterThan(atMs)
        })
      },
    ),
  )
})
