import { type Locale, locales, pathIn } from '@zeri/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { AppError } from '../../../platform/http/app-error.ts'
import { cacheByCanonicalUrl } from '../../../platform/http/canonical-url.ts'
import { type Charge, costs } from '../../../platform/http/charge.ts'
import { parseInput } from '../../../platform/http/operations.ts'
import type { ResponseCache } from '../../../platform/http/response-cache.ts'
import { sendCachedResponse } from '../../../platform/http/send-cached-response.ts'
import {
  type CalendarDeps,
  describeWholeDay,
  findCalendarContext,
  findCalendarPage,
  isoDateOf,
  requireDate,
} from '../../calendar/index.ts'
import { defaultPlace } from '../../places/index.ts'
import { presentWidgetDay } from '../widget/widget-day.ts'
import { EMBED_POLICY, writeEmbedPage } from './embed-page.ts'
import { describeEmbed, findEmbedTarget } from './oembed.ts'

type EmbedDeps = {
  readonly calendar: CalendarDeps
  readonly responses: ResponseCache
  readonly charge: Charge
  readonly product: string
  readonly origins: Readonly<Record<Locale, string>>
  readonly edition: Locale
}

/** Serves days for the frames of other sites, and the description of such a frame (oembed.com). */
export function serveEmbeds(app: FastifyInstance, deps: EmbedDeps): void {
  serveFrames(app, deps)
  serveOembed(app, deps)
}

const HTML = 'text/html; charset=utf-8'

function serveFrames(
  app: FastifyInstance,
  { calendar, responses, charge, product, origins }: EmbedDeps,
): void {
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { locale, date }: { readonly locale: Locale; readonly date: string | undefined },
  ): Promise<FastifyReply> {
    const place = defaultPlace(locale)
    const context = await findCalendarContext(calendar, {
      locale,
      place: place ? String(place.id) : undefined,
    })
    const shown = date ?? context.today
    const key = `embed ${locale} ${shown}`
    reply
      .header('content-security-policy', EMBED_POLICY)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-robots-tag', 'noindex')
    const cached = responses.find(key)
    if (cached) return sendCachedResponse(request, reply, HTML, cached)
    await charge(request, costs.embed)
    const day = presentWidgetDay(describeWholeDay(requireDate(shown), context), {
      locale,
      product,
      origin: origins[locale],
    })
    const page = responses.store(key, writeEmbedPage(day, locale), context.todayEndsAtMs)
    return sendCachedResponse(request, reply, HTML, page)
  }

  for (const locale of locales) {
    const base = pathIn(locale, '/embed')
    app.get(`${base}/today`, (request, reply) => send(request, reply, { locale, date: undefined }))
    app.get<{ Params: Record<'year' | 'month' | 'day', string> }>(
      `${base}/:year/:month/:day`,
      (request, reply) => {
        const { year, month, day } = request.params
        // The same spelling as that of the page, so that a frame has one address.
        const page = findCalendarPage(`/${year}/${month}/${day}`)
        if (page?.month === undefined || page.day === undefined) throw new AppError('request.not-found')
        const date = isoDateOf({ year: page.year, month: page.month, day: page.day })
        return send(request, reply, { locale, date })
      },
    )
  }
}

const size = z.coerce.number().int().min(1).max(10_000).optional()
const MAX_URL_CHARS = 300

const oembed = {
  method: 'GET',
  request: z.strictObject({
    format: z.literal('json').default('json'),
    maxheight: size,
    maxwidth: size,
    url: z.string().max(MAX_URL_CHARS),
  }),
} as const

/** Its description changes with a release only. */
const OEMBED_LIFE = 'public, max-age=3600'

function serveOembed(app: FastifyInstance, { charge, product, origins, edition }: EmbedDeps): void {
  app.get('/oembed', async (request, reply) => {
    const query = parseInput(oembed, request, edition)
    await charge(request, costs.oembed)
    const target = findEmbedTarget(query.url, { product, origins })
    if (!target) throw new AppError('request.not-found')
    cacheByCanonicalUrl(request, reply, query)
    return reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', OEMBED_LIFE)
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(describeEmbed(target, { product, origins }, query)))
  })
}
