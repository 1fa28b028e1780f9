import * as z from 'zod'
import { chartUuid, lineOfText, locale, placeId, schoolRules, uuid } from '../../fields.ts'
import { operation } from '../../operation.ts'

// Sheets to print. A signed-in user owns the sheets they order. The sheet of a visitor shows no personal data; anyone who
// has its uuid, which cannot be guessed, can open it.

const printUuid = uuid.meta({ examples: ['3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'] })

/**
 * An A4 month, an A3 year for the wall, the next four weeks on one A4 with large signs, or the reading of a chart on one
 * A4.
 */
const printKind = z.enum(['month', 'year', 'fridge', 'reading']).meta({ examples: ['month'] })

export const print = z.object({
  uuid: printUuid,
  kind: printKind,
  locale,
  /** Null for the four weeks that begin on the day the sheet is made, and for a reading. */
  year: z.int().nullable(),
  month: z.int().nullable(),
  /** The chart it is for; null where it is for everyone. */
  chart: chartUuid.nullable(),
  state: z.enum(['waiting', 'working', 'done', 'failed']),
  progressPercent: z.int().min(0).max(100),
  sizeBytes: z.int().nullable(),
  orderedAt: z.iso.datetime(),
  keptUntil: z.iso.datetime(),
})
export type Print = z.output<typeof print>

const span = z
  .strictObject({
    kind: printKind,
    year: z
      .int()
      .min(1)
      .max(9999)
      .optional()
      .meta({ examples: [2026] }),
    month: z
      .int()
      .min(1)
      .max(12)
      .optional()
      .meta({ examples: [11] }),
    /** A chart of the caller's; one that is paid for, except for a reading. */
    uuid: chartUuid.optional(),
    /** The name of who prepared a reading, printed on it. */
    signature: lineOfText
      .trim()
      .max(60)
      .optional()
      .meta({ examples: ['Anna Orlova'] }),
    place: placeId.optional(),
    rules: schoolRules.optional(),
    locale: locale.default('en'),
  })
  .refine(({ kind, uuid: chart }) => kind !== 'reading' || chart !== undefined, {
    path: ['uuid'],
    error: 'a reading needs it',
  })
  .refine(({ kind, year }) => kind === 'fridge' || kind === 'reading' || year !== undefined, {
    path: ['year'],
    error: 'a month and a year need it',
  })
  .refine(({ kind, month }) => kind !== 'month' || month !== undefined, {
    path: ['month'],
    error: 'a month needs it',
  })

export const orderPrint = operation({
  id: 'orderPrint',
  summary: {
    en: 'Orders a sheet to print as a PDF: the calendar, for everyone or for a chart that is paid for, or the reading of a chart; kept for a day.',
    ru: 'Заказывает лист для печати в PDF: календарь, для всех или для оплаченной карты рождения, либо разбор карты; хранится сутки.',
  },
  method: 'POST',
  path: '/api/prints',
  request: span,
  response: z.object({ print }),
  errors: [
    'calendar.no-such-day',
    'place.not-found',
    'chart.not-found',
    'chart.not-paid',
    'subscription.required',
  ],
  auth: 'optional',
  status: 201,
  notFound: 'handle',
  costMs: 150,
})

export const getPrint = operation({
  id: 'getPrint',
  summary: {
    en: 'How far a sheet is; when it is done, its PDF is at the same address followed by /pdf.',
    ru: 'Насколько готов лист; готовый PDF лежит по тому же адресу с окончанием /pdf.',
  },
  method: 'GET',
  path: '/api/prints/{uuid}',
  request: z.strictObject({ uuid: printUuid }),
  response: z.object({ print }),
  errors: ['print.not-found'],
  auth: 'optional',
  notFound: 'handle',
})

export const listPrints = operation({
  id: 'listPrints',
  summary: {
    en: 'The sheets the account has ordered and that are still kept, the latest first.',
    ru: 'Листы учётной записи, которые ещё хранятся; сначала последние.',
  },
  method: 'GET',
  path: '/api/prints',
  request: z.strictObject({}),
  response: z.object({ list: z.array(print) }),
  auth: 'required',
})

export const deletePrint = operation({
  id: 'deletePrint',
  summary: {
    en: 'Deletes a sheet before its day is over.',
    ru: 'Удаляет лист, не дожидаясь конца суток.',
  },
  method: 'DELETE',
  path: '/api/prints/{uuid}',
  request: z.strictObject({ uuid: printUuid }),
  response: z.object({}),
  errors: ['print.not-found'],
  auth: 'optional',
  notFound: 'handle',
})
