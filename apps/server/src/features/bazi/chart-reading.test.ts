import { natalChart } from '@zeri/almanac/bazi'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { natalRulesOf, toAlmanacBirth } from './birth.ts'
import { chartReadingOf } from './chart-reading.ts'

test('the short reading of a birth is that of its whole chart', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1910-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      fc.option(fc.integer({ min: 0, max: 1439 })),
      fc.double({ min: -170, max: 170, noNaN: true }),
      fc.constantFrom(
        {},
        { ziRule: 'midnight' } as const,
        { timeBasis: 'clock', seasonRule: 'branch' } as const,
      ),
      (day, minute, longitude, rules) => {
        const two = (value: number) => String(value).padStart(2, '0')
        const birth = {
          gender: 'female',
          birthday: day.toISOString().slice(0, 10),
          birthdayTime: minute === null ? null : `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
          latitude: 55,
          longitude,
          offsetSec: Math.round(longitude / 15) * 3600,
          rules,
        } as const
        const { almanacVersion, solarClockSec, luck, alternatives, command, palaces, ...whole } = natalChart(
          toAlmanacBirth(birth),
          natalRulesOf(birth),
        )
        expect(chartReadingOf(birth)).toMatchObject(whole)
      },
    ),
    { numRuns: 60 },
  )
})
