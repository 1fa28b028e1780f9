import * as z from 'zod'
import { element, named } from '../calendar/day-parts.ts'

// Parts of responses about directions and flying stars. Words are in the requested language; ids never change.

/** One of the eight directions, 45° wide. */
const sector = z.enum([
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
])

/** A direction of a board, or its middle. */
const palace = z.enum([...sector.options, 'centre'])

/** Degrees clockwise from the north of a compass. */
const bearing = z.number().min(0).lt(360)

/** One of the 24 mountains, 15° wide, 0 子 … 23 壬 clockwise. */
export const mountain = z.object({
  index: z.int().min(0).max(23),
  glyph: z.string(),
  name: z.string(),
  sector,
  fromDeg: bearing,
  toDeg: bearing,
})

/** `letters` are those at the rim of a compass, `where` is how a sentence says it. */
export const direction = z.object({
  id: palace,
  zh: z.string(),
  name: z.string(),
  letters: z.string(),
  where: z.string(),
})

/** A flying star, 1 一白 … 9 九紫. */
export const nineStar = z.int().min(1).max(9)

export const starEntry = z.object({
  number: nineStar,
  zh: z.string(),
  name: z.string(),
  element,
  short: z.string(),
})

/** The nine palaces, south on top, row by row: SE S SW, E centre W, NE N NW. */
export const board = z.object({
  centre: nineStar,
  cells: z.array(z.object({ palace, star: nineStar })).length(9),
})

/** The words of the book it is quoted by: `3 · 13b`. Null where the rule is a custom. */
const leaf = z.string().nullable()

/** What stands on the compass in a year or a month. */
export const compassMark = named.extend({
  period: z.enum(['year', 'month']),
  /** The direction it is shown in; null where the star Five is in the centre. */
  sector: sector.nullable(),
  mountains: z.array(mountain),
  /** The arc from its first mountain to the end of its last, in words; null in the centre. */
  arc: z.string().nullable(),
  short: z.string(),
  text: z.string().nullable(),
  /** Name and direction in one line. */
  sentence: z.string(),
  leaf,
})

/** What of a day has a direction. */
export const dayDirection = named.extend({
  side: z.enum(['good', 'bad']),
  /** Null where it has none that day: in heaven, indoors, at home. */
  sector: sector.nullable(),
  /** The double-hour or the branch it belongs to, where it has one. */
  branch: z.int().min(0).max(11).nullable(),
  short: z.string(),
  /** Name and place in one line. */
  sentence: z.string(),
  leaf,
  /** Where other tables in print have it, if elsewhere. */
  others: z.array(z.object({ school: z.string(), sector, where: z.string() })),
})

/** What the year has on one mountain, with its page. */
export const yearGod = named.extend({
  side: z.enum(['good', 'bad']),
  mountain,
  short: z.string(),
  leaf: z.string(),
})
