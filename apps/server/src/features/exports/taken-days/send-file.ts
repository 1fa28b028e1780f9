import type { FastifyReply } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'

/** A calendar file or a picture. */
export type FileKind = 'ics' | 'png'

/** The route of a file whose path is in the contract. */
export const fileRoute = (path: string, kind: FileKind): string =>
  path.replace('{kind}', kind).replaceAll(/\{(\w+)\}/g, ':$1')

/** How soon a picture that could not be painted may be tried again. */
const RETRY_SEC = 5

/** Sends a calendar file for one reader. Inline: phones then show the event at once instead of a downloaded file. */
export function sendCalendar(reply: FastifyReply, date: string, file: string): FastifyReply {
  return reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('content-disposition', inlineCalendar(date))
    .header('cache-control', 'private, no-store')
    .send(file)
}

export const inlineCalendar = (date: string): string => `inline; filename="day-${date}.ics"`

/** Sends a picture for one reader. */
export function sendPicture(reply: FastifyReply, date: string, png: Buffer | undefined): FastifyReply {
  if (!png) throw new AppError('server.busy', { retryAfterSec: RETRY_SEC })
  return reply
    .header('content-type', 'image/png')
    .header('content-disposition', `inline; filename="day-${date}.png"`)
    .header('cache-control', 'private, no-store')
    .send(png)
}
