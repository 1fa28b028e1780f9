import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listGlyphs, listKinds } from '@zeri/lexicon'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import {
  cutFont,
  expand,
  listCuts,
  listHanzi,
  listHanziCuts,
  listHanziInUse,
  listRussianSigns,
  readCut,
  unicodeRangeOf,
} from './fonts.ts'

// Unpacking a Chinese font takes seconds on a busy machine.
const CUT_LIMIT_MS = 60_000

test.each(listCuts())(
  '$target holds exactly the glyphs in use',
  async (cut) => {
    expect((await cutFont(cut)).equals(readCut(cut))).toBe(true)
  },
  CUT_LIMIT_MS,
)

test('a character more or less changes the font, so a stale one is noticed', async () => {
  const cut = listCuts().find(({ target }) => target.endsWith('pinyin.woff2'))
  if (!cut) throw new Error('no font of pinyin is cut')
  for (const glyphs of [`${cut.glyphs}ş`, cut.glyphs.slice(1)])
    expect((await cutFont({ ...cut, glyphs })).equals(readCut(cut))).toBe(false)
})

test('every character of the lexicon and the seal are in use', () => {
  const inUse = listHanziInUse()
  expect([...listGlyphs(), ...'择日甲子'].filter((glyph) => !inUse.includes(glyph))).toEqual([])
})

/** The characters a font can show: the map of its `cmap` table, segment by segment (OpenType, format 4). */
async function listCharacters(font: Buffer, wanted: string): Promise<string[]> {
  const sfnt = await subsetFont(font, wanted, { targetFormat: 'truetype' })
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  const cmap = tables.find((at) => sfnt.toString('latin1', at, at + 4) === 'cmap')
  const start = sfnt.readUInt32BE((cmap ?? 0) + 8)
  const subtables = Array.from(
    { length: sfnt.readUInt16BE(start + 2) },
    (_, index) => start + sfnt.readUInt32BE(start + 4 + 8 * index + 4),
  )
  const map = subtables.find((at) => sfnt.readUInt16BE(at) === 4) ?? 0
  const size = sfnt.readUInt16BE(map + 6)
  return Array.from({ length: size / 2 }, (_, segment) => {
    const last = sfnt.readUInt16BE(map + 14 + 2 * segment)
    const first = sfnt.readUInt16BE(map + 16 + size + 2 * segment)
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index))
  }).flat()
}

test('the Chinese fonts show every character in use, each in one file, and no other', async () => {
  const shown = await Promise.all(
    listHanziCuts().map(async (cut) => {
      const characters = await listCharacters(readCut(cut), `${cut.glyphs}龍A`)
      return characters.filter((glyph) => glyph !== '\uffff')
    }),
  )
  expect(shown.flat().sort().join('')).toBe(listHanziInUse())
})

test('the Chinese fonts stay light: 90 kB the large one, 6 kB what every page loads', () => {
  const sizes = Object.fromEntries(listHanziCuts().map((cut) => [cut.target, readCut(cut).length]))
  expect(sizes['apps/web/app/fonts/noto-serif-sc-subset.woff2']).toBeLessThanOrEqual(90_000)
  expect(sizes['apps/web/app/fonts/noto-serif-sc-first.woff2']).toBeLessThanOrEqual(6_000)
})

/** The characters that the stylesheet assigns to a font. */
function readUnicodeRange(target: string): string | undefined {
  const face = readFileSync(join(import.meta.dirname, '../../apps/web/app/fonts.css'), 'utf8')
    .split('@font-face')
    .find((one) => one.includes(basename(target)))
  return face
    ?.match(/unicode-range:([^;]+)/)?.[1]
    ?.trim()
    .replace(/\s+/g, ' ')
}

test.each(['literata-signs.woff2', 'onest-signs.woff2'])(
  'the stylesheet takes %s for its signs and no other',
  (target) => {
    const ranges = (readUnicodeRange(target) ?? '').split(', ')
    const glyphOf = (code: string): string => String.fromCharCode(Number.parseInt(code, 16))
    const assigned = ranges.map((range) => {
      const [first = '', last = first] = range.slice('U+'.length).split('-')
      return expand(`${glyphOf(first)}-${glyphOf(last)}`)
    })
    expect([...assigned.join('')].sort().join('')).toBe([...listRussianSigns()].sort().join(''))
  },
)

test.each(listHanziCuts().filter(({ target }) => !target.includes('subset')))(
  'the stylesheet takes $target for its characters and no other',
  ({ target, glyphs }) => {
    expect(readUnicodeRange(target)).toBe(unicodeRangeOf(glyphs))
  },
)

test('the large Chinese font stands before the others, which override it', () => {
  const css = readFileSync(join(import.meta.dirname, '../../apps/web/app/fonts.css'), 'utf8')
  const places = listHanziCuts().map(({ target }) => css.indexOf(basename(target)))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(readUnicodeRange('fonts/noto-serif-sc-subset.woff2')).toBe('U+4E00-9FFF')
})

/** The characters of a range as CSS writes it. */
function charactersOf(range: string): string {
  return range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index))
    })
    .join('')
}

test.each(listCuts().filter(({ target }) => /web.*(?:latin|cyrillic)\.woff2$/.test(target)))(
  'the stylesheet takes $target for the letters in use, after the rest of their script',
  ({ target, glyphs }) => {
    expect([...charactersOf(readUnicodeRange(target) ?? '')].sort()).toEqual([...glyphs].sort())
    const css = readFileSync(join(import.meta.dirname, '../../apps/web/app/fonts.css'), 'utf8')
    const rest = css.indexOf(basename(target).replace('.', '-rest.'))
    expect(rest).toBeGreaterThan(0)
    expect(css.indexOf(basename(target))).toBeGreaterThan(rest)
  },
)

test('the letters of a first screen stay light: 34 kB in English, 36 kB in Russian, Chinese included', () => {
  const sizeOf = (...names: string[]) =>
    listCuts()
      .filter(({ target }) => names.includes(basename(target, '.woff2')))
      .reduce((sum, cut) => sum + readCut(cut).length, 0)
  const english = sizeOf('noto-serif-sc-first', 'literata-latin', 'onest-latin')
  const cyrillic = sizeOf('literata-cyrillic', 'onest-cyrillic')
  const russian = sizeOf('noto-serif-sc-first', 'literata-signs', 'onest-signs') + cyrillic
  expect(Math.min(english, cyrillic)).toBeGreaterThan(0)
  expect(english).toBeLessThanOrEqual(34_000)
  expect(russian).toBeLessThanOrEqual(36_000)
})

test('pinyin needs no letter that the fonts lack', () => {
  const cut = listCuts()
    .filter(({ target }) => /latin|pinyin/.test(target))
    .map(({ glyphs }) => glyphs)
    .join('')
  const used = listKinds().flatMap(({ words }) => words.flatMap(({ pinyin = '' }) => [...pinyin]))
  expect([...new Set(used)].filter((letter) => !cut.includes(letter))).toEqual([])
})

test('characters are found in any text, each once', () => {
  expect(listHanzi('the seal 择, and 择日 again')).toBe('择日')
  expect(listHanzi('no characters')).toBe('')
})

test('a range stands for every character in it', () => {
  expect(expand('a-dx')).toBe('abcdx')
  expect(expand('+')).toBe('+')
})
