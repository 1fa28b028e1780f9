/** A node of EXPLAIN (FORMAT JSON); only the fields that are read here. */
export type PlanNode = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Shared Hit Blocks'?: number
  readonly 'Shared Read Blocks'?: number
  readonly Plans?: readonly PlanNode[]
}

export type Explained = { readonly Plan: PlanNode; readonly 'Execution Time': number }

/** What EXPLAIN reported of statements. */
export type Observed = {
  /** The shape of their plans, independent of sizes. */
  readonly shape: string
  /** Rows returned. */
  readonly rows: number
  /** Pages of PostgreSQL that were read. */
  readonly buffers: number
  readonly ms: number
}

/**
 * Kinds of nodes, with the index or table each reads.
 * @example shapeOf({ 'Node Type': 'Limit', Plans: [{ 'Node Type': 'Index Scan', 'Index Name': 'a' }] }) // 'Limit(Index Scan a)'
 */
export function shapeOf(node: PlanNode): string {
  const name = [node['Node Type'], node['Index Name'] ?? node['Relation Name']].filter(Boolean).join(' ')
  const parts = (node.Plans ?? []).map(shapeOf)
  return parts.length === 0 ? name : `${name}(${parts.join(', ')})`
}

/** Adds up the statements of one query. */
export function observe(explained: readonly Explained[]): Observed {
  const sum = (pick: (one: Explained) => number) => explained.reduce((total, one) => total + pick(one), 0)
  return {
    shape: explained.map(({ Plan }) => shapeOf(Plan)).join('; '),
    rows: sum(({ Plan }) => Plan['Actual Rows'] ?? 0),
    // A node includes the pages of its children.
    buffers: sum(({ Plan }) => (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0)),
    ms: sum((one) => one['Execution Time']),
  }
}
