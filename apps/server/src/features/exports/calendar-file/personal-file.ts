import { describePersonalDay, type Locale, pathIn, personalDayFilePath } from '@zeri/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import { type FindSession, hashToken, readToken } from '../../../platform/http/auth.ts'
import { type Charge, costs } from '../../../platform/http/charge.ts'
import { parseInput } from '../../../platform/http/operations.ts'
import {
  type CalendarDeps,
  describeWholePersonalDay,
  findCalendarContext,
  requireDate,
} from '../../calendar/index.ts'
import { type ChartServices, findPersonOf } from '../../charts/index.ts'
import { dayEventOf } from './day-event.ts'
import { writeCalendar } from './icalendar.ts'

type PersonalFileDeps = {
  readonly calendar: CalendarDeps
  readonly charts: ChartServices
  readonly findSession: FindSession
  readonly charge: Charge
  readonly product: string
  readonly origins: Readonly<Record<Locale, string>>
  readonly edition: Locale
}

/**
 * Registers the iCalendar file of a day for one person. It is not an operation of the contract, whose responses are JSON,
 * but it checks the same input and the same owner as the day itself.
 */
export function servePersonalDayFiles(app: FastifyInstance, deps: PersonalFileDeps): void {
  const { calendar, charts, findSession, charge, product, origins, edition } = deps

  /** The day as an event, personal where it is open to the person. */
  async function writeFile(
    input: ReturnType<typeof parseInput<typeof describePersonalDay>>,
    accountId: string,
  ): Promise<string> {
    const { uuid, locale } = input
    const { person, head } = await findPersonOf(charts, { accountId, id: uuid }, { locale })
    const date = requireDate(input.date)
    const day = describeWholePersonalDay(date, await findCalendarContext(calendar, input), person)
    const url = origins[locale] + pathIn(locale, `/personal/${uuid}/${date.year}/${date.month}/${date.day}`)
    const address = { url, host: new URL(origins.en).host }
    return writeCalendar(dayEventOf({ ...day, chart: head }, locale, address), product)
  }

  app.get(personalDayFilePath.replaceAll(/\{(\w+)\}/g, ':$1'), async (request, reply) => {
    const token = readToken(request.headers)
    const session = token && (await findSession(hashToken(token.value)))
    if (!session) throw new AppError('auth.required')
    const input = parseInput(describePersonalDay, request, edition)
    await charge(request, costs.personalDayFile)
    const file = await charts.misses.watch(request.ip, () => writeFile(input, session.userId))
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="day-${input.date}.ics"`)
      .header('cache-control', 'private, no-store')
      .send(file)
  })
}
