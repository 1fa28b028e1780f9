import type { Digest } from '../../calendar/index.ts'

/** Content of a reminder: short enough to be read in ten seconds. */
export type ReminderMessage = Digest & {
  /** The name of the person the day is judged for. */
  readonly name: string
  /** The school the day is rated by; undefined for the book. */
  readonly school?: string | undefined
  readonly weekday: string
  readonly date: string
  /** The page of the day on the site. */
  readonly url: string
  /** The page that switches the reminders off. */
  readonly disableUrl: string
}
