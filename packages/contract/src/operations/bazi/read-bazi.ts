import * as z from 'zod'
import { FIRST_YEAR, LAST_YEAR } from '../../browser/calendar-range.ts'
import { birthFields, chartUuid, locale } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { chosenSchool, instant } from '../calendar/day-parts.ts'
import { chosenAt, hourRead, natalChoices, natalPillars, natalQuestion, reading } from './bazi-parts.ts'

const { offsetSec: _, ...birth } = birthFields

/** What anyone with the address sees of a shared reading: a name and pillars, nothing of the birth. */
const shared = z.object({
  view: z.literal('shared'),
  uuid: chartUuid,
  fio: z.string().nullable(),
  pillars: natalPillars,
})

const own = z.object({
  view: z.literal('own'),
  uuid: chartUuid,
  fio: z.string().nullable(),
  /** Whether it is stored in the account; else it is stored for this browser, until `keptUntil`. */
  isChart: z.boolean(),
  keptUntil: z.iso.datetime().nullable(),
  isShared: z.boolean(),
  birth: z.object(birth),
  /** The clock of the birth; without a time of birth there is no instant, no sun and no hour. */
  clock: z.object({
    offsetSec: z.int(),
    offset: z.string(),
    at: instant.nullable(),
    solarTime: z.string().nullable(),
    hour: hourRead.nullable(),
  }),
  /** How the birth is read; null in `chosenAt` for its own time. */
  rules: z.object(natalChoices),
  chosenAt,
  /** The same rules in words: each question with its choices; `isUsual` is what holds unless chosen otherwise. */
  questions: z.array(natalQuestion),
  /** The school of the reader, whose rules hold for what is not chosen for the birth; absent where it is the book. */
  school: chosenSchool.optional(),
  reading,
})

export const readBazi = operation({
  id: 'readBazi',
  summary: {
    en: 'The reading of your own chart, or what its owner shares of it.',
    ru: 'Разбор вашей карты рождения или то, чем поделился её владелец.',
  },
  method: 'GET',
  path: '/api/bazi/{uuid}',
  request: z.strictObject({
    uuid: chartUuid,
    /** The year whose months are listed; the present one if none is named. */
    year: z.coerce
      .number()
      .int()
      .min(FIRST_YEAR)
      .max(LAST_YEAR)
      .meta({ examples: [2026] })
      .optional(),
    locale: locale.default('en'),
  }),
  response: z.discriminatedUnion('view', [own, shared]),
  errors: ['chart.not-found'],
  auth: 'optional',
  costMs: 3,
})
