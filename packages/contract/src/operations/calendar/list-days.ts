import * as z from 'zod'
import { isoDate, locale } from '../../fields.ts'
import { operation } from '../../operation.ts'

const element = z.enum(['wood', 'fire', 'earth', 'metal', 'water'])
/** `reading` is the syllable as the asked language writes it. */
const sign = z.object({
  glyph: z.string(),
  pinyin: z.string(),
  reading: z.string(),
  element,
  name: z.string(),
})

const day = z.object({
  date: isoDate,
  pillar: z.object({ index: z.int().min(0).max(59), name: z.string(), stem: sign, branch: sign }),
  moon: z.object({
    name: z.string(),
    growing: z.boolean(),
    /** 1…15 within the growing or the shrinking half. */
    step: z.int().min(1).max(15),
    elongationDeg: z.number().min(0).lt(360),
    litPercent: z.int().min(0).max(100),
  }),
})

const MAX_DAYS = 366
const MS_PER_DAY = 86_400_000

export const listDays = operation({
  id: 'listDays',
  summary: 'Facts of each day in a range: pillar and moon, with names in the asked language.',
  method: 'GET',
  path: '/calendar/days',
  request: z
    .strictObject({ from: isoDate, to: isoDate, locale: locale.default('en') })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not be before from' })
    .refine(({ from, to }) => !(Date.parse(to) - Date.parse(from) >= MAX_DAYS * MS_PER_DAY), {
      // A day that does not exist has no distance; that it does not exist is the calendar's to say.
      path: ['to'],
      error: `a range holds at most ${MAX_DAYS} days`,
    }),
  response: z.object({ almanacVersion: z.string(), days: z.array(day) }),
  errors: ['calendar.no-such-day'],
  cache: 'public',
})
