import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { branches, festivals, listGlyphs, listSigns, mansions, officers, stems, terms } from '@zeri/lexicon'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '../..')
const app = join(root, 'apps/web/app')

/** Characters of the fonts' own Latin and Cyrillic files (fontsource), the combining marks left out. */
const latin =
  '\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215'
const cyrillic = '\u0400-\u045f\u0490\u0491\u2116'
/** Vowels with the tone marks of pinyin that Latin-1 lacks, and the sign of the rouble. */
const pinyin = 'āēěīōūǎǐǒǔǖǘǚǜ₽'

const hanziSource = '@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-600-normal.woff2'

/** What a line of text needs: kerning, ligatures, marks, and optional tabular and old-style figures. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']
/** The weights the site uses: text from regular to semibold, headings in semibold alone. */
const textWeights = { wght: { min: 400, max: 600 } }
const headingWeight = { wght: 600 }

type Cut = {
  readonly source: string
  readonly target: string
  /** Browsers use the compressed form; the server draws pictures with the plain one. */
  readonly format: 'woff2' | 'sfnt'
  readonly glyphs: string
  readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
}

/** The fonts in use, cut to their characters and weights: a third of the packages' size, or less. */
export function listCuts(): Cut[] {
  return [...listPageCuts(), ...listPictureCuts()]
}

/** What pages in English and Russian are written with; the other letters of both scripts come when one is shown. */
const inUse = {
  latin:
    '\u0020-\u005b\u005d\u005f\u0061-\u007a\u00a0\u00ab\u00ad\u00b0\u00b7\u00bb-\u00be\u2013\u2014\u2018\u2019\u201c-\u201e\u2026\u2212',
  /** The tone marks of pinyin that Latin-1 has: text shows pinyin, headings do not. */
  tones: 'áàéèíìóòúùü',
  cyrillic: '\u0401\u0410-\u044f\u0451\u2116',
}

const without = (glyphs: string, others: string): string =>
  [...glyphs].filter((glyph) => !others.includes(glyph)).join('')

/** The few Latin words that every Russian page shows. */
const latinInRussian = 'Zeri UTC PDF Google Apple Outlook'

/** Signs that Russian pages do without; one that shows them fetches the whole file. */
const rareSigns = '"#$&\'*<>@[]_'

/**
 * What a Russian page needs of the Latin files: spaces, digits and punctuation, and the letters of a few words. A page with
 * other Latin words fetches the whole file as well.
 */
export function listRussianSigns(): string {
  const signs = without(expand(inUse.latin), rareSigns)
  return [...signs].filter((glyph) => !/[a-z]/i.test(glyph) || latinInRussian.includes(glyph)).join('')
}

/** A font of the pages in five files: what they are written with in each script, what is left of it, and Russian signs. */
function listScriptCuts(name: string, latinInUse: string, variationAxes: Cut['variationAxes']): Cut[] {
  const parts = { latin: [expand(latin), latinInUse], cyrillic: [expand(cyrillic), expand(inUse.cyrillic)] }
  const cut = (script: string, part: string, glyphs: string): Cut => ({
    source: `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`,
    target: `apps/web/app/fonts/${name}-${part}.woff2`,
    format: 'woff2',
    glyphs,
    ...(variationAxes && { variationAxes }),
  })
  const ofScripts = Object.entries(parts).flatMap(([script, [all = '', used = '']]) => [
    cut(script, `${script}-rest`, without(all, used)),
    cut(script, script, used),
  ])
  return [...ofScripts, cut('latin', 'signs', listRussianSigns())]
}

function listPageCuts(): Cut[] {
  return [
    ...listHanziCuts(),
    ...listScriptCuts('literata', expand(inUse.latin), headingWeight),
    ...listScriptCuts('onest', expand(inUse.latin) + inUse.tones, textWeights),
    {
      source: '@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2',
      target: 'apps/web/app/fonts/onest-pinyin.woff2',
      format: 'woff2',
      glyphs: pinyin,
      variationAxes: textWeights,
    },
  ]
}

const notoSerif = (part: string) => `@fontsource/noto-serif-sc/files/noto-serif-sc-${part}-600-normal.woff2`

/** Characters that the main file of the Chinese font lacks, by the numbered file that has them. */
const rareHanzi: Readonly<Record<string, string>> = {
  '35': '貐',
  '37': '觜',
  '50': '硙',
  '53': '畋',
  '55': '獬',
  '56': '犴',
  '65': '昳晡',
}

/**
 * The characters of the first screen by themselves, and those of months and years; those of the rest of the lexicon come
 * when one is shown.
 */
export function listHanziCuts(): Cut[] {
  const first = listHanziOfFirstScreen()
  const rare = Object.values(rareHanzi).join('')
  const months = without(listHanziOfMonths(), first + rare)
  return [
    {
      source: notoSerif('chinese-simplified'),
      target: 'apps/web/app/fonts/noto-serif-sc-subset.woff2',
      format: 'woff2',
      glyphs: without(listHanziInUse(), first + rare + months),
    },
    ...Object.entries(rareHanzi).map(([part, glyphs]) => ({
      source: notoSerif(part),
      target: `apps/web/app/fonts/noto-serif-sc-rare-${part}.woff2`,
      format: 'woff2' as const,
      glyphs,
    })),
    {
      source: notoSerif('chinese-simplified'),
      target: 'apps/web/app/fonts/noto-serif-sc-months.woff2',
      format: 'woff2',
      glyphs: months,
    },
    {
      source: notoSerif('chinese-simplified'),
      target: 'apps/web/app/fonts/noto-serif-sc-first.woff2',
      format: 'woff2',
      glyphs: first,
    },
  ]
}

/** The fonts of the pictures: whole sources, since a picture's text is not split by script as a browser splits it. */
function listPictureCuts(): Cut[] {
  const cut = (source: string, name: string, glyphs: string): Cut => ({
    source,
    target: `apps/server/fonts/${name}.ttf`,
    format: 'sfnt',
    glyphs,
  })
  const text = expand(latin + cyrillic)
  const pillars = [...stems, ...branches].map(({ zh }) => zh).join('')
  const signs = listSigns()
    .map(({ zh }) => zh)
    .join('')
  const rare = Object.values(rareHanzi).join('')
  return [
    cut('@expo-google-fonts/literata/600SemiBold/Literata_600SemiBold.ttf', 'literata-600', text),
    cut('@expo-google-fonts/onest/500Medium/Onest_500Medium.ttf', 'onest-500', text),
    cut('@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf', 'onest-600', text),
    cut(hanziSource, 'noto-serif-sc-600', without(listHanzi(`${pillars}择${signs}`), rare)),
    ...Object.entries(rareHanzi).flatMap(([part, glyphs]) => {
      const inSigns = [...glyphs].filter((glyph) => signs.includes(glyph)).join('')
      return inSigns === '' ? [] : [cut(notoSerif(part), `noto-serif-sc-600-rare-${part}`, inSigns)]
    }),
  ]
}

/** Every Chinese character a text contains, once, in code order. */
export function listHanzi(text: string): string {
  return [...new Set(text.match(/\p{Script=Han}/gu))].sort().join('')
}

/** The text of the pages' own sources, without comments. */
function readSources(pattern: string, except: RegExp): string {
  const files = globSync(pattern, { cwd: app }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !except.test(file),
  )
  const texts = files.map((file) => readFileSync(join(app, file), 'utf8'))
  return texts.join('').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
}

/** Sources whose characters are far below the first screen: the book's name, its clauses, the signs of the compass. */
const farBelow =
  /\/day-page\/|features\/activities\/|features\/fengshui\/|features\/home\/|features\/signs\/|features\/method\/|features\/twins\/|features\/developers\//

/** What a page shows before anything is opened: stems, branches, and the characters in the other sources. */
function listHanziOfFirstScreen(): string {
  const signs = [...stems, ...branches].map(({ zh }) => zh)
  return listHanzi(signs.join('') + readSources('**/*.{ts,tsx,json}', farBelow))
}

/** What the pages of months and years show: the officers and mansions of days, solar terms and festivals. */
function listHanziOfMonths(): string {
  const entries = [officers, mansions, festivals, terms].flatMap((kind) => Object.values(kind))
  return listHanzi(entries.map(({ zh }) => zh).join(''))
}

/** Every Chinese character the site can show: those of the lexicon, of the texts and in the pages' own sources. */
export function listHanziInUse(): string {
  const texts = globSync('content/**/*.md', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  const ofSources = readSources('**/*.{ts,tsx,json}', /^$/)
  return listHanzi(listGlyphs() + listHanziOfFirstScreen() + ofSources + texts.join(''))
}

/** A list of characters as CSS writes it. */
export function unicodeRangeOf(glyphs: string): string {
  return [...glyphs].map((glyph) => `U+${glyph.charCodeAt(0).toString(16).toUpperCase()}`).join(', ')
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
export async function cutFont({ source, format, glyphs, variationAxes = {} }: Cut): Promise<Buffer> {
  const font = readFileSync(join(root, 'node_modules', source))
  return subsetFont(font, glyphs, { targetFormat: format, noHinting: true, keepFeatures, variationAxes })
}

export function readCut({ target }: Cut): Buffer {
  return readFileSync(join(root, target))
}

if (import.meta.main) {
  for (const cut of listCuts()) {
    const font = await cutFont(cut)
    writeFileSync(join(root, cut.target), font)
    console.log(`${cut.target}: ${[...cut.glyphs].length} glyphs, ${font.length} bytes`)
  }
}
