/** What a browser may report about its connection (Network Information API; not every browser has it). */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether a link prefetches its page on hover: not on a slow connection and not with data saver on. */
export function prefetchOn(connection: Connection | undefined): 'intent' | 'none' {
  if (connection?.saveData) return 'none'
  return connection?.effectiveType?.includes('2g') ? 'none' : 'intent'
}
