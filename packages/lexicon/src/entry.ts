import type { Words } from './locale.ts'

/** A thing of the almanac as people read of it. */
export type Entry = {
  /** As the books write it. */
  readonly zh: string
  /** With tones; names capitalised, syllables of one word joined. */
  readonly pinyin: string
  readonly name: Words
  /** What it means in one line of at most 90 characters. */
  readonly short: Words
}

/** A thing the almanac has more to tell about: a paragraph of 40 to 90 words. */
export type Told = Entry & { readonly text: Words }

/** How a name behaves in a sentence: "is" or "are", and the Russian gender or plural. */
export type Grammar = { readonly en: 'is' | 'are'; readonly ru: 'm' | 'f' | 'n' | 'pl' }

/** A list of exactly so many. */
export type Tuple<
  Item,
  Size extends number,
  Made extends readonly Item[] = readonly [],
> = Made['length'] extends Size ? Made : Tuple<Item, Size, readonly [...Made, Item]>
