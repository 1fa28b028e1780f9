// Days of the chooser and of shared shortlists, taken along as a calendar file or a picture. Their responses are no JSON, so
// they are no operations, but they check the same input and the same rights.

import { chosenDayFilePath, compareDays, type Locale, readChoice, sharedDayFilePath } from '@zeri/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { type FindSession, hashToken, readCookie, readToken } from '../../../platform/http/auth.ts'
import { type Charge, costs } from '../../../platform/http/charge.ts'
import { parseInput } from '../../../platform/http/operations.ts'
import { findCalendarContext } from '../../calendar/index.ts'
import { type ChooserDeps, findChosenDay, findSharedDay, type TakenDay } from '../../chooser/index.ts'
import { writeCalendar } from '../calendar-file/icalendar.ts'
import { takenEventOf } from '../calendar-file/taken-event.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { drawTakenDay } from './draw-taken.ts'
import { type FileKind, fileRoute, sendCalendar, sendPicture } from './send-file.ts'

type TakenDaysDeps = {
  readonly chooser: ChooserDeps
  readonly pictures: Pick<Pictures, 'paint'>
  readonly findSession: FindSession
  readonly charge: Charge
  readonly product: string
  readonly origins: Readonly<Record<Locale, string>>
  readonly edition: Locale
}

const { tag, place, rules, locale } = compareDays.request.shape
const date = compareDays.request.shape.dates.element

/** A list in a query: its values, separated by commas. */
const listed = (most: number) =>
  z
    .string()
    .max(most)
    .default('')
    .transform((text) => text.split(',').filter(Boolean))

const chosenDay = {
  method: 'GET',
  request: z.strictObject({
    date,
    tag,
    charts: listed(300),
    veto: listed(300),
    hours: listed(40).pipe(z.array(z.coerce.number<string>().int().min(0).max(11))),
    place,
    rules,
    locale,
  }),
} as const

const sharedDay = {
  method: 'GET',
  request: z.strictObject({ ...readChoice.request.shape, date }),
} as const

const kinds = ['ics', 'png'] as const

/** Registers the files of days that are chosen for an activity. */
export function serveTakenDays(app: FastifyInstance, deps: TakenDaysDeps): void {
  const { chooser, pictures, findSession, charge, product, origins, edition } = deps
  const costOf = { ics: costs.takenDayFile, png: costs.picture }

  async function send(
    reply: FastifyReply,
    day: TakenDay,
    shown: { readonly kind: FileKind; readonly locale: Locale; readonly place?: string | undefined },
  ): Promise<FastifyReply> {
    const words = { locale: shown.locale, product }
    if (shown.kind === 'png') {
      const context = await findCalendarContext(chooser.calendar, { ...shown, rules: day.school?.rules })
      return sendPicture(reply, day.date, await pictures.paint(drawTakenDay(day, context, words)))
    }
    const address = { origin: origins[shown.locale], host: new URL(origins.en).host }
    return sendCalendar(reply, day.date, writeCalendar(takenEventOf(day, shown.locale, address), product))
  }

  async function findClient({ headers, ip }: FastifyRequest) {
    const token = readToken(headers)
    const session = token && (await findSession(hashToken(token.value)))
    return { session, caller: { address: ip, cookie: (name: string) => readCookie(headers, name) } }
  }

  for (const kind of kinds) {
    app.get(fileRoute(chosenDayFilePath, kind), async (request, reply) => {
      const { charts, veto, ...input } = parseInput(chosenDay, request, edition)
      await charge(request, costOf[kind])
      const people = [
        ...charts.map((uuid) => ({ uuid, role: 'full' as const })),
        ...veto.map((uuid) => ({ uuid, role: 'veto-only' as const })),
      ]
      const requested = { ...input, charts: people }
      return send(reply, await findChosenDay(chooser, requested, await findClient(request)), {
        kind,
        ...input,
      })
    })

    app.get(fileRoute(sharedDayFilePath, kind), async (request, reply) => {
      const input = parseInput(sharedDay, request, edition)
      await charge(request, costOf[kind])
      return send(reply, await findSharedDay(chooser, input), { kind, locale: input.locale })
    })
  }
}
