import type { Locale } from '../language.ts'

/** A thing of the almanac: its index, its Chinese name, and its name in the language of the request. */
export type Named = {
  readonly index: number
  readonly zh: string
  readonly pinyin: string
  readonly name: string
}

type Entry = { readonly zh: string; readonly pinyin: string; readonly en: string; readonly ru: string }

/** The member of a cycle by its index. */
export function nameOf(table: readonly Entry[], index: number, locale: Locale): Named {
  const entry = table[index]
  if (!entry) throw new RangeError(`the cycle has no member ${index}`)
  return { index, zh: entry.zh, pinyin: entry.pinyin, name: entry[locale] }
}
