import { describePersonalDay, type Locale, pathIn, personalDayFilePath } from '@zeri/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import { type FindSession, hashToken, readCookie, readToken } from '../../../platform/http/auth.ts'
import { type Charge, costs } from '../../../platform/http/charge.ts'
import { parseInput } from '../../../platform/http/operations.ts'
import {
  type CalendarDeps,
  describeDays,
  describeWholePersonalDay,
  findCalendarContext,
  openTo,
  requireDate,
  type SchoolCall,
  withRules,
} from '../../calendar/index.ts'
import { type ChartServices, findPersonOf } from '../../charts/index.ts'
import { dayEventOf } from '../calendar-file/day-event.ts'
import { writeCalendar } from '../calendar-file/icalendar.ts'
import { drawDay } from '../pictures/draw-day.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { fileRoute, sendCalendar, sendPicture } from './send-file.ts'

type PersonalFileDeps = {
  readonly calendar: CalendarDeps
  readonly charts: ChartServices
  readonly pictures: Pick<Pictures, 'paint'>
  readonly findSession: FindSession
  readonly charge: Charge
  readonly product: string
  readonly origins: Readonly<Record<Locale, string>>
  readonly edition: Locale
}

type PersonalDayInput = ReturnType<typeof parseInput<typeof describePersonalDay>>

/**
 * Registers the iCalendar file and the picture of a day for one person. They are not operations of the contract, whose
 * responses are JSON, but they check the same input and the same owner as the day itself.
 */
export function servePersonalDayFiles(app: FastifyInstance, deps: PersonalFileDeps): void {
  const { calendar, charts, pictures, findSession, charge, product, origins, edition } = deps

  /** The day, personal where it is open to the person. */
  async function describe(call: SchoolCall & { readonly input: PersonalDayInput }, accountId: string) {
    const { uuid, locale } = call.input
    const date = requireDate(call.input.date)
    const context = await findCalendarContext(calendar, await withRules(calendar, call))
    const { school } = context
    const { person, head } = await findPersonOf(charts, { accountId, id: uuid }, { locale, school })
    return { date, context, person, chart: head, day: describeWholePersonalDay(date, context, person) }
  }
  type Described = Awaited<ReturnType<typeof describe>>

  function writeFile({ date, day, chart }: Described, { uuid, locale }: PersonalDayInput): string {
    const url = origins[locale] + pathIn(locale, `/personal/${uuid}/${date.year}/${date.month}/${date.day}`)
    const address = { url, host: new URL(origins.en).host }
    return writeCalendar(dayEventOf({ ...day, chart }, locale, address), product)
  }

  /** A picture is passed on: it has the rating of the person and not their name. */
  function draw({ context, person, day }: Described, { date, locale }: PersonalDayInput): string {
    const { days } = describeDays({ from: date, to: date }, openTo(person, context))
    const [facts] = days
    if (!facts) throw new Error('the calendar returned no days')
    return drawDay({ ...facts, verdict: day.personal?.verdict ?? facts.verdict }, locale, product)
  }

  async function load(request: FastifyRequest, costMs: number) {
    const token = readToken(request.headers)
    const session = token && (await findSession(hashToken(token.value)))
    if (!session) throw new AppError('auth.required')
    const input = parseInput(describePersonalDay, request, edition)
    await charge(request, costMs)
    const call = { input, session, caller: { cookie: (name: string) => readCookie(request.headers, name) } }
    const described = await charts.misses.watch(request.ip, () => describe(call, session.userId))
    return { input, described }
  }

  app.get(fileRoute(personalDayFilePath, 'ics'), async (request, reply) => {
    const { input, described } = await load(request, costs.personalDayFile)
    return sendCalendar(reply, input.date, writeFile(described, input))
  })

  app.get(fileRoute(personalDayFilePath, 'png'), async (request, reply) => {
    const { input, described } = await load(request, costs.picture)
    return sendPicture(reply, input.date, await pictures.paint(draw(described, input)))
  })
}
