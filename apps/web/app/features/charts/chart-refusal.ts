import type { FoundPlace } from '@zeri/contract'
import type { NetworkErrorKey } from '../../api/network-error-key.ts'
import type { ChartFault, ChartFaults, ChartValues, Preview } from './chart-values.ts'

/** Why the form of a chart was refused, and what fills it again where no script kept it. */
export type ChartRefusal = {
  readonly notice: ChartFault | NetworkErrorKey | 'charts.incomplete'
  readonly faults: ChartFaults
  readonly values?: ChartValues
  /** What the birth comes to, where it leaves a question. */
  readonly preview?: Preview | undefined
  /** Places by the name that was typed, for browsers that could not choose while typing. */
  readonly places?: readonly FoundPlace[]
}
