import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Locale, locales } from '@zeri/contract'
import { expect, onTestFinished, test } from 'vitest'
import { createZoneClocks } from '../../platform/zone-clock.ts'
import { describeDays, findCalendarContext } from '../calendar/index.ts'
import { createMeasure, writePdf } from './pdf.ts'
import {
  buildSheetContent,
  joinCalendarDays,
  type PrintKind,
  rangeOf,
  splitByMonth,
} from './sheet-content.ts'
import { drawSheet } from './sheets/draw-sheet.ts'

const TODAY = '2026-11-15'
const MAX_BYTES = 200_000
const measure = createMeasure()
const calendar = {
  places: { find: () => undefined },
  clockOf: createZoneClocks(),
  today: () => ({ date: TODAY, endsAtMs: 0 }),
}

async function makePdf(kind: PrintKind, locale: Locale): Promise<Buffer> {
  const setting = await findCalendarContext(calendar, { locale })
  const parts = splitByMonth(rangeOf({ kind, year: 2026, month: 11 }, TODAY))
  const content = buildSheetContent(joinCalendarDays(parts.map((range) => describeDays(range, setting))), {
    kind,
    locale,
    product: 'Zeri',
    host: 'zeri.test',
    person: null,
    today: TODAY,
  })
  const about = { title: content.title, author: 'Zeri', locale, madeAt: new Date(0) }
  return writePdf(drawSheet(kind, content, measure), about)
}

const kinds: readonly PrintKind[] = ['month', 'year', 'fridge']
const cases = locales.flatMap((locale) => kinds.map((kind) => [locale, kind] as const))

test.each(cases)(
  'in %s the %s sheet is a small PDF of one page with its language set',
  async (locale, kind) => {
    const pdf = await makePdf(kind, locale)
    const text = pdf.toString('latin1')
    expect(text.startsWith('%PDF-1.')).toBe(true)
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(text).toContain(`/Lang (${locale})`)
    expect(text).toContain(
      kind === 'year' ? '/MediaBox [0 0 1190.55 841.89]' : '/MediaBox [0 0 841.89 595.28]',
    )
    expect(text).toMatch(/\/Marked true/)
    expect(pdf.length).toBeLessThan(MAX_BYTES)
  },
)

test('the same sheet gives the same bytes', async () => {
  expect(await makePdf('month', 'en')).toEqual(await makePdf('month', 'en'))
})

test('a range is split into calendar months', () => {
  const parts = splitByMonth({ from: '2026-11-15', to: '2027-01-02' })
  expect(parts).toEqual([
    { from: '2026-11-15', to: '2026-11-30' },
    { from: '2026-12-01', to: '2026-12-31' },
    { from: '2027-01-01', to: '2027-01-02' },
  ])
  expect(splitByMonth(rangeOf({ kind: 'year', year: 2026, month: 1 }, TODAY))).toHaveLength(12)
  expect(rangeOf({ kind: 'month', year: 2100, month: 2 }, TODAY)).toEqual({
    from: '2100-02-01',
    to: '2100-02-28',
  })
})

const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined

/** Writes a sheet into a file that is deleted after the test. */
async function aFileOf(kind: PrintKind, locale: Locale): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'prints-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'sheet.pdf')
  writeFileSync(file, await makePdf(kind, locale))
  return file
}

/** A text string of a PDF file: in UTF-16 after a byte order mark, else a byte a character. */
function decodeText(text: string): string {
  const isWide = text.startsWith('\u00fe\u00ff')
  return isWide ? Buffer.from(text, 'latin1').swap16().toString('utf16le').slice(1) : text
}

test('a screen reader gets each day in words', async () => {
  const file = (await makePdf('month', 'en')).toString('latin1')
  const spoken = [...file.matchAll(/\/ActualText \((.*)\)/g)].map(([, text = '']) => decodeText(text))
  expect(spoken).toHaveLength(30)
  expect(spoken[13]).toMatch(
    /^Saturday, 14 November 2026; Yang Water Dragon; −1 Unfavourable; [^;]+; lunar day 6$/,
  )
})

test.skipIf(!hasPoppler)(
  'the reading order is the title, then the days, without ornaments (needs poppler-utils)',
  async () => {
    const file = await aFileOf('month', 'en')
    const tree = execFileSync('pdfinfo', ['-struct-text', file], { encoding: 'utf8' })
    const [root, title, ...parts] = tree.trimEnd().split(/\n(?= {2}\S)/)
    expect(root).toBe('Document')
    expect(title).toMatch(/^ {2}H1\s[\s\S]*"November 2026"$/)
    const days = parts.flatMap((part) => /"(\d+)[一-鿿]{2}[+−\d]/.exec(part)?.[1] ?? [])
    expect(days.map(Number)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    expect(tree).not.toMatch(/择|Saturday|Unfavourable/)
  },
)

test.skipIf(!hasPoppler).each(cases)(
  'in %s the text of the %s sheet can be extracted and every font is embedded (needs poppler-utils)',
  async (locale, kind) => {
    const file = await aFileOf(kind, locale)
    const fonts = execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n').slice(2)
    expect(fonts).toHaveLength(4)
    // Columns: name, type, encoding, and whether the font is embedded, a subset, and maps to Unicode.
    for (const font of fonts) expect(font).toMatch(/CID TrueType\s+Identity-H\s+yes yes yes/)
    const words = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
    const expected = {
      en: { month: 'November 2026', year: 'December', fridge: 'Four weeks ahead' },
      ru: { month: 'Ноябрь 2026', year: 'Декабрь', fridge: 'Четыре недели вперёд' },
    }[locale][kind]
    expect(words).toContain(expected)
    expect(words).toContain({ en: 'Unfavourable', ru: 'Неблагоприятный' }[locale])
    expect(words).toContain('择')
    if (kind !== 'fridge') expect(words).toMatch(/[甲乙丙丁戊己庚辛壬癸]/)
  },
)
