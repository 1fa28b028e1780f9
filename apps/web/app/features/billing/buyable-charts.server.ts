import type { PageContext } from '@zeri/contract'
import type { OwnCharts } from '../../context.ts'
import { listCharts } from '../charts/listed-charts.server.ts'
import type { Tier } from './offers.server.ts'

/** The charts of an account that a tier is sold for, as the purchase form lists them. */
export function listBuyable(own: OwnCharts, tier: Tier, page: Pick<PageContext, 'locale'>) {
  return listCharts(own, page)
    .filter(({ isMobile }) => isMobile === (tier === 'mobile'))
    .map(({ uuid, name, born, active, paidUntil, disableDate }) => ({
      uuid,
      name,
      born,
      paidUntil: active ? paidUntil : null,
      disableDate,
    }))
}

export type BuyableChart = ReturnType<typeof listBuyable>[number]
