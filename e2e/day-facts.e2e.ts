import { calendarRules, type DayFacts, dayFacts, julianDay, toCivilDate } from '@zeri/almanac/calendar'
import { mansionIdOf, officerIdOf } from '@zeri/almanac/judgement'
import { branches, mansions, officers, stems } from '@zeri/lexicon'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { moscow } from '../apps/server/src/features/places/default-place.ts'
import { createZoneClocks } from '../apps/server/src/platform/zone-clock.ts'
import { readGolden } from '../packages/almanac/golden/read-golden.ts'
import { asVisitor } from './visit.ts'

type Shown = {
  readonly day: string
  readonly officer: string
  readonly pillars: string
  readonly mansion: string
  readonly lunarDay: string
  readonly hours: readonly string[]
}

/** The place of the Chinese lunar day among the facts of the head. */
const LUNAR_DAY = 2

/** The facts a page shows, as a reader without a script sees them. */
async function readFacts(page: Page, path: string): Promise<Shown> {
  await page.goto(path)
  const glyphs = async (selector: string) =>
    (await page.locator(`${selector} [lang=zh]`).allInnerTexts()).join('')
  return {
    day: await glyphs('main header > p'),
    officer: await glyphs('main header li'),
    pillars: await glyphs('#pillars li'),
    mansion: await glyphs('[id^=star-mansion] summary'),
    lunarDay: /\d+/.exec(await page.locator('main header li').nth(LUNAR_DAY).innerText())?.[0] ?? '',
    hours: await page.locator('#hours time').allInnerTexts(),
  }
}

const pathOf = (date: string) => `/${date.split('-').map(Number).join('/')}`
const columns = ['date', 'year', 'month', 'day', 'mansion', 'officer'] as const

test.each(['', '/ru'])('%s golden days show what the golden table has', async (prefix) => {
  await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
    for (const { date, year, month, day, mansion, officer } of readGolden('days.csv', columns)) {
      const shown = await readFacts(page, prefix + pathOf(date))
      expect(shown.day, date).toBe(day)
      if (month) expect(shown.pillars, date).toBe(year + month + day)
      if (mansion) expect(shown.mansion, date).toBe(mansion)
      if (officer) expect(shown.officer, date).toBe(officer)
    }
  })
})

const FIRST_SAMPLE = 2_415_393 // 1901-01-08
const DAYS_APART = 4003
const SAMPLES = 18
const clock = createZoneClocks()(moscow.zone)
const place = {
  latitudeDeg: moscow.latitudeDeg,
  longitudeDeg: moscow.longitudeDeg,
  offsetSecAt: clock.offsetSecAt,
}

const glyphsOf = (pillar: number): string => `${stems[pillar % 10]?.zh}${branches[pillar % 12]?.zh}`

function expectedOf(facts: DayFacts): Shown {
  return {
    day: glyphsOf(facts.day),
    officer: officers[officerIdOf(facts.officer)].zh,
    pillars: glyphsOf(facts.year) + glyphsOf(facts.month) + glyphsOf(facts.day),
    mansion: mansions[mansionIdOf(facts.mansion)].zh,
    lunarDay: String(facts.lunar.day),
    hours: [true, false].flatMap((isWaking) =>
      facts.hours
        .filter((hour) => hour.isWaking === isWaking)
        .map(({ startMs }) => clock.show(startMs).slice(11, 16)),
    ),
  }
}

/** Days spread over two centuries, each in another part of its month and year. */
const samples = Array.from({ length: SAMPLES }, (_, index) =>
  toCivilDate(julianDay(FIRST_SAMPLE + index * DAYS_APART)),
)

test('days of two centuries in Moscow show what the almanac computes', async () => {
  await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
    for (const date of samples) {
      const path = `/ru/${date.year}/${date.month}/${date.day}`
      const facts = dayFacts({ date, place, rules: calendarRules })
      expect(await readFacts(page, path), path).toEqual(expectedOf(facts))
    }
  })
})
