import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeDay, type Locale, pathIn } from '@zeri/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { AnswerCache } from '../../platform/http/answer-cache.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { parseInput } from '../../platform/http/operations.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import { sendPublic } from '../../platform/http/send-public.ts'
import { publicCacheControl } from '../../platform/pages/cache-control.ts'
import { type CalendarDeps, describeWholeDay, findSetting, requireDate } from '../calendar/index.ts'
import { dayEventOf } from './calendar-file/day-event.ts'
import { writeCalendar } from './calendar-file/icalendar.ts'
import { parsePicturePath, picturePath, pictureVersion } from './pictures/picture-path.ts'
import type { Pictures, Shown } from './pictures/pictures.ts'

type ExportsDeps = {
  readonly calendar: CalendarDeps
  readonly pictures: Pictures
  readonly answers: AnswerCache
  readonly clock: Clock
  readonly product: string
  readonly origins: Readonly<Record<Locale, string>>
}

const FOR_EVER = 'public, max-age=31536000, immutable'
/** Long enough to spare a server that cannot keep up, short enough to be forgotten soon. */
const FOR_A_MINUTE = 'public, max-age=60'
const HEAD = Object.entries({ ...securityHeaders, 'content-type': 'image/png' }).flat()
const CALENDAR = 'text/calendar; charset=utf-8'

/** What people take away from the calendar: the picture of a shared link, a day for a calendar of their own. */
export async function registerExports(app: FastifyInstance, deps: ExportsDeps): Promise<void> {
  const standIn = await readFile(join(import.meta.dirname, '../../../pictures/stand-in.png'))
  servePictures(app, deps, standIn)
  serveCalendarFiles(app, deps)
}

function servePictures(
  app: FastifyInstance,
  { pictures, calendar, clock }: ExportsDeps,
  standIn: Buffer,
): void {
  /** A picture with closed days is true until the next of them opens, at midnight. */
  function untilMidnight(): string {
    return publicCacheControl('today', (calendar.today('UTC').endsAtMs - clock.now()) / 1000)
  }

  function send(request: FastifyRequest, reply: FastifyReply, shown: Shown | undefined): FastifyReply {
    const cacheControl = !shown ? FOR_A_MINUTE : shown.isFinal ? FOR_EVER : untilMidnight()
    const png = shown?.png ?? standIn
    // Past Fastify, as pages from memory: it would look at each header again.
    reply.hijack()
    reply.raw.writeHead(200, [...HEAD, 'content-length', String(png.length), 'cache-control', cacheControl])
    reply.raw.end(request.method === 'HEAD' ? undefined : png)
    return reply
  }

  // Not async: a picture from memory is sent in the same turn.
  app.get('/og/*', (request, reply) => {
    const kept = pictures.findKept(request.url)
    if (kept) return send(request, reply, kept)
    const [path = ''] = request.url.split('?', 1)
    const asked = parsePicturePath(path)
    if (!asked) throw new AppError('request.not-found')
    if (asked.version !== pictureVersion)
      return reply.header('cache-control', 'no-store').redirect(picturePath(asked.picture), 302)
    return pictures.find(asked.picture).then((shown) => send(request, reply, shown))
  })
}

function serveCalendarFiles(app: FastifyInstance, deps: ExportsDeps): void {
  const { answers, calendar, origins, product } = deps

  async function writeFile(asked: ReturnType<typeof parseInput<typeof describeDay>>): Promise<string> {
    const { locale } = asked
    const date = requireDate(asked.date)
    const day = describeWholeDay(date, await findSetting(calendar, asked))
    const url = origins[locale] + pathIn(locale, `/${date.year}/${date.month}/${date.day}`)
    return writeCalendar(dayEventOf(day, locale, { url, host: new URL(origins.en).host }), product)
  }

  app.get('/calendar/days/:date.ics', async (request, reply) => {
    const asked = parseInput(describeDay, request)
    const answer = answers.find(request.url) ?? answers.store(request.url, await writeFile(asked))
    reply.header('content-disposition', `attachment; filename="day-${asked.date}.ics"`)
    return sendPublic(request, reply, CALENDAR, answer)
  })
}
