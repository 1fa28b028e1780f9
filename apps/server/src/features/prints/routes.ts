import {
  deletePrint,
  getPrint,
  type Locale,
  listPrints,
  orderPrint,
  type Print,
  printFilePath,
} from '@zeri/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import { type FindSession, hashToken, readToken, type Session } from '../../platform/http/auth.ts'
import { type Charge, costs } from '../../platform/http/charge.ts'
import { parseInput, personalRoute, type Route, route } from '../../platform/http/operations.ts'
import { withRules } from '../calendar/index.ts'
import { orderAny } from './order-print.ts'
import type { Services } from './services.ts'
import * as store from './store.ts'

function present(print: store.StoredPrint): Print {
  const { id, chartId, orderedAt, expiresAt, kind, locale, year, month, state } = print
  return {
    uuid: id,
    kind,
    locale,
    year,
    month,
    chart: chartId,
    state,
    progressPercent: print.progressPercent,
    sizeBytes: print.sizeBytes,
    orderedAt: orderedAt.toISOString(),
    keptUntil: expiresAt.toISOString(),
  }
}

const lookupOf = ({ clock }: Services, id: string, session: Session | undefined): store.PrintLookup => ({
  id,
  accountId: session?.userId,
  at: new Date(clock.now()),
})

/** Lists the unexpired sheets of an account, the latest first. */
export async function listPrintsOf({ db, clock }: Services, accountId: string): Promise<Print[]> {
  return (await store.listPrintsOf(db, accountId, new Date(clock.now()))).map(present)
}

/** The routes that order, show, list and delete sheets. */
export function printsRoutes(services: Services): Route[] {
  const { db, misses } = services
  return [
    route(orderPrint, async (call) => {
      const customer = { accountId: call.session?.userId, address: call.caller.address }
      return { print: present(await orderAny(services, await withRules(services.calendar, call), customer)) }
    }),
    route(getPrint, ({ input: { uuid }, session, caller }) =>
      misses.watch(caller.address, async () => {
        const print = await store.findPrint(db, lookupOf(services, uuid, session))
        if (!print) throw new AppError('print.not-found')
        return { print: present(print) }
      }),
    ),
    personalRoute(listPrints, async ({ session: { userId } }) => ({
      list: await listPrintsOf(services, userId),
    })),
    route(deletePrint, ({ input: { uuid }, session, caller }) =>
      misses.watch(caller.address, async () => {
        if (await store.deletePrint(db, lookupOf(services, uuid, session))) return {}
        throw new AppError('print.not-found')
      }),
    ),
  ]
}

/** calendar-2026-03.pdf, calendar-2026.pdf, calendar-four-weeks.pdf, reading.pdf */
function fileNameOf({ kind, year, month }: Pick<store.StoredPrint, 'kind' | 'year' | 'month'>): string {
  if (kind === 'reading') return 'reading.pdf'
  if (kind === 'fridge') return 'calendar-four-weeks.pdf'
  return kind === 'year' ? `calendar-${year}.pdf` : `calendar-${year}-${String(month).padStart(2, '0')}.pdf`
}

/**
 * Registers the download of the PDF. It is not an operation of the contract, whose responses are JSON, but it checks the
 * same input and the same owner.
 */
export function registerPrints(
  app: FastifyInstance,
  services: Services,
  {
    findSession,
    charge,
    edition,
  }: { readonly findSession: FindSession; readonly charge: Charge; readonly edition: Locale },
): void {
  async function findCaller(request: FastifyRequest): Promise<Session | undefined> {
    const token = readToken(request.headers)
    return token && findSession(hashToken(token.value))
  }

  app.get(printFilePath.replace('{uuid}', ':uuid'), async (request, reply) => {
    const { uuid } = parseInput(getPrint, request, edition)
    await charge(request, costs.sheetFile)
    const lookup = lookupOf(services, uuid, await findCaller(request))
    const file = await services.misses.watch(request.ip, async () => {
      const found = await store.findFile(services, lookup)
      if (!found) throw new AppError('print.not-found')
      return found
    })
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${fileNameOf(file)}"`)
      .header('cache-control', 'private, no-store')
      .send(file.pdf)
  })
}
