import { natalChart, natalRules } from '@zeri/almanac/bazi'
import { locales } from '@zeri/contract'
import { expect, test } from 'vitest'
import { presentReading, toAlmanacBirth } from '../../bazi/index.ts'
import { createMeasure } from '../pdf.ts'
import { buildReadingContent } from './reading-content.ts'
import { drawReadingSheet } from './reading-sheet.ts'

const measure = createMeasure()

/** The sheet of a birth with long names. */
function sheetOf(birthday: string, birthdayTime: string | null, locale: 'en' | 'ru') {
  const birth = {
    gender: 'female',
    birthday,
    birthdayTime,
    latitude: 55.75,
    longitude: 37.62,
    offsetSec: 10_800,
  } as const
  const chart = natalChart(toAlmanacBirth(birth), natalRules)
  const reading = presentReading(chart, {
    rules: natalRules,
    bornYear: Number(birthday.slice(0, 4)),
    offsetSec: 10_800,
    nowMs: Date.UTC(2026, 10, 17),
    locale,
  })
  return drawReadingSheet(
    buildReadingContent(reading, {
      locale,
      product: 'Zeri',
      host: 'zeri.example.org',
      name: 'Александра-Мария Константинопольская-Преображенская',
      birth: { birthday, birthdayTime, city: 'Петропавловск-Камчатский, Камчатский край, Россия' },
      signature: 'Школа китайской метафизики «Восточный ветер», Санкт-Петербург',
      today: '2026-11-17',
    }),
    measure,
  )
}

test.each(locales)('no text of a reading leaves its box or the page, in %s', (locale) => {
  for (let year = 1930; year < 2020; year += 3)
    for (const time of ['00:30', '13:10', null]) {
      const sheet = sheetOf(`${year}-${String((year % 12) + 1).padStart(2, '0')}-17`, time, locale)
      for (const mark of sheet.parts.flatMap(({ marks }) => marks)) {
        if (mark.kind !== 'text') continue
        const width = measure(mark.words, mark.font) * mark.size
        const [x, y] = mark.at
        expect(x, mark.words).toBeGreaterThanOrEqual(mark.within.x - 0.1)
        expect(x + width, mark.words).toBeLessThanOrEqual(mark.within.x + mark.within.width + 0.1)
        expect(y, mark.words).toBeLessThan(sheet.heightPt)
        expect(mark.within.x + mark.within.width).toBeLessThanOrEqual(sheet.widthPt)
      }
    }
})

test('a reading has its name as the heading and the author beside it', () => {
  const spoken = sheetOf('1990-02-04', '06:15', 'ru').parts.flatMap(({ role, marks }) =>
    marks.flatMap((mark) => (mark.kind === 'text' ? [`${role} ${mark.words}`] : [])),
  )
  expect(spoken.some((line) => line.startsWith('H1 Александра'))).toBe(true)
  expect(spoken.some((line) => line.startsWith('P Подготовлено: Школа'))).toBe(true)
})
