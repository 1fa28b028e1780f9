import * as z from 'zod'
import { birthFields, chartName, isoDate, locale, placeId } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { answerHead, named, pillar } from './day-parts.ts'
import { personalJudgement } from './personal-parts.ts'

const { birthday, birthdayTime, city } = birthFields

export const listSampleDays = operation({
  id: 'listSampleDays',
  summary: 'A week as it is for everyone and for a made-up person: what a personal calendar gives.',
  method: 'GET',
  path: '/calendar/sample',
  request: z.strictObject({ from: isoDate, place: placeId.optional(), locale: locale.default('en') }),
  response: answerHead.extend({
    person: z.object({ fio: chartName, birthday, birthdayTime, city, dayMaster: named }),
    /** Days beyond the horizon are left out. */
    days: z.array(z.object({ date: isoDate, pillar, verdict: personalJudgement.shape.verdict })),
  }),
  errors: ['calendar.no-such-day', 'place.not-found'],
  cache: 'public',
})
