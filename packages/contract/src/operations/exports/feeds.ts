import * as z from 'zod'
import { uuid as anyUuid, chartUuid, locale, placeId } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { tagId, tagSummary } from '../calendar/predict-parts.ts'
import { shareToken } from '../chooser/choices.ts'

const uuid = anyUuid.meta({ examples: ['3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'] })

/** Which days are included: all, good ones, bad ones, or those that differ for the person. */
const feedFilter = z.enum(['all', 'good', 'warnings', 'mine'])

/** What a calendar program subscribes to. */
const feedSettings = {
  /** Whose days; everyone's where left out. */
  chart: chartUuid.optional(),
  /** Weighed for one activity; the day as a whole where left out. */
  tag: tagId.optional(),
  filter: feedFilter.default('all'),
  /** Good double-hours of good days as entries of their own. */
  withHours: z.boolean().default(false),
  /** The lunar dates of the account as entries of their own, ten years ahead. */
  withLunarDates: z.boolean().default(false),
  place: placeId.optional(),
  locale: locale.default('en'),
} as const

export const createFeed = operation({
  id: 'createFeed',
  summary: {
    en: 'Makes a secret address for calendar programs: twelve months of days.',
    ru: 'Создаёт секретный адрес для календарных программ: дни на двенадцать месяцев вперёд.',
  },
  method: 'POST',
  path: '/api/feeds',
  request: z
    .strictObject(feedSettings)
    .refine(({ filter, chart }) => filter !== 'mine' || chart !== undefined, {
      path: ['filter'],
      error: 'needs a chart',
    }),
  response: z.object({ uuid, token: shareToken }),
  errors: [
    'auth.confirmation-required',
    'chart.not-found',
    'chart.not-paid',
    'subscription.required',
    'place.not-found',
    'feed.too-many',
  ],
  auth: 'required',
  status: 201,
  notFound: 'handle',
  costMs: 4,
})

export const listFeeds = operation({
  id: 'listFeeds',
  summary: {
    en: 'The addresses the account has for calendar programs.',
    ru: 'Адреса учётной записи для календарных программ.',
  },
  method: 'GET',
  path: '/api/feeds',
  request: z.strictObject({ locale: feedSettings.locale }),
  response: z.object({
    feeds: z.array(
      z.object({
        uuid,
        /** Null where the deployment’s secret has changed since: the address still works, but cannot be shown again. */
        token: shareToken.nullable(),
        chart: z.object({ uuid: chartUuid, fio: z.string() }).nullable(),
        tag: tagSummary.nullable(),
        filter: feedFilter,
        withHours: z.boolean(),
        withLunarDates: z.boolean(),
        place: z.string().nullable(),
        locale,
        createdAt: z.iso.datetime(),
        /** When a calendar program last fetched it; updated once a day. */
        lastRead: z.iso.datetime().nullable(),
        /** Coming days whose weight another version of the rules changed. */
        changed: z.int(),
      }),
    ),
  }),
  auth: 'required',
  costMs: 4,
})

export const deleteFeed = operation({
  id: 'deleteFeed',
  summary: {
    en: 'Takes an address for calendar programs back; it is gone at once.',
    ru: 'Отзывает адрес для календарных программ: он сразу перестаёт действовать.',
  },
  method: 'DELETE',
  path: '/api/feeds/{uuid}',
  request: z.strictObject({ uuid }),
  response: z.object({}),
  errors: ['feed.not-found'],
  auth: 'required',
  notFound: 'handle',
})
