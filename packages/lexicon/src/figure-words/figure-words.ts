/** What every figure says in words. */
export type FigureWords = {
  readonly title: string
  /** Says below the drawing what to see in it. */
  readonly caption: string
  /** The same facts for a reader who listens. */
  readonly text: string
}
