import * as z from 'zod'
import {
  LUNAR_NAME,
  leapRules,
  lunarDateKinds,
  MAX_LUNAR_DATES,
  MAX_LUNAR_NAME_CHARS,
} from '../../browser/lunar-date-rules.ts'
import { uuid as anyUuid, isoDate, locale } from '../../fields.ts'
import { operation } from '../../operation.ts'

// Days of the lunar calendar that come back every year: birthdays, and days on which somebody is remembered.

const uuid = anyUuid.meta({ examples: ['5b2e8a04-3f67-4f0e-9a51-6f0e7d113f1c'] })
const MAX_RETURNS = 30

/** Where a date goes in a year whose leap month has its number: `regular`, its month; `both`; `leap`, that month alone. */
const leapRule = z.enum(leapRules)
const month = z.int().min(1).max(12)
const day = z.int().min(1).max(30)

/** A day on which a lunar date comes back. */
const lunarReturn = z.object({
  date: isoDate,
  /** The date and its weekday in words. */
  name: z.string(),
  weekday: z.string(),
  /** The lunar year, counted from the Chinese new year. */
  lunarYear: z.int(),
  /** Whether it lies in the leap month. */
  isLeap: z.boolean(),
  /** Whether the month has 29 days and day 30 is observed on its last. */
  isShort: z.boolean(),
})

/** `words`: the lunar date in words, `zh`: as calendars print it. */
const recurring = { month, day, leapRule, words: z.string(), zh: z.string() } as const

/** `M-D`, and after a dot the rule where it is not `regular`; up to fifty, separated by commas. */
const LUNAR_LIST =
  /^(?:[1-9]|1[0-2])-(?:[1-9]|[12]\d|30)(?:\.(?:both|leap))?(?:,(?:[1-9]|1[0-2])-(?:[1-9]|[12]\d|30)(?:\.(?:both|leap))?){0,49}$/
const MAX_LIST_CHARS = 600

export const listLunarReturns = operation({
  id: 'listLunarReturns',
  summary: {
    en: 'The days on which dates of the Chinese lunar calendar come back, in leap and short months by a stated rule: up to fifty dates as month-day, each with its rule after a dot.',
    ru: 'Дни, на которые приходятся даты китайского лунного календаря, во вставных и коротких месяцах — по объявленному правилу: до пятидесяти дат в виде месяц-день, правило через точку.',
  },
  method: 'GET',
  path: '/calendar/lunar-returns',
  request: z.strictObject({
    dates: z
      .string()
      .max(MAX_LIST_CHARS)
      .regex(LUNAR_LIST)
      .meta({ examples: ['6-15.both'] }),
    from: isoDate.meta({ examples: ['2026-11-18'] }),
    /** How many returns of each date. */
    count: z.coerce
      .number<string>()
      .int()
      .min(1)
      .max(MAX_RETURNS)
      .default(3)
      .meta({ examples: ['3'] }),
    locale: locale.default('en'),
  }),
  response: z.object({
    almanacVersion: z.string(),
    dates: z.array(z.object({ ...recurring, returns: z.array(lunarReturn) })).max(MAX_LUNAR_DATES),
  }),
  errors: ['calendar.no-such-day'],
  cache: 'public',
  notFound: 'handle',
  costMs: 8,
})

const kind = z.enum(lunarDateKinds)
const name = z
  .string()
  .regex(LUNAR_NAME)
  .trim()
  .min(1)
  .max(MAX_LUNAR_NAME_CHARS)
  .meta({ examples: ['Grandmother'] })
/** The lunar year of the birth or the death, if it is known. */
const year = z.int().min(1899).max(2100).nullable()

const lunarDay = z.strictObject({ month, day, isLeap: z.boolean().default(false), year: year.default(null) })

/** A date to store: the civil day of a birth or a death, or its lunar date. Where both are sent, the civil day counts. */
const newDate = {
  name,
  kind: kind.default('birthday'),
  leapRule: leapRule.default('regular'),
  date: isoDate.optional(),
  lunar: lunarDay.optional(),
} as const

const hasDay = ({ date, lunar }: { readonly date?: unknown; readonly lunar?: unknown }): boolean =>
  date !== undefined || lunar !== undefined
const noDay = { path: ['date'], error: 'send a date or a lunar date' }

/** A lunar date of an account. */
export const lunarDate = z.object({
  uuid,
  name: z.string(),
  kind,
  ...recurring,
  /** Whether the birth or the death was in a leap month. */
  isLeap: z.boolean(),
  year,
  createdAt: z.iso.datetime(),
})

export const listLunarDates = operation({
  id: 'listLunarDates',
  summary: {
    en: 'The lunar dates of the account with their next three returns, the nearest first.',
    ru: 'Лунные даты учётной записи: три ближайших возвращения каждой, сначала ближайшие.',
  },
  method: 'GET',
  path: '/api/lunar-dates',
  request: z.strictObject({
    /** The first day that counts; today in UTC where it is left out. */
    from: isoDate.optional(),
    locale: locale.default('en'),
  }),
  response: z.object({
    dates: z.array(
      lunarDate.extend({
        /** `years` since the birth or the death; null where its year is unknown. */
        returns: z.array(lunarReturn.extend({ years: z.int().nullable() })),
      }),
    ),
  }),
  errors: ['calendar.no-such-day'],
  auth: 'required',
  costMs: 8,
})

export const addLunarDates = operation({
  id: 'addLunarDates',
  summary: {
    en: 'Adds lunar dates to the account; one that is there already is not added twice.',
    ru: 'Добавляет лунные даты в учётную запись; такая же дата второй раз не добавляется.',
  },
  method: 'POST',
  path: '/api/lunar-dates',
  request: z.strictObject({
    dates: z.array(z.strictObject(newDate).refine(hasDay, noDay)).min(1).max(MAX_LUNAR_DATES),
  }),
  response: z.object({ uuids: z.array(uuid) }),
  errors: ['calendar.no-such-day'],
  auth: 'required',
  status: 201,
  notFound: 'handle',
  costMs: 4,
})

export const changeLunarDate = operation({
  id: 'changeLunarDate',
  summary: { en: 'Changes a lunar date of the account.', ru: 'Меняет лунную дату учётной записи.' },
  method: 'POST',
  path: '/api/lunar-dates/{uuid}',
  request: z.strictObject({ uuid, ...newDate }).refine(hasDay, noDay),
  response: z.object({}),
  errors: ['request.not-found', 'calendar.no-such-day'],
  auth: 'required',
  notFound: 'handle',
})

export const deleteLunarDate = operation({
  id: 'deleteLunarDate',
  summary: { en: 'Deletes a lunar date of the account.', ru: 'Удаляет лунную дату учётной записи.' },
  method: 'DELETE',
  path: '/api/lunar-dates/{uuid}',
  request: z.strictObject({ uuid }),
  response: z.object({}),
  errors: ['request.not-found'],
  auth: 'required',
  notFound: 'handle',
})
