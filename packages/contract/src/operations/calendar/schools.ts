import * as z from 'zod'
import { schoolPresets, schoolSwitches } from '../../browser/school-rules.ts'
import { isoDate, locale, placeId, schoolRules } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { chosenSchool } from './day-parts.ts'
import { describeDay } from './describe-day.ts'
import { describeYear } from './describe-year.ts'
import { listDays, withinRange } from './list-days.ts'

// Days by the rules of a school. Public pages and responses are those of the book; these lie over them and are never cached.

const schoolQuery = {
  place: placeId.optional(),
  rules: schoolRules.optional(),
  locale: locale.default('en'),
}

export const listSchools = operation({
  id: 'listSchools',
  summary: {
    en: 'On which rules schools differ: every switch with its values, and the schools known by name.',
    ru: 'В чём расходятся школы: все правила на выбор с их значениями и школы, известные по имени.',
  },
  method: 'GET',
  path: '/calendar/schools',
  request: z.strictObject({ locale: locale.default('en') }),
  response: z.object({
    presets: z.array(
      z.object({
        id: z.enum(schoolPresets.map(({ id }) => id)),
        name: z.string(),
        short: z.string(),
        rules: z.string(),
      }),
    ),
    switches: z.array(
      z.object({
        name: z.enum(schoolSwitches.map(({ name }) => name)),
        /** Whether it moves the days of everyone, the reading of a birth, or both. */
        concerns: z.enum(['day', 'birth', 'both']),
        question: z.string(),
        /** The first is that of the book. */
        values: z.array(z.object({ value: z.string(), name: z.string(), short: z.string() })),
        /** Who uses which. */
        users: z.string(),
        source: z.string(),
      }),
    ),
  }),
  cache: 'public',
})

export const listSchoolDays = operation({
  id: 'listSchoolDays',
  summary: {
    en: 'Every day of a range rated by a school, as far as the horizon.',
    ru: 'Все дни промежутка с оценками по выбранной школе, до горизонта.',
  },
  method: 'GET',
  path: '/calendar/school/days',
  request: withinRange(z.strictObject({ ...schoolQuery, from: isoDate, to: isoDate })),
  response: listDays.response,
  errors: listDays.errors,
  auth: 'optional',
  costMs: 40,
  isOpen: true,
})

export const describeSchoolDay = operation({
  id: 'describeSchoolDay',
  summary: {
    en: 'One day in full by a school, with the reasons of each rating.',
    ru: 'Один день целиком по выбранной школе, с причинами каждой оценки.',
  },
  method: 'GET',
  path: '/calendar/school/days/{date}',
  request: z.strictObject({ ...schoolQuery, date: isoDate }),
  response: describeDay.response,
  errors: describeDay.errors,
  auth: 'optional',
  costMs: 8,
  isOpen: true,
})

export const describeSchoolYear = operation({
  id: 'describeSchoolYear',
  summary: {
    en: 'A year at a glance by a school: how each open day is rated.',
    ru: 'Год одним взглядом по выбранной школе: оценка каждого открытого дня.',
  },
  method: 'GET',
  path: '/calendar/school/years/{year}',
  request: z.strictObject({ ...schoolQuery, year: describeYear.request.shape.year }),
  response: describeYear.response,
  errors: describeYear.errors,
  auth: 'optional',
  costMs: 20,
  isOpen: true,
})

/** Where the school is stored; in neither place while none was chosen. */
const mySchool = z.object({
  school: chosenSchool,
  storedIn: z.enum(['account', 'browser']).nullable(),
})

export const getSchool = operation({
  id: 'getSchool',
  summary: {
    en: 'The school that your days are rated by, or the one that has the rules you send.',
    ru: 'Школа, по которой оценены ваши дни, или та, чьи правила вы прислали.',
  },
  method: 'GET',
  path: '/api/school',
  request: z.strictObject({ rules: schoolRules.optional(), locale: locale.default('en') }),
  response: mySchool,
  auth: 'optional',
})

export const saveSchool = operation({
  id: 'saveSchool',
  summary: {
    en: 'Chooses the school that your days are rated by, in the account or in the browser; empty rules are the book.',
    ru: 'Выбирает школу, по которой оценивать ваши дни: в учётной записи или в браузере; пустые правила — это свод.',
  },
  method: 'POST',
  path: '/api/school',
  request: z.strictObject({ rules: schoolRules, locale: locale.default('en') }),
  response: mySchool,
  auth: 'optional',
})
