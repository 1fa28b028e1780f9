import { compareCharts, type Output, type PageContext } from '@zeri/contract'
import { refusedPage } from '../../api/refusal-code.server.ts'
import type { OwnCharts } from '../../context.ts'

export type Comparison = Output<typeof compareCharts>
export type Chosen = { readonly one: string; readonly other: string }

/** The charts of the account and, where two different ones are chosen, how they meet. */
export async function loadComparison(query: URLSearchParams, page: PageContext, own: OwnCharts | null) {
  const charts = (own?.list ?? []).map(({ uuid, fio }) => ({ uuid, name: fio }))
  const chosen = { one: query.get('one') ?? '', other: query.get('other') ?? '' }
  const isOwn = (uuid: string) => charts.some((chart) => chart.uuid === uuid)
  const isComparable = isOwn(chosen.one) && isOwn(chosen.other) && chosen.one !== chosen.other
  return { charts, chosen, comparison: isComparable ? await compare(chosen, page) : null }
}

async function compare({ one, other }: Chosen, { api, locale }: PageContext): Promise<Comparison> {
  try {
    return await api.call(compareCharts, { uuid: one, other, locale })
  } catch (error) {
    throw refusedPage(error)
  }
}
