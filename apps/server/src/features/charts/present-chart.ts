import type { Chart } from '@zeri/contract'
import { isActive } from './access.ts'
import type { KeptChart } from './store.ts'

export function presentChart(chart: KeptChart, nowMs: number): Chart {
  const { birth } = chart
  const active = isActive(chart, nowMs)
  return {
    uuid: chart.id,
    // A reading may do without a name and an e-mail; a chart has had both since it became one.
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
    active,
    disableDate: chart.paidUntil?.toISOString() ?? null,
    isDefault: chart.isSelected && active,
    isTariffArchived: chart.isTariffArchived,
    isMobile: chart.isMobile,
    isBindingCustomer: chart.isCardBound,
  }
}
