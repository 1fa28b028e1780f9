import type { Digest } from '../../calendar/index.ts'

/** What is told of a day: short enough to be read in ten seconds. */
export type DayMessage = Digest & {
  /** Whose day it is. */
  readonly name: string
  readonly weekday: string
  readonly date: string
  /** The whole day on the site. */
  readonly url: string
  /** Where the reminders are switched off. */
  readonly disableUrl: string
}
