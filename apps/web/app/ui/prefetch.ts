/** What a browser may report about its connection (Network Information API; not every browser has it). */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether pages may be prefetched: not on a slow connection and not with data saver on. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
