import type { ActivityId } from '@zeri/almanac/judgement'
import type { Entry, Grammar } from './entry.ts'
import type { Words } from './locale.ts'

/** Activities the words name, and on which side; the almanac says the same of each. */
export type Says = {
  readonly favours?: readonly ActivityId[]
  readonly forbids?: readonly ActivityId[]
}

/** A star; the great and the middling ones have a paragraph of their own. */
export type StarEntry = Entry & {
  readonly grammar: Grammar
  readonly text?: Words
  readonly says?: Says
}
