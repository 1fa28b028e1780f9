import * as z from 'zod'
import { locale } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { named, star } from '../calendar/day-parts.ts'
import { tagId, tagSummary } from '../calendar/predict-parts.ts'

/** A rule that favours or forbids the activity. */
const activityRule = named.extend({
  side: z.enum(['good', 'bad']),
  /**
   * `own`: it names the activity among a few; `day`: it is good or bad for nearly everything; `whole`: it forbids
   * everything but a short list.
   */
  reach: z.enum(['own', 'day', 'whole']),
  /** Whether nothing that favours the activity outweighs it. */
  isLasting: z.boolean(),
  short: z.string(),
  source: z.string(),
  leaf: z.string().nullable(),
  isCustom: z.boolean(),
  clauses: star.shape.clauses,
})

export const describeActivity = operation({
  id: 'describeActivity',
  summary: {
    en: 'An activity: what the book calls it, what people ask about it, and every rule that favours or forbids it, with its source.',
    ru: 'Дело: как его называет книга, о чём спрашивают и все правила за и против него, с источниками.',
  },
  method: 'GET',
  path: '/calendar/activities/{tag}',
  request: z.strictObject({ tag: tagId, locale: locale.default('en') }),
  response: z.object({
    rulesVersion: z.string(),
    tag: tagSummary.extend({
      /** As a sentence names it: "good for a wedding", «для свадьбы». */
      deed: z.string(),
      isMedical: z.boolean(),
    }),
    /** The matters of the book that it is. */
    matters: z.array(z.string()),
    why: z.string(),
    questions: z.array(z.object({ question: z.string(), answer: z.string() })),
    /** Those that favour it first, each side from what names it to what concerns everything. */
    rules: z.array(activityRule),
  }),
  errors: ['request.not-found'],
  cache: 'public',
  costMs: 5,
})
