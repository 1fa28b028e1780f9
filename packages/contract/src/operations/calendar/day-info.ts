import * as z from 'zod'
import { locale, placeId, schoolRules } from '../../fields.ts'
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

/** Without a `place` or `rules`, those of the caller's account count, else those in the cookies of the browser. */
const dayFields = {
  day: z.int().meta({ examples: [17] }),
  month: z.int().meta({ examples: [2] }),
  year: z.int().meta({ examples: [2026] }),
  place: placeId.optional(),
  rules: schoolRules.optional(),
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
const personalErrors = [
  ...errors,
  'calendar.beyond-horizon',
  'chart.not-paid',
  'subscription.required',
] as const

function facts<Shape extends z.ZodRawShape>(
  id: string,
  path: `/${string}`,
  summary: Operation['summary'],
  shape: Shape,
) {
  return operation({
    id,
    summary,
    method: 'POST',
    path,
    request: dayQuery,
    response: responseHead.extend(shape),
    errors,
    auth: 'optional',
  })
}

export const dayInfoSeason = facts(
  'dayInfoSeason',
  '/calendar/dayinfo/season',
  {
    en: 'The solar term a day falls in, from when to when, and the one after it.',
    ru: 'Солнечный сезон дня, его начало и конец, и следующий за ним.',
  },
  { season: z.tuple([runningTerm, comingTerm]).readonly() },
)
export const dayInfoDescription = facts(
  'dayInfoDescription',
  '/calendar/dayinfo/descr',
  {
    en: 'Officer, clash, direction of the sha, and the day in a sentence.',
    ru: 'Установление дня, столкновение, сторона ша и день одной фразой.',
  },
  { day_info: dayDescription },
)
export const dayInfoMoon = facts(
  'dayInfoMoon',
  '/calendar/dayinfo/moon',
  {
    en: 'The moon: phase, rising and setting, lunar date.',
    ru: 'Луна: фаза, восход и заход, лунная дата.',
  },
  { moon: moonOfDay },
)
export const dayInfoMansion = facts(
  'dayInfoMansion',
  '/calendar/dayinfo/28su',
  {
    en: 'The lunar mansion of a day.',
    ru: 'Созвездие дня (лунная стоянка).',
  },
  { su: mansion },
)
export const dayInfoHieroglyph = facts(
  'dayInfoHieroglyph',
  '/calendar/dayinfo/day-hieroglyph',
  {
    en: 'The two characters of a day and what they say together.',
    ru: 'Два иероглифа дня и то, что они говорят вместе.',
  },
  { hieroglyph },
)

export const dayInfoTags = operation({
  id: 'dayInfoTags',
  summary: {
    en: 'What a day is good for: each activity with its weight and reasons.',
    ru: 'Для чего хорош день: дела с оценками и причинами.',
  },
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
  summary: {
    en: 'The stars of a day: why each is there and where it is written.',
    ru: 'Звёзды дня: почему они здесь и где об этом написано.',
  },
  method: 'POST',
  path: '/calendar/dayinfo/stars',
  request: personalDayQuery,
  response: responseHead.extend({ stars: z.array(star), personal: personalMeeting.optional() }),
  errors: personalErrors,
  auth: 'optional',
})
export const listActivations = operation({
  id: 'listActivations',
  summary: {
    en: 'The twelve double-hours in local clock time, each with its weight.',
    ru: 'Двенадцать двухчасовок по местным часам, у каждой своя оценка.',
  },
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
