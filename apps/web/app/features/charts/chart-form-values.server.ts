import type { Chart } from '@zeri/contract'
import { type ChartValues, noValues } from './chart-values.ts'

/** A stored chart as the values of its form. */
export function toChartValues(chart: Chart): ChartValues {
  const { fio, gender, birthday, birthdayTime, offsetSec, city, latitude, longitude, utc, email } = chart
  return {
    ...noValues,
    fio,
    gender,
    birthday,
    birthdayTime: birthdayTime ?? '',
    timeUnknown: birthdayTime === null ? 'on' : '',
    offsetSec: String(offsetSec),
    city,
    latitude: String(latitude),
    longitude: String(longitude),
    utc,
    email,
  }
}
