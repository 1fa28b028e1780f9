import * as z from 'zod'
import { activityIds } from '../../activity-ids.ts'
import { chartName, chartUuid, isoDate } from '../../fields.ts'
import { instant, moon, pillar, weight } from './day-parts.ts'
import { personalPart } from './personal-parts.ts'

// Parts of responses about days that are chosen for an activity.

/** Something a day can be chosen for; `listThemes` names them all. */
export const tagId = z
  .string()
  .regex(/^[a-z][a-z-]{0,39}$/)
  .meta({ examples: [activityIds[0]] })

const MAX_PEOPLE = 6

/** `veto-only`: the day is not weighed for the person; it only must not be one that the birth forbids. */
export const personRole = z.enum(['full', 'veto-only'])

/** Charts of the caller's own, each paid for. */
export const requestedPeople = z
  .array(z.strictObject({ uuid: chartUuid, role: personRole.default('full') }))
  .max(MAX_PEOPLE)
  .refine((people) => new Set(people.map(({ uuid }) => uuid)).size === people.length, {
    error: 'names a chart twice',
  })

const CLOCK_TIME = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/
const clockTime = z.string().regex(CLOCK_TIME)

/** The part of the day that suits, by the clock of the place. */
export const hourWindow = z
  .strictObject({
    from: clockTime.meta({ examples: ['09:00'] }),
    to: clockTime.meta({ examples: ['18:00'] }),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'must be after from' })

/** Why a day weighs what it does. */
const dayReason = z.object({
  /** Absent where the whole day is forbidden. */
  star: z.string().optional(),
  name: z.string(),
  side: z.enum(['good', 'bad']),
  status: z.enum(['applied', 'overridden']),
  sentence: z.string(),
})

/** A double-hour that suits the day, the activity and everybody; `nobleFor`: whose nobleman it brings. */
const bestHour = z.object({
  branch: z.int().min(0).max(11),
  name: z.string(),
  from: instant,
  to: instant,
  weight,
  word: z.string(),
  isNoble: z.boolean(),
  isHelpful: z.boolean(),
  nobleFor: z.array(chartUuid),
})

/** What a day is to one of those it is chosen for. */
const personVerdict = personalPart.extend({ uuid: chartUuid, weight, word: z.string() })

export const chosenDay = z.object({
  date: isoDate,
  /** The lowest weight of the people it is weighed for, or that for everyone. */
  weight,
  word: z.string(),
  general: weight,
  pillar,
  moon,
  isYellow: z.boolean(),
  /** Names of the stars that favour the activity, those of the very activity first, at most three. */
  favouredBy: z.array(z.string()),
  reasons: z.array(dayReason),
  people: z.array(personVerdict),
  /** Best first, those of the night last. */
  hours: z.array(bestHour),
})

/** What keeps a day below the wanted weight: a ban that lasts, the grade, a custom, or a birth, `uuid`. */
const veto = z.object({
  kind: z.enum(['star', 'grade', 'custom', 'person']),
  uuid: chartUuid.optional(),
  sentence: z.string(),
  limit: weight,
})

export const vetoedDay = z.object({ date: isoDate, weight, word: z.string(), vetoes: z.array(veto) })

export const chosenFor = z.object({ uuid: chartUuid, fio: chartName, role: personRole })

export const tagSummary = z.object({ id: z.string(), theme: z.string(), name: z.string(), short: z.string() })
