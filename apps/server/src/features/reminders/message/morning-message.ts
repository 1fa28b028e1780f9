import type { Deed, Digest, WeekDigest } from '../../calendar/index.ts'

/** What every morning has. */
type Morning = {
  /** The name of the person it is made for; undefined for everyone's. */
  readonly name: string | undefined
  /** The school the days are rated by; undefined for the book. */
  readonly school: string | undefined
  /** Days that the reader has chosen and lunar dates of the account, each a sentence. */
  readonly notes: readonly string[]
  /** The page of the day or of the month on the site. */
  readonly url: string
  /** The page that switches the morning off. */
  readonly disableUrl: string
}

/** A day: one thing to do, one to leave, one hour, the moon. Short enough to be read in ten seconds. */
export type DayMessage = Morning &
  Pick<Digest, 'weight' | 'word' | 'sentence' | 'toDo' | 'toLeave' | 'why' | 'alsoGood' | 'alsoPutOff'> & {
    readonly kind: 'day'
    readonly weekday: string
    /** The day and the month. */
    readonly date: string
    /** The best waking hour that is not over when the message is due. */
    readonly hour: { readonly from: string; readonly to: string } | undefined
    /** The moon in a short phrase. */
    readonly moon: string
  }

/** A day that a week names. */
export type WeekDay = Pick<WeekDigest['best'][number], 'weight' | 'word'> & {
  readonly weekday: string
  readonly date: string
}

/** A week: its best days with what each is good for, a day to leave free, the turn of the moon. */
export type WeekMessage = Morning & {
  readonly kind: 'week'
  /** Its first and last day, "23–29 November". */
  readonly dates: string
  readonly best: readonly (WeekDay & { readonly goodFor: readonly Deed[] })[]
  readonly quiet: WeekDay | undefined
  readonly moon: string | undefined
}

/** The content of a morning. Every channel words it and decides nothing. */
export type MorningMessage = DayMessage | WeekMessage
