import type { Words } from '../locale.ts'

/** What the page of an activity says of it. */
export type ActivityText = {
  /** What the book calls it and what decides its days. */
  readonly why: Words
  /** What people want to know, two to four. */
  readonly questions: readonly { readonly question: Words; readonly answer: Words }[]
}
