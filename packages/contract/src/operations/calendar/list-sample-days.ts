import * as z from 'zod'
import { birthFields, chartName, isoDate, locale, placeId } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { named, pillar, responseHead } from './day-parts.ts'
import { personalJudgement } from './personal-parts.ts'

const { birthday, birthdayTime, city } = birthFields

export const listSampleDays = operation({
  id: 'listSampleDays',
  summary: {
    en: 'A week for everyone and for a made-up person: what a personal calendar looks like.',
    ru: 'Неделя для всех и для вымышленного человека: так выглядит персональный календарь.',
  },
  method: 'GET',
  path: '/calendar/sample',
  request: z.strictObject({ from: isoDate, place: placeId.optional(), locale: locale.default('en') }),
  response: responseHead.extend({
    person: z.object({ fio: chartName, birthday, birthdayTime, city, dayMaster: named }),
    /** Days beyond the horizon are left out. */
    days: z.array(z.object({ date: isoDate, pillar, verdict: personalJudgement.shape.verdict })),
  }),
  errors: ['calendar.no-such-day', 'place.not-found'],
  cache: 'public',
  costMs: 4,
  isOpen: false, // a part of the page that shows what is sold
})
