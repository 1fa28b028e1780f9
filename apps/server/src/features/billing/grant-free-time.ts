import type { Locale } from '@zeri/contract'
import type { Random } from '../../platform/random.ts'
import { isAccountChart } from '../charts/index.ts'
import { grantTime } from './grants.ts'
import { zoneOf } from './paid-until.ts'
import type { Db } from './store.ts'

type Gift = {
  readonly chartId: string
  readonly months: number
  readonly locale: Locale
  readonly at: Date
}

/** Adds months to a chart without money; tells the new end. Undefined where no account has such a chart. */
export async function giveTime(
  trx: Db,
  random: Pick<Random, 'uuid'>,
  { chartId, months, locale, at }: Gift,
): Promise<Date | undefined> {
  if (!(await isAccountChart(trx, chartId))) return undefined
  const zone = zoneOf[locale]
  const given = { chartId, orderId: null, tier: 'personal', months, zone, at } as const
  return (await grantTime(trx, random, given)).until
}
