import type { Words } from '../locale.ts'

/** The name of a thing in every language. */
export type Name = {
  /** As the books write it. */
  readonly zh: string
  /** With tones. */
  readonly pinyin: string
  readonly name: Words
}

/** A thing of the calendar: its name, and what it means in one line of at most 90 characters. */
export type Word = Name & { readonly short: Words }

/** A thing that has no Chinese name here. */
export type PlainWord = Pick<Word, 'name' | 'short'>
