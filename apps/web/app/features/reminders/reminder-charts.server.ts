import type { PageContext } from '@zeri/contract'
import type { OwnCharts } from '../../context.ts'
import type { Born } from '../../use-page.ts'
import { bornWords } from '../charts/own-charts.server.ts'

/** A chart one can be told of. */
export type ReminderChart = { readonly uuid: string; readonly name: string; readonly born: Born }

/** The charts whose paid period runs; those of the app are told of there. */
export function listReminderCharts(
  own: OwnCharts | null,
  page: Pick<PageContext, 'locale'>,
): readonly ReminderChart[] {
  return (own?.list ?? [])
    .filter(({ active, isMobile }) => active && !isMobile)
    .map((chart) => ({ uuid: chart.uuid, name: chart.fio, born: bornWords(chart, page) }))
}
