import { activateChart, type Client, deactivateChart, deleteChart, stopAutopay } from '@zeri/contract'
import { refusalOf } from '../../api/refusal-code.server.ts'
import type { Refusal } from '../accounts/refusal.ts'
import type { ChartAction } from './chart-actions.ts'

/** The API operation behind each action of a chart's form. */
const operations = {
  select: activateChart,
  deselect: deactivateChart,
  delete: deleteChart,
  'stop-autopay': stopAutopay,
} as const

export const isChartAction = (name: unknown): name is ChartAction =>
  typeof name === 'string' && name in operations

type Refused = Refusal & { readonly status: number }

/** Carries out the submitted action on a chart; returns the refusal if there was one. */
export async function runChartAction(
  action: ChartAction,
  uuid: string,
  api: Client,
): Promise<Refused | undefined> {
  try {
    await api.call(operations[action], { uuid })
    return undefined
  } catch (error) {
    return refusalOf(error)
  }
}
