import * as z from 'zod'
import {
  BIRTH_TIME,
  LINE_OF_TEXT,
  MAX_LATITUDE_DEG,
  MAX_LONGITUDE_DEG,
  MAX_NAME_CHARS,
  MAX_ZONE_CHARS,
} from './browser/birth-rules.ts'
import { FIRST_YEAR, isCalendarDate, LAST_YEAR } from './browser/calendar-range.ts'
import { locales } from './browser/locales.ts'
import { REMINDER_TIME } from './browser/reminder-rules.ts'
import { MAX_RULES_CHARS, readSchool } from './browser/school-rules.ts'
import { EMAIL, isPassword, MAX_EMAIL_CHARS, PASSWORD_CHARS } from './browser/text-rules.ts'

/** Rules of single fields, written once for server, forms and tests. */
export const locale = z.enum(locales)

/** A civil date as `YYYY-MM-DD`. Whether that day exists is checked by the calendar. */
export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** A place of the gazetteer. */
export const placeId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .meta({ examples: ['524901'] })
/**
 * The school that days are rated by, as `listSchools` names its switches: `month.instant_popular.yes`. In any order; what is
 * left out is as in the book. Where a request has no rules, those of the account count, else those of the browser.
 */
export const schoolRules = z
  .string()
  .max(MAX_RULES_CHARS)
  .refine((rules) => readSchool(rules) !== undefined, 'must be known switches with their values')
  .meta({ examples: ['month.instant_popular.yes'] })

/** An IANA time zone; an unknown one counts as none. */
export const zoneName = z
  .string()
  .regex(LINE_OF_TEXT)
  .max(MAX_ZONE_CHARS)
  .meta({ examples: ['Europe/Moscow'] })
export const latitude = z
  .number()
  .min(-MAX_LATITUDE_DEG)
  .max(MAX_LATITUDE_DEG)
  .meta({ examples: [55.75] })
export const longitude = z
  .number()
  .min(-MAX_LONGITUDE_DEG)
  .max(MAX_LONGITUDE_DEG)
  .meta({ examples: [37.62] })

/** Degrees with at most one decimal in their only spelling: no plus, no zero too many, no minus before zero. */
const ROUNDED_DEGREES = /^(?:0|-?(?:0\.[1-9]|[1-9]\d{0,2}(?:\.[1-9])?))$/

/**
 * A coordinate in the query of a public operation, rounded to a tenth of a degree. A finer one, or another spelling of
 * the same number, is refused, so that caches hold one response for a place.
 */
const roundedDegrees = (max: number, example: string) =>
  z
    .string()
    .regex(ROUNDED_DEGREES, 'must be degrees with at most one decimal')
    .meta({ examples: [example] })
    .transform(Number)
    .pipe(z.number().min(-max).max(max))
export const roundedLatitude = roundedDegrees(MAX_LATITUDE_DEG, '55.8')
export const roundedLongitude = roundedDegrees(MAX_LONGITUDE_DEG, '37.6')

/** Text on one line. */
export const lineOfText = z.string().regex(LINE_OF_TEXT)

/** Where the user is; an empty address at 0, 0 means that it is not set. */
export const location = z.object({
  address: lineOfText.max(MAX_NAME_CHARS).meta({ examples: ['Moscow, Russia'] }),
  latitude,
  longitude,
})

/** One bare address: no name, no second address, no line break. */
export const email = z
  .email({ pattern: EMAIL })
  .max(MAX_EMAIL_CHARS)
  .meta({ examples: ['anna@example.org'] })

const { min, max } = PASSWORD_CHARS

export const password = z
  .string()
  .refine(isPassword, `must be between ${min} and ${max} characters`)
  .meta({ minLength: min, maxLength: max, examples: ['choosing the day'] })

/** A password that is checked, not set: any text is allowed. */
export const typedPassword = z
  .string()
  .min(1)
  .max(256)
  .meta({ examples: ['choosing the day'] })

/** As it is typed: digits, with or without a space. The server checks it. */
export const recoveryCode = z
  .string()
  .min(1)
  .max(32)
  .meta({ examples: ['1234 5678'] })

/** A code of an authenticator app or a backup code, as it is typed: with or without spaces. The server checks it. */
export const factorCode = z
  .string()
  .min(1)
  .max(40)
  .meta({ examples: ['123 456'] })

/** The secret of a mailed link; the server checks it. */
export const mailedToken = z
  .string()
  .min(1)
  .max(128)
  .meta({ examples: ['S3dk2vT8mJxq0yVnO4wXHcE7bLr1PzGfUa5tKiNe9Qo'] })

/** The name of a chart, mostly that of a person. */
export const chartName = lineOfText
  .trim()
  .min(1, 'Please enter your chart name')
  .max(MAX_NAME_CHARS)
  .meta({ examples: ['Anna'] })

/** In lower case, as PostgreSQL writes it: data encrypted for an id opens only under the same spelling. */
export const uuid = z.uuid().toLowerCase()

export const chartUuid = uuid.meta({ examples: ['3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'] })

/** A product: a tier and a period. */
export const productCode = z
  .string()
  .regex(/^[a-z]\w{0,39}$/)
  .meta({ examples: ['personal_6m'] })

/** A birth: date and local time, null where the time is unknown, and the place. */
export const birthFields = {
  gender: z.enum(['male', 'female']).meta({ examples: ['female'] }),
  birthday: isoDate
    .refine(isCalendarDate, `must be a day of ${FIRST_YEAR} to ${LAST_YEAR}`)
    .meta({ examples: ['1990-05-01'] }),
  birthdayTime: z
    .string()
    .regex(BIRTH_TIME, 'If you do not know the exact time of birth, indicate 12:00')
    .nullable()
    .meta({ examples: ['08:30'] }),
  city: lineOfText
    .trim()
    .min(1)
    .max(MAX_NAME_CHARS)
    .meta({ examples: ['Moscow, Russia'] }),
  latitude,
  longitude,
  utc: zoneName.min(1),
  /** The chosen one of the preview's offsets; used only where the clock showed the time twice, or never. */
  offsetSec: z.int().min(-86_400).max(86_400).optional(),
} as const

export const reminderTime = z
  .string()
  .regex(REMINDER_TIME, 'must be a quarter of an hour from 00:00 to 24:45')
  .meta({ examples: ['08:00'] })

/** When a reminder is sent and for which chart; both may be left out when it is off. */
export const reminderSettings = {
  active: z.boolean().meta({ examples: [true] }),
  timeReminder: reminderTime.nullish().meta({ examples: ['08:00'] }),
  chart: chartUuid.nullish().meta({ examples: ['3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'] }),
} as const

/** The consent box of a form; nothing is stored without it. */
export const consent = z.literal(true).meta({ examples: [true] })

/** The version of the text of `/rules` that users agree to; a new text gets a new version. */
export const consentVersion = '2026-11'

/** Versions of the texts of `/offer`, which buyers accept, and of `/agreement`, which buyers of renewals accept. */
export const offerVersion = '2026-11'
export const renewalVersion = '2026-11'
