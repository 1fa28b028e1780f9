import type { GroupName } from '@zeri/contract'
import type { OperationView } from './describe-operations.server.ts'

type OperationGroup = { readonly group: GroupName; readonly operations: readonly OperationView[] }

/** The operations in groups, in the order of the page. */
export function groupOperations(
  operations: readonly OperationView[],
  order: readonly GroupName[],
): OperationGroup[] {
  return order.map((group) => ({ group, operations: operations.filter((one) => one.group === group) }))
}
