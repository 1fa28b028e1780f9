import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeDay, type Locale, pathIn } from '@zeri/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { cacheByCanonicalUrl } from '../../platform/http/canonical-url.ts'
import { type Charge, costs } from '../../platform/http/charge.ts'
import { parseInput, publicKey } from '../../platform/http/operations.ts'
import type { ResponseCache } from '../../platform/http/response-cache.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import { sendCachedResponse } from '../../platform/http/send-cached-response.ts'
import { publicCacheControl } from '../../platform/pages/cache-control.ts'
import { type CalendarDeps, describeWholeDay, findCalendarContext, requireDate } from '../calendar/index.ts'
import { dayEventOf } from './calendar-file/day-event.ts'
import { writeCalendar } from './calendar-file/icalendar.ts'
import { parsePicturePath, picturePath, pictureVersion } from './pictures/picture-path.ts'
import type { Pictures, RenderedPicture } from './pictures/pictures.ts'
import { inlineCalendar } from './taken-days/send-file.ts'

type ExportsDeps = {
  readonly calendar: CalendarDeps
  readonly pictures: Pictures
  readonly responses: ResponseCache
  readonly charge: Charge
  readonly clock: Clock
  readonly product: string
  readonly origins: Readonly<Record<Locale, string>>
  readonly edition: Locale
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** For the fallback picture: long enough to relieve a busy server, short enough to be replaced soon. */
const ONE_MINUTE = 'public, max-age=60'
const HEAD = Object.entries({ ...securityHeaders, 'content-type': 'image/png' }).flat()
const CALENDAR = 'text/calendar; charset=utf-8'

/** Registers the preview pictures of shared links and the iCalendar file of a day. */
export async function registerExports(app: FastifyInstance, deps: ExportsDeps): Promise<void> {
  const standIn = await readFile(join(import.meta.dirname, '../../../pictures/stand-in.png'))
  servePictures(app, deps, standIn)
  serveCalendarFiles(app, deps)
}

function servePictures(
  app: FastifyInstance,
  { pictures, calendar, charge, clock }: ExportsDeps,
  standIn: Buffer,
): void {
  /** A picture with closed days is valid until the next of them opens, at midnight. */
  function cacheUntilMidnight(): string {
    return publicCacheControl((calendar.today('UTC').endsAtMs - clock.now()) / 1000)
  }

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    shown: RenderedPicture | undefined,
  ): FastifyReply {
    const cacheControl = !shown ? ONE_MINUTE : shown.isFinal ? IMMUTABLE : cacheUntilMidnight()
    const png = shown?.png ?? standIn
    // Bypasses Fastify, which would process each header again.
    reply.hijack()
    reply.raw.writeHead(200, [...HEAD, 'content-length', String(png.length), 'cache-control', cacheControl])
    reply.raw.end(request.method === 'HEAD' ? undefined : png)
    return reply
  }

  // Not async: a picture from memory is sent in the same tick.
  app.get('/og/*', (request, reply) => {
    const cached = pictures.findCached(request.url)
    if (cached) return send(request, reply, cached)
    const [path = ''] = request.url.split('?', 1)
    const parsed = parsePicturePath(path)
    if (!parsed) throw new AppError('request.not-found')
    if (parsed.version !== pictureVersion)
      return reply.header('cache-control', 'no-store').redirect(picturePath(parsed.picture), 302)
    return charge(request, costs.picture)
      .then(() => pictures.find(parsed.picture))
      .then((shown) => send(request, reply, shown))
  })
}

function serveCalendarFiles(app: FastifyInstance, deps: ExportsDeps): void {
  const { responses, calendar, charge, origins, product, edition } = deps

  async function storeDayFile(key: string, input: ReturnType<typeof parseInput<typeof describeDay>>) {
    const { locale } = input
    const date = requireDate(input.date)
    const context = await findCalendarContext(calendar, input)
    const day = describeWholeDay(date, context)
    const url = origins[locale] + pathIn(locale, `/${date.year}/${date.month}/${date.day}`)
    const file = writeCalendar(dayEventOf(day, locale, { url, host: new URL(origins.en).host }), product)
    return responses.store(key, file, context.todayEndsAtMs)
  }

  app.get('/calendar/days/:date.ics', async (request, reply) => {
    const input = parseInput(describeDay, request, edition)
    const key = publicKey('day.ics', input)
    cacheByCanonicalUrl(request, reply, input)
    const cached = responses.find(key)
    if (!cached) await charge(request, costs.dayFile)
    const response = cached ?? (await storeDayFile(key, input))
    reply.header('content-disposition', inlineCalendar(input.date))
    return sendCachedResponse(request, reply, CALENDAR, response)
  })
}
