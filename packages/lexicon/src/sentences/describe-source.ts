import type { Page, PersonalSource, Source } from '@zeri/almanac/judgement'
import type { Locale, Words } from '../locale.ts'
import { sources } from '../sources.ts'

/** What a reason says of where it is written: evidence of a day, or a reason of a person. */
type Sourced = {
  readonly source: Source | PersonalSource
  readonly isReading: boolean
  /** Leaf and side within the juan. */
  readonly page?: Page | undefined
}

const reading: Words = { en: 'modern reading', ru: 'современное прочтение' }

/** A leaf and its side; Russian marks the sides with its own letters. */
const writePage = (page: string, locale: Locale): string =>
  locale === 'ru' ? page.replace('a', 'а').replace('b', 'б') : page

function describePage(page: string, locale: Locale): string {
  return `${locale === 'ru' ? 'лист' : 'leaf'} ${writePage(page, locale)}`
}

/** From this file of the transcription on, juan are numbered one higher: the fourteenth is not there. */
const FIRST_SHIFTED_FILE = 14

/** Juan and page of a place in the transcription. */
function readLeaf(at: string): { readonly juan: number; readonly page: string } {
  const [file = '', page = ''] = at.split('-')
  const number = Number(file)
  return { juan: number < FIRST_SHIFTED_FILE ? number : number + 1, page }
}

/**
 * The place of a clause in its book.
 * @example describeLeaf('035-50b', 'en') // 'juan 36, leaf 50b'
 */
export function describeLeaf(at: string, locale: Locale): string {
  const { juan, page } = readLeaf(at)
  return `${locale === 'ru' ? 'цзюань' : 'juan'} ${juan}, ${describePage(page, locale)}`
}

/**
 * The same place as a short citation has it.
 * @example citeLeaf('010-8a', 'en') // '10 · 8a'
 */
export function citeLeaf(at: string, locale: Locale): string {
  const { juan, page } = readLeaf(at)
  return `${juan} · ${writePage(page, locale)}`
}

const juanOf: Readonly<Partial<Record<Source | PersonalSource, string>>> = {
  'xie-ji-6': '6',
  'xie-ji-7': '7',
  'xie-ji-10': '10',
}

/**
 * Where a rule stands in 协纪辨方书; nothing where it is written elsewhere.
 * @example citeSource({ source: 'xie-ji-10', page: '8a' }, 'en') // '10 · 8a'
 */
export function citeSource(
  { source, page }: Pick<Sourced, 'source' | 'page'>,
  locale: Locale,
): string | undefined {
  const juan = juanOf[source]
  if (juan === undefined) return undefined
  return page ? `${juan} · ${writePage(page, locale)}` : juan
}

/** Where a reason is written: "Xie Ji Bian Fang Shu, 1741, juan 10, leaf 29a · modern reading". */
export function describeSource({ source, isReading, page }: Sourced, locale: Locale): string {
  const { name, where } = sources[source]
  const line = [name[locale], where[locale], page ? describePage(page, locale) : ''].filter(
    (part) => part !== '',
  )
  const place = line.join(', ')
  return isReading && source !== 'modern' ? `${place} · ${reading[locale]}` : place
}
