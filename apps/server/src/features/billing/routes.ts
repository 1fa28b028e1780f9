import * as contract from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import { personalRoute, type Route, route } from '../../platform/http/operations.ts'
import { type ChartOf, type ChartServices, findChart } from '../charts/index.ts'
import { activatePaid } from './activate-paid.ts'
import { listPayments } from './list-payments.ts'
import { toMajor } from './money.ts'
import { findOpenProvider } from './open-provider.ts'
import { findPricesEnd, listPrices } from './prices.ts'
import type { Services } from './services.ts'
import { startCheckout } from './start-checkout.ts'
import { stopAutopay } from './stop-autopay.ts'

/** A chart to order time for; a chart of another account is not found. */
async function findOrdered(charts: ChartServices, chart: ChartOf) {
  const found = await findChart(charts, chart)
  if (!found) throw new AppError('chart.not-found')
  return { ...chart, name: found.birth.fio ?? found.birth.birthday, isMobile: found.isMobile }
}

/** The HTTP routes of billing. */
export function billingRoutes(services: Services, charts: ChartServices): Route[] {
  const { db, clock } = services
  return [
    route(contract.listProducts, async ({ input: { locale } }) => {
      const now = new Date(clock.now())
      const prices = await listPrices(db, locale, now)
      const provider = findOpenProvider(services, locale)
      return {
        list: prices.map(({ code, tier, months, amount, isRenewable }) => ({
          code,
          tier,
          months,
          price: toMajor(amount.minor),
          currency: amount.currency,
          renewable: isRenewable,
        })),
        canBuy: provider !== undefined && provider !== 'paused',
        until: (await findPricesEnd(db, locale, now)).toISOString(),
      }
    }),
    personalRoute(
      contract.startCheckout,
      ({ input: { uuid, further, offer: _, ...request }, session, caller }) =>
        charts.misses.watch(caller.address, async () => {
          const find = (id: string) => findOrdered(charts, { accountId: session.userId, id })
          const ordered = await find(uuid)
          const others = await Promise.all(further.map(find))
          return startCheckout(services, { ...request, charts: [ordered, ...others] })
        }),
    ),
    personalRoute(contract.activatePaidChart, ({ input: { uuid }, session }) =>
      activatePaid(services, charts, { accountId: session.userId, id: uuid }),
    ),
    personalRoute(contract.listPayments, async ({ session }) => ({
      payments: await listPayments(services, session.userId),
    })),
    personalRoute(contract.stopAutopay, ({ input: { uuid }, session, caller }) =>
      charts.misses.watch(caller.address, async () => {
        await stopAutopay(services, charts, { accountId: session.userId, id: uuid })
        return {}
      }),
    ),
  ]
}
