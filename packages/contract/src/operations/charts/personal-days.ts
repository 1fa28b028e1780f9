import * as z from 'zod'
import { chartUuid, isoDate, locale, placeId, schoolRules } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { dayBrief, weight } from '../calendar/day-parts.ts'
import { describeDay } from '../calendar/describe-day.ts'
import { describeYear } from '../calendar/describe-year.ts'
import { listDays, withinRange } from '../calendar/list-days.ts'
import { personalBrief, personalHead, personalJudgement } from '../calendar/personal-parts.ts'

const chartDayQuery = {
  uuid: chartUuid,
  place: placeId.optional(),
  rules: schoolRules.optional(),
  locale: locale.default('en'),
}
const errors = [
  'chart.not-found',
  'subscription.required',
  'calendar.no-such-day',
  'place.not-found',
] as const

// Days that are not paid for are as a visitor sees them, with a personal part of null: pages show a lock, not an error.
// A chart of the mobile app is refused until its personal calendar is paid for: its days are in `mobile-days.ts`.

export const listPersonalDays = operation({
  id: 'listPersonalDays',
  summary: {
    en: 'Every day of a range for everyone and, where the chart is paid for, for its owner.',
    ru: 'Все дни промежутка: для всех и, если календарь оплачен, для его владельца.',
  },
  method: 'GET',
  path: '/api/charts/{uuid}/days',
  request: withinRange(z.strictObject({ ...chartDayQuery, from: isoDate, to: isoDate })),
  response: listDays.response.extend({
    ...personalHead.shape,
    days: z.array(dayBrief.extend({ personal: personalBrief.nullable() })),
  }),
  errors,
  auth: 'required',
  costMs: 40,
})

export const describePersonalDay = operation({
  id: 'describePersonalDay',
  summary: {
    en: 'One day in full, for everyone and for the owner of a chart, each with its reasons.',
    ru: 'Один день целиком: для всех и для владельца карты рождения, с причинами обеих оценок.',
  },
  method: 'GET',
  path: '/api/charts/{uuid}/days/{date}',
  request: z.strictObject({ ...chartDayQuery, date: isoDate }),
  response: describeDay.response.extend({
    ...personalHead.shape,
    personal: personalJudgement.nullable(),
  }),
  errors,
  auth: 'required',
  costMs: 6,
})

export const describePersonalYear = operation({
  id: 'describePersonalYear',
  summary: {
    en: 'A year at a glance: how each day is rated for everyone and for the owner of a chart.',
    ru: 'Год одним взглядом: оценка каждого дня для всех и для владельца карты рождения.',
  },
  method: 'GET',
  path: '/api/charts/{uuid}/years/{year}',
  request: z.strictObject({ ...chartDayQuery, year: describeYear.request.shape.year }),
  response: describeYear.response.extend({
    ...personalHead.shape,
    days: z.array(z.object({ date: isoDate, weight: weight.nullable(), personal: weight.nullable() })),
  }),
  errors,
  auth: 'required',
  costMs: 20,
})
