import type { Locale, Words } from './locale.ts'

/** Other words for a thing in each language: those of other schools and translators, and readings of the Chinese. */
export type Synonyms = Readonly<Record<Locale, readonly string[]>>

/** The words of a thing of the almanac. */
export type Entry = {
  /** As the books write it. */
  readonly zh: string
  /** With tones; names capitalised, syllables of one word joined. */
  readonly pinyin: string
  readonly name: Words
  readonly synonyms?: Synonyms
  /** What it means in one line of at most 90 characters. */
  readonly short: Words
}

/** An entry with a paragraph of 40 to 90 words. */
export type TextEntry = Entry & { readonly text: Words }

/** How a name behaves in a sentence: "is" or "are", and the Russian gender or plural. */
export type Grammar = { readonly en: 'is' | 'are'; readonly ru: 'm' | 'f' | 'n' | 'pl' }

/** A list of exactly so many. */
export type Tuple<
  Item,
  Size extends number,
  Made extends readonly Item[] = readonly [],
> = Made['length'] extends Size ? Made : Tuple<Item, Size, readonly [...Made, Item]>
