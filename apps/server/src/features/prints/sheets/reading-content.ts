import type { Locale, Output, readBazi } from '@zeri/contract'
import type { elementColours } from '../../exports/index.ts'
import { dateWords } from '../../exports/index.ts'
import { readingWords } from '../reading-words.ts'
import { printWords } from '../words.ts'
import { toPrintable } from './text.ts'

type Reading = Extract<Output<typeof readBazi>, { view: 'own' }>['reading']
type Element = keyof typeof elementColours
type Glyph = { readonly glyph: string; readonly element: Element }

/** A pillar of the chart as the sheet shows it. */
export type PrintPillar = {
  readonly place: string
  readonly god: string
  readonly glyphs: readonly [Glyph, Glyph]
  readonly name: string
  readonly hidden: readonly (Glyph & { readonly god: string })[]
}

/** Everything the sheet of a reading shows, with words in its language. */
export type ReadingContent = {
  readonly locale: Locale
  readonly product: string
  readonly host: string
  readonly title: string
  readonly born: string
  /** Who prepared the reading; empty where nobody is named. */
  readonly author: string
  /** From the hour to the year, as charts are written. */
  readonly pillars: readonly PrintPillar[]
  readonly balance: readonly { readonly element: Element; readonly name: string; readonly percent: number }[]
  readonly dayMaster: { readonly name: string; readonly text: string }
  readonly strength: { readonly name: string; readonly short: string }
  readonly meetings: readonly string[]
  readonly luck: readonly (Pick<PrintPillar, 'glyphs' | 'name'> & {
    readonly from: number
    readonly isRunning: boolean
  })[]
  readonly madeOn: string
  readonly almanacVersion: string
}

export type ReadingOptions = {
  readonly locale: Locale
  readonly product: string
  readonly host: string
  readonly name: string
  readonly birth: { readonly birthday: string; readonly birthdayTime: string | null; readonly city: string }
  readonly signature: string
  readonly today: string
  /** The school the birth is read by; undefined for the book. */
  readonly school?: string | undefined
}

/** Builds the content of the sheet of a reading. Names in scripts that the fonts lack are left out. */
export function buildReadingContent(reading: Reading, options: ReadingOptions): ReadingContent {
  const { locale, product, host, name, birth, signature, today, school } = options
  const words = readingWords[locale]
  const place = Object.fromEntries(reading.pillars.map(({ at, place: one }) => [at, one.name]))
  const born = [dateWords(birth.birthday, locale).date, birth.birthdayTime, toPrintable(birth.city)]
  const by = school === undefined ? '' : printWords[locale].school(school)
  return {
    locale,
    product: toPrintable(product) ?? '',
    host,
    title: toPrintable(name) ?? words.reading,
    born: [...born, by].filter(Boolean).join(' · '),
    author: toPrintable(signature) ?? '',
    pillars: reading.pillars.toReversed().map((one) => ({
      place: one.place.name,
      god: one.god?.name ?? words.dayMaster,
      glyphs: [one.pillar.stem, one.pillar.branch],
      name: one.pillar.name,
      hidden: one.hidden.map(({ stem, god }) => ({
        glyph: stem.glyph,
        element: stem.element,
        god: god.name,
      })),
    })),
    balance: reading.balance.map(({ id, name: of, percent }) => ({ element: id, name: of, percent })),
    dayMaster: {
      name: reading.dayMaster.name,
      text: (reading.dayMaster.text && reading.texts[reading.dayMaster.text]) ?? reading.dayMaster.short,
    },
    strength: { name: reading.strength.class.name, short: reading.strength.class.short },
    meetings: reading.relations.map(({ name: of, punishment, between }) => {
      const places = between.map((at) => place[at] ?? at).join(' – ')
      return `${punishment?.name ?? of}: ${places}`
    }),
    luck: reading.luck.pillars.map(({ pillar, from, isRunning }) => ({
      glyphs: [pillar.stem, pillar.branch],
      name: pillar.name,
      from: from.earliest.year,
      isRunning,
    })),
    madeOn: dateWords(today, locale).date,
    almanacVersion: reading.almanacVersion,
  }
}
