import { createFeed, deleteFeed, listFeeds as listOperation, listThemes, placeId } from '@zeri/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { AnswerCache } from '../../../platform/http/answer-cache.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { isUnchanged } from '../../../platform/http/etag.ts'
import { personalRoute, type Route } from '../../../platform/http/operations.ts'
import { sendPublic } from '../../../platform/http/send-public.ts'
import { findSetting } from '../../calendar/index.ts'
import { deleteFeedOf } from './feed-store.ts'
import { addFeed, createFeedReader, type FeedServices, listFeeds, writePublicFeed } from './feeds.ts'

const CALENDAR = 'text/calendar; charset=utf-8'
const TOKEN = /^[\w-]{43}$/

/** Feeds as their owner keeps them; whoever names charts that are not theirs is slowed down. */
export function feedRoutes(
  services: FeedServices,
  watchMisses: <Answer>(address: string, work: () => Promise<Answer>) => Promise<Answer>,
): Route[] {
  return [
    personalRoute(createFeed, ({ input, session, caller }) =>
      watchMisses(caller.address, () => addFeed(services, session.userId, input)),
    ),
    personalRoute(listOperation, ({ input, session }) => listFeeds(services, session.userId, input.locale)),
    personalRoute(deleteFeed, async ({ input, session }) => {
      if (await deleteFeedOf(services.db, session.userId, input.uuid)) return {}
      throw new AppError('feed.not-found')
    }),
  ]
}

const publicRequest = z.strictObject({ place: placeId.optional(), ...listThemes.request.shape })

/** Feeds as calendar programs take them. */
export function serveFeeds(app: FastifyInstance, services: FeedServices, answers: AnswerCache): void {
  const readFeed = createFeedReader(services)

  app.get<{ Params: { token: string } }>('/feeds/:token.ics', async (request, reply) => {
    const { token } = request.params
    if (!TOKEN.test(token)) throw new AppError('feed.not-found')
    const { etag, body } = await readFeed(token)
    // Kept by its reader alone, and asked about each time: an address that is taken back is gone at once.
    reply.header('cache-control', 'private, no-cache').header('etag', etag)
    if (isUnchanged(request.headers, etag)) return reply.code(304).send()
    return reply
      .header('content-type', CALENDAR)
      .header('content-disposition', 'inline; filename="calendar.ics"')
      .send(await body())
  })

  app.get('/calendar/feed.ics', async (request, reply) => {
    const asked = publicRequest.safeParse(request.query)
    if (!asked.success)
      throw new AppError('request.invalid', {
        fields: Object.fromEntries(
          asked.error.issues.map(({ path, message }) => [path.join('.') || 'request', message]),
        ),
      })
    const answer =
      answers.find(request.url) ??
      answers.store(request.url, writePublicFeed(services, await findSetting(services.calendar, asked.data)))
    return sendPublic(request, reply, CALENDAR, answer)
  })
}
