import {
  createFeed,
  deleteFeed,
  type Locale,
  listFeeds as listOperation,
  listThemes,
  placeId,
} from '@zeri/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { AppError } from '../../../platform/http/app-error.ts'
import { cacheByCanonicalUrl } from '../../../platform/http/canonical-url.ts'
import { type Charge, costs } from '../../../platform/http/charge.ts'
import { isUnchanged } from '../../../platform/http/etag.ts'
import { parseInput, personalRoute, publicKey, type Route } from '../../../platform/http/operations.ts'
import type { ResponseCache } from '../../../platform/http/response-cache.ts'
import { sendCachedResponse } from '../../../platform/http/send-cached-response.ts'
import { findCalendarContext } from '../../calendar/index.ts'
import { alarmTimes } from '../calendar-file/icalendar.ts'
import { deleteFeedOf } from './feed-store.ts'
import { addFeed, createFeedReader, type FeedServices, listFeeds, writePublicFeed } from './feeds.ts'

const CALENDAR = 'text/calendar; charset=utf-8'
const TOKEN = /^[\w-]{43}$/

/** The routes by which users manage their feeds. Clients that name charts of others are slowed down by `watchMisses`. */
export function feedRoutes(
  services: FeedServices,
  watchMisses: <Result>(address: string, work: () => Promise<Result>) => Promise<Result>,
): Route[] {
  return [
    personalRoute(createFeed, ({ input, session, caller }) =>
      watchMisses(caller.address, () => addFeed(services, session, input)),
    ),
    personalRoute(listOperation, ({ input, session }) => listFeeds(services, session.userId, input.locale)),
    personalRoute(deleteFeed, async ({ input, session }) => {
      if (await deleteFeedOf(services.db, session.userId, input.uuid)) return {}
      throw new AppError('feed.not-found')
    }),
  ]
}

const alarm = z.enum(alarmTimes).optional()

/** A feed by its secret address. */
const secretFeed = {
  method: 'GET',
  request: z.strictObject({ token: z.string(), alarm }),
} as const

const publicFeed = {
  method: 'GET',
  request: z.strictObject({
    alarm,
    filter: z.enum(['all', 'good', 'warnings']).default('all'),
    place: placeId.optional(),
    ...listThemes.request.shape,
  }),
} as const

/** Serves the iCalendar files that calendar apps subscribe to. */
export function serveFeeds(
  app: FastifyInstance,
  services: FeedServices,
  {
    responses,
    charge,
    edition,
  }: { readonly responses: ResponseCache; readonly charge: Charge; readonly edition: Locale },
): void {
  const readFeed = createFeedReader(services)

  app.get<{ Params: { token: string } }>('/feeds/:token.ics', async (request, reply) => {
    if (!TOKEN.test(request.params.token)) throw new AppError('feed.not-found')
    const query = parseInput(secretFeed, request, edition)
    await charge(request, costs.feed)
    const { etag, body } = await readFeed(query.token, query.alarm)
    // Calendar apps must revalidate each time, so that a deleted feed is gone at once.
    reply.header('cache-control', 'private, no-cache').header('etag', etag)
    if (isUnchanged(request.headers, etag)) return reply.code(304).send()
    return reply
      .header('content-type', CALENDAR)
      .header('content-disposition', 'inline; filename="calendar.ics"')
      .send(await body())
  })

  app.get('/calendar/feed.ics', async (request, reply) => {
    const query = parseInput(publicFeed, request, edition)
    const key = publicKey('feed.ics', query)
    cacheByCanonicalUrl(request, reply, query)
    const cached = responses.find(key)
    if (cached) return sendCachedResponse(request, reply, CALENDAR, cached)
    await charge(request, costs.publicFeed)
    const context = await findCalendarContext(services.calendar, query)
    const response = responses.store(key, writePublicFeed(services, context, query), context.todayEndsAtMs)
    return sendCachedResponse(request, reply, CALENDAR, response)
  })
}
