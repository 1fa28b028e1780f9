import type { PageContext } from '@zeri/contract'
import type { OwnCharts } from '../../context.ts'
import { dateWords } from '../../i18n/civil-day.ts'
import { listCharts } from '../charts/listed-charts.server.ts'
import { listTypedBirths, typedName } from '../charts/typed-births.server.ts'
import type { Tier } from './offers.server.ts'

/** The most charts of an order. */
const MAX_ORDERED = 6

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

/**
 * The charts of an order that an address names: those of the account and births typed in this browser, which become
 * charts when they are bought. Null for one chart of the account, which is chosen in the form.
 */
export async function findOrdered(named: readonly string[], own: OwnCharts, page: PageContext) {
  const listed = listBuyable(own, 'personal', page)
  const typed = (await listTypedBirths(page)).map((reading) => ({
    uuid: reading.uuid,
    name: typedName(reading, page),
    born: { date: dateWords(reading.birthday, page.locale).date, time: reading.birthdayTime },
    paidUntil: null,
    disableDate: null,
    isFromApp: false,
  }))
  const ordered = [...listed, ...typed].filter(({ uuid }) => named.includes(uuid)).slice(0, MAX_ORDERED)
  const isListed = ordered.every(({ uuid }) => listed.some((chart) => chart.uuid === uuid))
  return ordered.length < 2 && isListed ? null : ordered
}

export type BuyableChart = ReturnType<typeof listBuyable>[number]
