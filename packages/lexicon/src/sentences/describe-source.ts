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
function describePage(page: string, locale: Locale): string {
  if (locale === 'en') return `leaf ${page}`
  return `лист ${page.replace('a', 'а').replace('b', 'б')}`
}

/** From this file of the transcription on, juan are numbered one higher: the fourteenth is not there. */
const FIRST_SHIFTED_FILE = 14

/**
 * The place of a clause in its book.
 * @example describeLeaf('035-50b', 'en') // 'juan 36, leaf 50b'
 */
export function describeLeaf(at: string, locale: Locale): string {
  const [file = '', page = ''] = at.split('-')
  const number = Number(file)
  const juan = number < FIRST_SHIFTED_FILE ? number : number + 1
  return `${locale === 'ru' ? 'цзюань' : 'juan'} ${juan}, ${describePage(page, locale)}`
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
