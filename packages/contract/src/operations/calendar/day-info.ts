import * as z from 'zod'
import { locale, placeId } from '../../fields.ts'
import { type Operation, operation } from '../../operation.ts'
import {
  comingTerm,
  dayDescription,
  hieroglyph,
  hour,
  mansion,
  moonOfDay,
  responseHead,
  runningTerm,
  star,
  tag,
} from './day-parts.ts'
import { personalHour, personalMeeting, personalPart } from './personal-parts.ts'

const dayFields = {
  day: z.int().meta({ examples: [17] }),
  month: z.int().meta({ examples: [2] }),
  year: z.int().meta({ examples: [2026] }),
  place: placeId.optional(),
  locale: locale.default('en'),
}
const dayQuery = z.strictObject(dayFields)

const birth = z.object({
  year: z.int(),
  month: z.int(),
  day: z.int(),
  hour: z.int().nullable(),
  minute: z.int().nullable(),
  lng: z.number(),
  lat: z.number(),
})
/**
 * Unless `state` is true, the response is for everyone and the birth is ignored. If it is true, the birth must be that of
 * one of the caller's charts: it selects the chart, and the response is computed from the chart.
 */
const personal = z.object({ state: z.boolean(), birth: birth.optional() }).default({ state: false })
const personalDayQuery = z.strictObject({ ...dayFields, personal })

const errors = ['calendar.no-such-day', 'place.not-found'] as const
const personalErrors = [...errors, 'calendar.beyond-horizon', 'chart.not-paid'] as const

function facts<Shape extends z.ZodRawShape>(id: string, path: `/${string}`, summary: string, shape: Shape) {
  return operation({
    id,
    summary,
    method: 'POST',
    path,
    request: dayQuery,
    response: responseHead.extend(shape),
    errors,
  })
}

export const dayInfoSeason = facts(
  'dayInfoSeason',
  '/calendar/dayinfo/season',
  'The solar term a day falls in, with its instants, and the next one.',
  { season: z.tuple([runningTerm, comingTerm]).readonly() },
)
export const dayInfoDescription = facts(
  'dayInfoDescription',
  '/calendar/dayinfo/descr',
  'Officer, clash, direction of the sha and a sentence about a day.',
  { day_info: dayDescription },
)
export const dayInfoMoon = facts(
  'dayInfoMoon',
  '/calendar/dayinfo/moon',
  'The moon of a day: phase, rising and setting, lunar date.',
  { moon: moonOfDay },
)
export const dayInfoMansion = facts(
  'dayInfoMansion',
  '/calendar/dayinfo/28su',
  'The lunar mansion of a day.',
  { su: mansion },
)
export const dayInfoHieroglyph = facts(
  'dayInfoHieroglyph',
  '/calendar/dayinfo/day-hieroglyph',
  'The two characters of a day.',
  { hieroglyph },
)

export const dayInfoTags = operation({
  id: 'dayInfoTags',
  summary:
    'What a day is good for: a weight with its reasons for every activity, for everyone or for one person.',
  method: 'POST',
  path: '/calendar/dayinfo/tags',
  request: personalDayQuery,
  // For a person, `weight` and `word` are personal; `personal` has the weight for everyone and why the two differ.
  response: responseHead.extend({ tags: z.array(tag.extend({ personal: personalPart.optional() })) }),
  errors: personalErrors,
  auth: 'optional',
})
export const dayInfoStars = operation({
  id: 'dayInfoStars',
  summary: 'The stars of a day, each with its reason and source; for a person also those of the birth.',
  method: 'POST',
  path: '/calendar/dayinfo/stars',
  request: personalDayQuery,
  response: responseHead.extend({ stars: z.array(star), personal: personalMeeting.optional() }),
  errors: personalErrors,
  auth: 'optional',
})
export const listActivations = operation({
  id: 'listActivations',
  summary:
    'The twelve double-hours of a day in the clock time of the place, weighed, for everyone or for one person.',
  method: 'POST',
  path: '/calendar/activation/list',
  request: personalDayQuery,
  response: responseHead.extend({ list: z.array(hour.extend({ personal: personalHour.optional() })) }),
  errors: personalErrors,
  auth: 'optional',
})

/** The operations of the specification, in its order. */
export const dayInfoOperations: readonly Operation[] = [
  dayInfoSeason,
  dayInfoDescription,
  dayInfoMoon,
  dayInfoMansion,
  dayInfoHieroglyph,
  dayInfoTags,
  dayInfoStars,
  listActivations,
]
