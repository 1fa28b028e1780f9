/** The decisive words of a book: where they stand, as they are printed, and what they say. */
export type Clause = {
  /** File, leaf and side of the transcription, as `010-29b`. */
  readonly at: string
  /** As the transcription prints it. */
  readonly zh: string
  readonly en: string
  readonly ru: string
}
