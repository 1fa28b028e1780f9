import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pillarGlyphs } from '@zeri/lexicon'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '..')
const app = join(root, 'apps/web/app')

/** Characters of the fonts' own Latin and Cyrillic files (fontsource), the combining marks left out. */
const latin =
  '\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215'
const cyrillic = '\u0400-\u045f\u0490\u0491\u2116'
/** Vowels with the tone marks of pinyin that Latin-1 lacks. */
const pinyin = 'āēěīōūǎǐǒǔǖǘǚǜ'

/** What a line of text needs: kerning, ligatures, marks, and figures of equal width or height when asked for. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']
/** The weights the site uses: text from regular to semibold, headings in semibold alone. */
const textWeights = { wght: { min: 400, max: 600 } }
const headingWeight = { wght: 600 }

type Cut = {
  readonly source: string
  readonly target: string
  readonly glyphs: string
  readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
}

/** The fonts of the site, cut to the characters and weights in use: a third of what the packages hold. */
export function listCuts(): Cut[] {
  const literata = (script: string) =>
    `@fontsource-variable/literata/files/literata-${script}-wght-normal.woff2`
  const onest = (script: string) => `@fontsource-variable/onest/files/onest-${script}-wght-normal.woff2`
  return [
    {
      source: '@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-600-normal.woff2',
      target: 'fonts/noto-serif-sc-subset.woff2',
      glyphs: listHanziInUse(),
    },
    {
      source: literata('latin'),
      target: 'fonts/literata-latin.woff2',
      glyphs: expand(latin),
      variationAxes: headingWeight,
    },
    {
      source: literata('cyrillic'),
      target: 'fonts/literata-cyrillic.woff2',
      glyphs: expand(cyrillic),
      variationAxes: headingWeight,
    },
    {
      source: onest('latin'),
      target: 'fonts/onest-latin.woff2',
      glyphs: expand(latin),
      variationAxes: textWeights,
    },
    {
      source: onest('cyrillic'),
      target: 'fonts/onest-cyrillic.woff2',
      glyphs: expand(cyrillic),
      variationAxes: textWeights,
    },
    {
      source: onest('latin-ext'),
      target: 'fonts/onest-pinyin.woff2',
      glyphs: pinyin,
      variationAxes: textWeights,
    },
  ]
}

/** Every Chinese character a text contains, once, in code order. */
export function listHanzi(text: string): string {
  return [...new Set(text.match(/\p{Script=Han}/gu))].sort().join('')
}

/** Every Chinese character the site can show: those of the lexicon and those in the pages' own sources. */
export function listHanziInUse(): string {
  const sources = globSync('**/*.{ts,tsx,json}', { cwd: app, exclude: (name) => /\.test\.tsx?$/.test(name) })
  return listHanzi(pillarGlyphs + sources.map((file) => readFileSync(join(app, file), 'utf8')).join(''))
}

/** The characters of a list in which `a-z` stands for all from a to z. */
export function expand(list: string): string {
  return list.replace(/(.)-(.)/gsu, (_, first: string, last: string) => {
    const from = first.charCodeAt(0)
    return String.fromCharCode(
      ...Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, index) => from + index),
    )
  })
}

/** Cuts a font down; the same input gives the same bytes. */
export async function cutFont({ source, glyphs, variationAxes = {} }: Cut): Promise<Buffer> {
  const font = readFileSync(join(root, 'node_modules', source))
  return subsetFont(font, glyphs, { targetFormat: 'woff2', noHinting: true, keepFeatures, variationAxes })
}

export function readCut({ target }: Cut): Buffer {
  return readFileSync(join(app, target))
}

if (import.meta.main) {
  for (const cut of listCuts()) {
    const font = await cutFont(cut)
    writeFileSync(join(app, cut.target), font)
    console.log(`${cut.target}: ${[...cut.glyphs].length} glyphs, ${font.length} bytes`)
  }
}
