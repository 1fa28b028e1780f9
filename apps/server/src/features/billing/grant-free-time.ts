import type { Locale } from '@zeri/contract'
import type { Random } from '../../platform/random.ts'
import { isAccountChart } from '../charts/index.ts'
import { grantPaidTime } from './grants.ts'
import { zoneOf } from './paid-until.ts'
import type { Db } from './store.ts'

type FreeTime = {
  readonly chartId: string
  readonly months: number
  readonly locale: Locale
  readonly at: Date
}

/** Grants months to a chart without a payment, and returns the grant with the new end. Undefined when no account has the chart. */
export async function grantFreeTime(
  trx: Db,
  random: Pick<Random, 'uuid'>,
  { chartId, months, locale, at }: FreeTime,
): Promise<{ readonly grantId: string; readonly until: Date } | undefined> {
  if (!(await isAccountChart(trx, chartId))) return undefined
  const zone = zoneOf[locale]
  const grant = { chartId, orderId: null, tier: 'personal', months, zone, at } as const
  return grantPaidTime(trx, random, grant)
}
