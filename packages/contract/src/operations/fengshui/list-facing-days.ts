import * as z from 'zod'
import { isoDate, locale } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { withinRange } from '../calendar/list-days.ts'
import { mountain } from './fengshui-parts.ts'

const MAX_DEG = 360

/** What lies before a building or at its back. */
const facingMark = z.object({
  id: z.string(),
  name: z.string(),
  side: z.enum(['facing', 'sitting']),
  advice: z.enum(['avoid', 'allowed']),
  /** On the very mountain; otherwise beside it, which milder readings count. */
  isExact: z.boolean(),
  /** The gods of the year are on an outing, and their own places are free. */
  isAway: z.boolean(),
  sentence: z.string(),
  leaf: z.string().nullable(),
})

export const listFacingDays = operation({
  id: 'listFacingDays',
  summary: {
    en: 'Days of a range against the facing of a building: what stands before it and at its back, and what the rules say.',
    ru: 'Дни промежутка по отношению к фасаду дома: что стоит перед ним и за ним и что об этом говорят правила.',
  },
  method: 'GET',
  path: '/calendar/facing',
  request: withinRange(
    z.strictObject({
      /** What the building faces, in degrees clockwise from the north of a compass. */
      facing: z.coerce
        .number()
        .min(0)
        .lt(MAX_DEG)
        .meta({ examples: [180] }),
      from: isoDate,
      to: isoDate,
      locale: locale.default('en'),
    }),
  ),
  response: z.object({
    almanacVersion: z.string(),
    facing: mountain,
    sitting: mountain,
    /** The activities that the rules of a building concern. */
    activities: z.array(z.object({ id: z.string(), name: z.string() })),
    days: z.array(
      z.object({
        date: isoDate,
        /** Whether building and moving in are better left for another day. */
        isAgainst: z.boolean(),
        marks: z.array(facingMark),
        /** The outing of the gods of the year to a side of the building; null where they are elsewhere. */
        visit: z.string().nullable(),
      }),
    ),
  }),
  errors: ['calendar.no-such-day'],
  costMs: 30,
  notFound: 'handle',
  isOpen: true,
})
