import { natalChart, natalRules } from '@zeri/almanac/bazi'
import { type Locale, locales } from '@zeri/contract'
import { expect, test } from 'vitest'
import { createZoneClocks } from '../../../platform/zone-clock.ts'
import { toAlmanacBirth } from '../../bazi/index.ts'
import { describeDays, describePersonalDays, findCalendarContext } from '../../calendar/index.ts'
import { createMeasure } from '../pdf.ts'
import { buildSheetContent, type CalendarDays, type PrintKind, rangeOf } from '../sheet-content.ts'
import type { SheetContent } from './content.ts'
import { drawSheet } from './draw-sheet.ts'
import type { Box, Mark, Measure, Sheet, TextMark } from './drawing.ts'
import { toPrintable, wrapNames, writeLine } from './text.ts'

const measure = createMeasure()
const clockOf = createZoneClocks()
const TODAY = '2026-11-15'
const settingOn = (date: string, locale: Locale) =>
  findCalendarContext(
    { places: { find: () => undefined }, clockOf, today: () => ({ date, endsAtMs: 0 }) },
    { locale },
  )

const person = {
  chart: natalChart(
    toAlmanacBirth({
      gender: 'female',
      birthday: '1990-02-04',
      birthdayTime: '06:15',
      latitude: 55.75,
      longitude: 37.62,
      offsetSec: 10_800,
    }),
    natalRules,
  ),
  access: 'paid',
} as const

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff Константинопольская-Завражская '.repeat(3)
const LONG_PLACE = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales, United Kingdom'

type SheetRequest = { kind: PrintKind; locale: Locale; year: number; month?: number; today?: string }

async function contentFor(request: SheetRequest, isPersonal = false): Promise<SheetContent> {
  const { kind, locale, year, month = 1, today = TODAY } = request
  const setting = await settingOn(today, locale)
  const range = rangeOf({ kind, year, month }, today)
  const calendar: CalendarDays = isPersonal
    ? describePersonalDays(range, setting, person)
    : describeDays(range, setting)
  const place = { id: '1', address: LONG_PLACE, zone: 'Europe/London', latitude: 53, longitude: -4 }
  return buildSheetContent(isPersonal ? { ...calendar, place } : calendar, {
    kind,
    locale,
    product: 'Zeri',
    host: 'calendar.example.org',
    person: isPersonal ? { name: LONG_NAME } : null,
    today,
  })
}

const marksOf = ({ parts }: Sheet) => parts.flatMap(({ marks }) => marks)
const isText = (mark: Mark): mark is TextMark => mark.kind === 'text'

/** The box of the letters of a text, from the top of capitals to the bottom of descenders. */
function boxOf({ words, at: [x, y], size, font }: TextMark): Box {
  const [above, below] = font === 'hanzi' ? [0.84, 0.08] : [0.74, 0.21]
  return { x, y: y - size * above, width: measure(words, font) * size, height: size * (above + below) }
}

const SLACK = 0.02
const isInside = (one: Box, other: Box): boolean =>
  one.x >= other.x - SLACK &&
  one.x + one.width <= other.x + other.width + SLACK &&
  one.y >= other.y - SLACK &&
  one.y + one.height <= other.y + other.height + SLACK
const touches = (one: Box, other: Box): boolean =>
  one.x + SLACK < other.x + other.width &&
  other.x + SLACK < one.x + one.width &&
  one.y + SLACK < other.y + other.height &&
  other.y + SLACK < one.y + one.height

/** The smallest size that is legible on paper. */
const LEAST_SIZE = 5

/** Lists texts that leave their box or the paper, overlap other texts, or are too small. */
function findFaults(sheet: Sheet): string[] {
  const page = { x: 20, y: 20, width: sheet.widthPt - 40, height: sheet.heightPt - 40 }
  const texts = marksOf(sheet)
    .filter(isText)
    .map((mark) => ({ mark, box: boxOf(mark) }))
  // Sorted by their tops, so that each text is compared only with its neighbours.
  texts.sort((one, other) => one.box.y - other.box.y)
  return texts.flatMap(({ mark, box }, index) => {
    const faults = [
      ...(isInside(box, page) ? [] : [`${mark.words} leaves the paper`]),
      ...(isInside(box, mark.within) ? [] : [`${mark.words} leaves its room`]),
      ...(mark.size >= LEAST_SIZE ? [] : [`${mark.words} is too small`]),
    ]
    for (let next = index + 1; next < texts.length; next++) {
      const other = texts[next]
      if (!other || other.box.y > box.y + box.height) break
      if (touches(box, other.box)) faults.push(`${mark.words} on ${other.mark.words}`)
    }
    return faults
  })
}

const years = Array.from({ length: 11 }, (_, index) => 2020 + index)

test.each(locales.flatMap((locale) => years.map((year) => [locale, year] as const)))(
  'in %s no text overflows or overlaps in any month of %i or in the year',
  async (locale, year) => {
    const spans: SheetRequest[] = Array.from({ length: 12 }, (_, index) => ({
      kind: 'month',
      locale,
      year,
      month: index + 1,
    }))
    // The extra parts of a personal sheet are the same in every month, so a few months suffice.
    const whole: SheetRequest = { kind: 'year', locale, year }
    for (const request of [...spans, whole])
      for (const isPersonal of request.month === undefined || request.month % 4 === 0
        ? [false, true]
        : [false]) {
        const sheet = drawSheet(request.kind, await contentFor(request, isPersonal), measure)
        expect([request.month, isPersonal, ...findFaults(sheet)]).toEqual([request.month, isPersonal])
      }
  },
)

test.each(locales)('in %s the fridge sheet fits on any start date', async (locale) => {
  for (let day = 0; day < 365; day += 5) {
    const today = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
    for (const isPersonal of [false, true]) {
      const content = await contentFor({ kind: 'fridge', locale, year: 2026, today }, isPersonal)
      expect(content.days).toHaveLength(28)
      expect([today, isPersonal, ...findFaults(drawSheet('fridge', content, measure))]).toEqual([
        today,
        isPersonal,
      ])
    }
  }
})

test.each(locales)('in %s the longest words of the language fit together in one cell', async (locale) => {
  const content = await contentFor({ kind: 'month', locale, year: 2026, month: 11 }, true)
  const longest = {
    en: ['Investments and large purchases', 'Awakening of Insects', 'Winter Solstice Festival'],
    ru: ['Вложения и крупные покупки', 'Весеннее равноденствие', 'Праздник зимнего солнцестояния'],
  }[locale] as [string, string, string]
  const days = content.days.map((day) => ({
    ...day,
    pillar: { en: 'Yang Water Monkey', ru: 'Металлическая Обезьяна' }[locale],
    goodFor: [longest[0], longest[0], longest[0]],
    occasions: longest.slice(1),
    verdict: { weight: -1, word: { en: 'Unfavourable', ru: 'Неблагоприятный' }[locale] } as const,
    everyone: -3 as const,
    lunarDay: 30,
  }))
  for (const kind of ['month', 'fridge'] as const)
    expect(findFaults(drawSheet(kind, { ...content, days }, measure))).toEqual([])
})

test('the check finds texts that overflow or overlap', () => {
  const within = { x: 30, y: 30, width: 20, height: 12 }
  const text = { kind: 'text', size: 8, font: 'text', colour: '#000000', within } as const
  const sheet: Sheet = {
    widthPt: 300,
    heightPt: 300,
    parts: [
      {
        role: 'P',
        marks: [
          { ...text, words: 'much too long', at: [30, 40] },
          { ...text, words: 'on it', at: [32, 39], within: { ...within, width: 60 } },
        ],
      },
    ],
  }
  expect(findFaults(sheet)).toEqual(['on it on much too long', 'much too long leaves its room'])
})

test('a general sheet shows days beyond the horizon with facts, a lock and no verdict', async () => {
  const content = await contentFor({ kind: 'month', locale: 'en', year: 2026, month: 12 })
  const judged = content.days.filter(({ verdict }) => verdict !== null)
  expect(judged.at(-1)?.date).toBe('2026-12-15')
  expect(content.days.slice(15).every(({ goodFor, pillar }) => goodFor.length === 0 && pillar !== '')).toBe(
    true,
  )
  expect(content.openUntil).toBe('15 December 2026')
  const words = marksOf(drawSheet('month', content, measure)).flatMap((mark) =>
    isText(mark) ? [mark.words] : [],
  )
  expect(words.join(' ')).toContain('Rated up to 15 December 2026')
})

test('a sheet with only rated days does not mention a horizon', async () => {
  const content = await contentFor({ kind: 'month', locale: 'en', year: 2027, month: 12 }, true)
  expect(content.openUntil).toBeNull()
})

test('good and bad days differ in shape and sign, not only in colour', async () => {
  const marks = marksOf(
    drawSheet('month', await contentFor({ kind: 'month', locale: 'en', year: 2026, month: 10 }), measure),
  )
  const signs = marks.flatMap((mark, index) =>
    isText(mark) && /^[+−][123]$/.test(mark.words) ? [[mark.words[0], marks[index - 1]?.kind] as const] : [],
  )
  expect(new Set(signs.map(([sign, shape]) => `${sign} ${shape}`))).toEqual(new Set(['+ circle', '− rect']))
})

test('a name with letters that the fonts lack is left out, and rare accents are dropped', () => {
  expect(toPrintable('Łukasz')).toBeUndefined()
  expect(toPrintable('李明')).toBeUndefined()
  expect(toPrintable('Anna 🌙')).toBeUndefined()
  expect(toPrintable('Siobhán Ńowak')).toBe('Siobhán Nowak')
  expect(toPrintable('Kraków, Świętokrzyskie')).toBe('Kraków, Swietokrzyskie')
  expect(toPrintable('Юлия Ёлкина')).toBe('Юлия Ёлкина')
})

test('a line shrinks before it is cut, and a list drops whole names', () => {
  const sized: Measure = (words) => words.length
  const line = { within: { x: 0, y: 0, width: 50, height: 10 }, baseline: 8, font: 'text', size: 10 } as const
  expect(writeLine('ten letter', { ...line, least: 5 }, sized)).toMatchObject([
    { words: 'ten letter', size: 5 },
  ])
  expect(writeLine('twelve chars', { ...line, least: 5 }, sized)).toMatchObject([
    { words: 'twelve ch…', size: 5 },
  ])
  expect(wrapNames(['one', 'two', 'three'], { widthPt: 9, size: 1, font: 'text', lines: 1 }, sized)).toEqual([
    'one, two',
  ])
  const form = { widthPt: 9, size: 1, font: 'text', lead: 'for:' } as const
  expect(wrapNames(['one', 'two'], { ...form, lines: 2 }, sized)).toEqual(['for: one', 'two'])
  expect(wrapNames(['longer one'], { ...form, lines: 2 }, sized)).toEqual([])
})

test.each([
  ['en', 'Good for:'],
  ['ru', 'Хорошо для:'],
] as const)('in %s what a day is good for is said to be that, on paper and aloud', async (locale, label) => {
  for (const kind of ['month', 'fridge'] as const) {
    const request = { kind, locale, year: 2026, month: 10, today: '2026-10-01' }
    const content = await contentFor(request)
    const bad = content.days.filter(
      ({ verdict, goodFor }) => (verdict?.weight ?? 0) < 0 && goodFor.length > 0,
    )
    expect(bad.length).toBeGreaterThan(0)
    const parts = drawSheet(kind, content, measure).parts.filter(({ spoken }) => spoken !== undefined)
    for (const { date, goodFor } of bad) {
      const part = parts[content.days.findIndex((day) => day.date === date)]
      expect(part?.spoken, date).toContain(`${label} ${goodFor.join(', ')}`)
      const texts = part?.marks.filter(isText).map(({ words }) => words) ?? []
      expect(
        texts.findIndex((words) => words.startsWith(label)),
        date,
      ).toBeGreaterThan(-1)
    }
  }
})
