import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import {
  createFeed,
  deleteFeed,
  type Locale,
  listFeeds as listOperation,
  listThemes,
  placeId,
} from '@zeri/contract'
import { MAX_LUNAR_TEXT_CHARS, readLunarDates } from '@zeri/contract/browser'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { AppError } from '../../../platform/http/app-error.ts'
import { cacheByCanonicalUrl } from '../../../platform/http/canonical-url.ts'
import { type Charge, costs } from '../../../platform/http/charge.ts'
import { acceptsGzip } from '../../../platform/http/encoding.ts'
import { isUnchanged } from '../../../platform/http/etag.ts'
import { parseInput, personalRoute, publicKey, type Route } from '../../../platform/http/operations.ts'
import type { ResponseCache } from '../../../platform/http/response-cache.ts'
import { sendCachedResponse } from '../../../platform/http/send-cached-response.ts'
import { findCalendarContext } from '../../calendar/index.ts'
import { alarmTimes } from '../calendar-file/icalendar.ts'
import { deleteFeedOf } from './feed-store.ts'
import { addFeed, createFeedReader, type FeedServices, listFeeds, writePublicFeed } from './feeds.ts'
import { idOfNamed, writeLunarFeed } from './lunar-events.ts'

const CALENDAR = 'text/calendar; charset=utf-8'
const TOKEN = /^[\w-]{43}$/
const unpack = promisify(gunzip)

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

/** Lunar dates as an address names them. They are stored nowhere. */
const lunarFeed = {
  method: 'GET',
  request: z.strictObject({
    dates: z
      .string()
      .max(MAX_LUNAR_TEXT_CHARS)
      .refine((text) => readLunarDates(text) !== undefined, 'must be lunar dates')
      .transform((text) => readLunarDates(text) ?? []),
    alarm,
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
    const pay = () => charge(request, costs.writtenFeed)
    const { etag, gzip } = await readFeed(query.token, { alarm: query.alarm, pay })
    // Calendar apps must revalidate each time, so that a deleted feed is gone at once.
    reply.header('cache-control', 'private, no-cache').header('etag', etag).header('vary', 'Accept-Encoding')
    if (isUnchanged(request.headers, etag)) return reply.code(304).send()
    reply.header('content-type', CALENDAR).header('content-disposition', 'inline; filename="calendar.ics"')
    // Nothing in a feed repeats the request, so compression tells nobody anything about it.
    return acceptsGzip(request.headers['accept-encoding'])
      ? reply.header('content-encoding', 'gzip').send(await gzip())
      : reply.send(await unpack(await gzip()))
  })

  app.get('/feeds/lunar-dates.ics', async (request, reply) => {
    const { dates, alarm: at, locale } = parseInput(lunarFeed, request, edition)
    await charge(request, costs.lunarFeed)
    const { product, origins, calendar } = services
    const file = writeLunarFeed(
      product,
      dates.map((date) => ({ ...date, id: idOfNamed(date), year: null })),
      {
        today: calendar.today('UTC').date,
        alarm: at,
        locale,
        origin: origins[locale],
        host: new URL(origins.en).host,
      },
    )
    // The address has names in it: no cache may hold what it leads to.
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-type', CALENDAR)
      .header('content-disposition', 'inline; filename="lunar-dates.ics"')
      .send(file)
  })

  app.get('/calendar/feed.ics', async (request, reply) => {
    const query = parseInput(publicFeed, request, edition)
    const key = publicKey('feed.ics', query)
    cacheByCanonicalUrl(request, reply, query)
    const cached = responses.find(key)
    if (cached) return sendCachedResponse(request, reply, CALENDAR, cached)
    await charge(request, costs.publicFeed)
    const context = await findCalendarContext(services.calendar, query)
    const feed = await writePublicFeed(services, context, query)
    const response = responses.store(key, feed, context.todayEndsAtMs)
    return sendCachedResponse(request, reply, CALENDAR, response)
  })
}
