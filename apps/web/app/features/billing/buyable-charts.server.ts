import type { PageContext } from '@zeri/contract'
import type { OwnCharts } from '../../context.ts'
import { listCharts } from '../charts/listed-charts.server.ts'
import type { Tier } from './offers.server.ts'

/**
 * The charts of an account that a tier is sold for, as the purchase form lists them: the mobile tier for charts of the
 * app, the personal calendar for all.
 */
export function listBuyable(own: OwnCharts, tier: Tier, page: Pick<PageContext, 'locale'>) {
  return listCharts(own, page)
    .filter(({ isMobile }) => isMobile || tier === 'personal')
    .map(({ uuid, name, born, isMobile, tier: running, paidUntil, disableDate }) => ({
      uuid,
      name,
      born,
      paidUntil: running === tier ? paidUntil : null,
      disableDate,
      /** A chart of the app among those of the site. */
      isFromApp: isMobile && tier === 'personal',
    }))
}

export type BuyableChart = ReturnType<typeof listBuyable>[number]
