import * as z from 'zod'
import { isoDate } from '../../fields.ts'
import { element, instant } from './day-parts.ts'

// What a day says of the sky and of the signs of birth.

/** The sun of the day by the clocks of the place. */
const sunOfDay = z.object({
  /** In the polar day the sun does not set, in the polar night it does not rise. */
  kind: z.enum(['day', 'polar-day', 'polar-night']),
  rise: instant.nullable(),
  noon: instant,
  set: instant.nullable(),
  /** How long it is up, in words. */
  short: z.string(),
})

const eclipseKind = z.enum(['total', 'annular', 'partial', 'penumbral'])

/** An eclipse on the day or within thirty days after it. */
const eclipseNear = z.object({
  body: z.enum(['sun', 'moon']),
  kind: eclipseKind,
  name: z.string(),
  /** The date of its greatest moment by the clocks of the place. */
  date: isoDate,
  /** 0 on the day itself. */
  daysAway: z.int().min(0),
  /** When it is, in words. */
  when: z.string(),
  /** Its greatest moment: at the place where it is an eclipse there, else on Earth. */
  at: instant,
  /** What the place sees of it; null without a place, and where the shadow misses the place. */
  here: z
    .object({
      kind: eclipseKind,
      /** All of it, its greatest moment with a part, another part, or nothing is above the horizon. */
      seen: z.enum(['whole', 'peak', 'part', 'none']),
      from: instant,
      to: instant,
      /** The greatest part hidden while it is seen: of the sun's disc, of the moon's width. */
      hiddenPercent: z.int().min(0).max(100),
    })
    .nullable(),
  /** What is seen of it, in words. */
  sentence: z.string(),
})

/** Sun, eclipse and season of the day. What depends on the place is null without one. */
export const skyOfDay = z.object({
  sun: sunOfDay.nullable(),
  eclipse: eclipseNear.nullable(),
  /** What nature does in these five days or so, of 72 in the year. */
  pentad: z.object({
    index: z.int().min(0).max(71),
    zh: z.string(),
    name: z.string(),
    from: isoDate,
    to: isoDate,
    short: z.string(),
  }),
  /** The period of the dog days or of the nine nines that the day is in. */
  season: z
    .object({
      id: z.enum(['dog-days', 'nine-nines']),
      part: z.int().min(1).max(9),
      day: z.int().min(1).max(20),
      zh: z.string(),
      name: z.string(),
      short: z.string(),
    })
    .nullable(),
})

/** The twelve signs of birth beside the day, by their branches alone. */
export const signsOfDay = z.object({
  list: z.array(
    z.object({
      branch: z.int().min(0).max(11),
      glyph: z.string(),
      element,
      name: z.string(),
      /** The last years of birth of the sign, the oldest first. */
      years: z.array(z.int()),
      /** The strongest way in which they meet; null where they do not. */
      meeting: z.enum(['clash', 'punishment', 'harm', 'six-harmony', 'trine', 'same']).nullable(),
      word: z.string(),
    }),
  ),
  /** Whom the day does not favour, whom it favours, with whom it is at odds. */
  sentences: z.array(z.string()),
})
