import type { PageContext } from '@zeri/contract'
import type { OwnCharts } from '../../context.ts'
import type { BirthWords } from '../../visit/layer.ts'
import { bornWords } from '../charts/own-charts.server.ts'

/** A chart that reminders can be about. */
export type ReminderChart = { readonly uuid: string; readonly name: string; readonly born: BirthWords }

/** The paid charts of the site; the app sends its own reminders. */
export function listReminderCharts(
  own: OwnCharts | null,
  page: Pick<PageContext, 'locale'>,
): readonly ReminderChart[] {
  return (own?.list ?? [])
    .filter(({ tier }) => tier === 'personal')
    .map((chart) => ({ uuid: chart.uuid, name: chart.fio, born: bornWords(chart, page) }))
}
