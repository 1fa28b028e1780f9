import type { PersonalSource, Source } from '@zeri/almanac/judgement'
import type { Locale, Words } from '../locale.ts'
import { sources } from '../sources.ts'

/** What a reason says of where it is written: evidence of a day, or a reason of a person. */
type Sourced = { readonly source: Source | PersonalSource; readonly isReading: boolean }

const reading: Words = { en: 'modern reading', ru: 'современное прочтение' }

/** Where a reason is written: "Xie Ji Bian Fang Shu, 1741, juan 10 · modern reading". */
export function describeSource({ source, isReading }: Sourced, locale: Locale): string {
  const { name, where } = sources[source]
  const line = [name[locale], where[locale]].filter((part) => part !== '').join(', ')
  return isReading && source !== 'modern' ? `${line} · ${reading[locale]}` : line
}
