import type { FoundPlace } from '@zeri/contract'
import type { NetworkErrorKey } from '../../api/network-error-key.ts'
import type { ChartFault, ChartFaults, ChartValues, Preview } from './chart-values.ts'

/** Why the form of a chart was refused, and what refills it in browsers without a script. */
export type ChartRefusal = {
  readonly notice: ChartFault | NetworkErrorKey | 'charts.incomplete'
  readonly faults: ChartFaults
  readonly values?: ChartValues
  /** The preview of the birth, where the clock time is ambiguous. */
  readonly preview?: Preview | undefined
  /** Places that match the typed city, for browsers without a script. */
  readonly places?: readonly FoundPlace[]
}
