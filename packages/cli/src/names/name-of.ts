import type { Locale, Name } from '@zeri/lexicon/facts'

/** A thing of the almanac: its index, its Chinese name, and its name in the language of the request. */
export type Named = {
  readonly index: number
  readonly zh: string
  readonly pinyin: string
  readonly name: string
}

/** The member of a cycle by its index. */
export function nameOf(table: readonly Name[], index: number, locale: Locale): Named {
  const entry = table[index]
  if (!entry) throw new RangeError(`the cycle has no member ${index}`)
  return { index, zh: entry.zh, pinyin: entry.pinyin, name: entry.name[locale] }
}
