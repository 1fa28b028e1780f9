/** What a browser may tell about its line (Network Information API; not every browser has it). */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether a link loads its page ahead when the pointer comes near: not on a slow line, not when asked to save data. */
export function prefetchOn(connection: Connection | undefined): 'intent' | 'none' {
  if (connection?.saveData) return 'none'
  return connection?.effectiveType?.includes('2g') ? 'none' : 'intent'
}
