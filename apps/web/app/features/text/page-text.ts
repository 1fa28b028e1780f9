/** The text of a page in one language. */
export type PageText = {
  readonly title: string
  readonly lead: string
  readonly sections: readonly {
    readonly heading: string
    readonly paragraphs: readonly string[]
    /** A list after the paragraphs. */
    readonly points?: readonly string[]
  }[]
}
