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
  place: placeId.optional(),
  locale: locale.default('en'),
} as const

export const createFeed = operation({
  id: 'createFeed',
  summary: 'Creates a secret address that calendar programs subscribe to: twelve months of days.',
  method: 'POST',
  path: '/api/feeds',
  request: z
    .strictObject(feedSettings)
    .refine(({ filter, chart }) => filter !== 'mine' || chart !== undefined, {
      path: ['filter'],
      error: 'needs a chart',
    }),
  response: z.object({ uuid, token: shareToken }),
  errors: ['chart.not-found', 'chart.not-paid', 'place.not-found', 'feed.too-many'],
  auth: 'required',
  status: 201,
  notFound: 'handle',
})

export const listFeeds = operation({
  id: 'listFeeds',
  summary: 'The addresses the account has for calendar programs, and how many of their days have changed.',
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
})

export const deleteFeed = operation({
  id: 'deleteFeed',
  summary: 'Deletes an address for calendar programs: it stops working at once.',
  method: 'DELETE',
  path: '/api/feeds/{uuid}',
  request: z.strictObject({ uuid }),
  response: z.object({}),
  errors: ['feed.not-found'],
  auth: 'required',
  notFound: 'handle',
})
