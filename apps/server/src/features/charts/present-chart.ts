import type { Chart } from '@zeri/contract'
import { paidUntilAt, runningTier } from './entitlement.ts'
import type { StoredChart } from './store.ts'

/** A chart as the API shows it to its owner; `archived` are the charts whose product is not sold any more. */
export function presentChart(chart: StoredChart, nowMs: number, archived: ReadonlySet<string>): Chart {
  const { birth } = chart
  const tier = runningTier(chart, nowMs)
  const paidUntil = paidUntilAt(chart, tier === 'personal' ? 'site' : 'app')
  return {
    uuid: chart.id,
    // Only a reading may lack a name and an e-mail.
    fio: birth.fio ?? birth.birthday,
    gender: birth.gender,
    birthday: birth.birthday,
    birthdayTime: birth.birthdayTime,
    city: birth.city,
    latitude: birth.latitude,
    longitude: birth.longitude,
    utc: birth.utc,
    offsetSec: birth.offsetSec,
    email: birth.email ?? '',
    active: tier !== null,
    tier,
    disableDate: paidUntil?.toISOString() ?? null,
    isDefault: chart.isSelected && tier === 'personal',
    isTariffArchived: tier !== null && archived.has(chart.id),
    isMobile: chart.isMobile,
    isBindingCustomer: chart.isCardBound,
  }
}
