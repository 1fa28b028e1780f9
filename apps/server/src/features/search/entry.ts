import type { Output, search } from '@zeri/contract'

type Group = Output<typeof search>['results'][number]['group']

/** A page that can be found, or a part of one, in one language. */
export type SearchEntry = {
  readonly group: Group
  readonly path: string
  readonly title: string
  /** Its Chinese characters. */
  readonly glyph: string | null
  readonly snippet: string
  /** Everything it is called: each of them as a whole is a search for it. */
  readonly names: readonly string[]
  /** What it is about in a few words: a line, a description, its name in the other language. */
  readonly about: string
  /** Its whole text. */
  readonly text: string
}
