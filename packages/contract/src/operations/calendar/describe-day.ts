import * as z from 'zod'
import { isoDate, locale, placeId } from '../../fields.ts'
import { operation } from '../../operation.ts'
import {
  comingTerm,
  dayDescription,
  hieroglyph,
  hour,
  judgement,
  mansion,
  moonOfDay,
  pillarEntry,
  responseHead,
  runningTerm,
} from './day-parts.ts'
import { signsOfDay, skyOfDay } from './sky-parts.ts'

export const describeDay = operation({
  id: 'describeDay',
  summary: {
    en: 'One day in full: facts with their texts, the hours, and the rating with every reason behind it.',
    ru: 'Один день целиком: факты с пояснениями, часы и оценка со всеми её причинами.',
  },
  method: 'GET',
  path: '/calendar/days/{date}',
  request: z.strictObject({ date: isoDate, place: placeId.optional(), locale: locale.default('en') }),
  response: responseHead.extend({
    date: isoDate,
    year: pillarEntry,
    month: pillarEntry,
    hieroglyph,
    season: z.object({ running: runningTerm, next: comingTerm }),
    moon: moonOfDay,
    su: mansion,
    sky: skyOfDay,
    signs: signsOfDay,
    day_info: dayDescription,
    hours: z.array(hour),
    judgement: judgement.nullable(),
  }),
  errors: ['calendar.no-such-day', 'place.not-found'],
  cache: 'public',
  costMs: 6,
})
