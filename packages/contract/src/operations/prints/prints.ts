import * as z from 'zod'
import { chartUuid, locale, placeId, uuid } from '../../fields.ts'
import { operation } from '../../operation.ts'

// Sheets to print. A signed-in user owns the sheets they order. The sheet of a visitor shows no personal data; anyone who
// has its uuid, which cannot be guessed, can open it.

const printUuid = uuid.meta({ examples: ['3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'] })

/** An A4 month, an A3 year for the wall, or the next four weeks on one A4 with large signs. */
const printKind = z.enum(['month', 'year', 'fridge']).meta({ examples: ['month'] })

export const print = z.object({
  uuid: printUuid,
  kind: printKind,
  locale,
  /** Null for the four weeks that begin on the day the sheet is made. */
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
    /** A chart of the caller's that is paid for. */
    uuid: chartUuid.optional(),
    place: placeId.optional(),
    locale: locale.default('en'),
  })
  .refine(({ kind, year }) => kind === 'fridge' || year !== undefined, {
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
    en: 'Orders a sheet to print as a PDF, for everyone or for a chart that is paid for; kept for a day.',
    ru: 'Заказывает лист для печати в PDF, для всех или для оплаченной карты рождения; хранится сутки.',
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
