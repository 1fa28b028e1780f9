/** A node of a plan as EXPLAIN (FORMAT JSON) tells it; only what is read here. */
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

/** What running statements once showed. */
export type Observed = {
  /** How they were run, whatever the sizes. */
  readonly shape: string
  /** Rows that were found. */
  readonly rows: number
  /** Pages of PostgreSQL that were looked at. */
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

/** Several statements of one question taken together. */
export function observe(explained: readonly Explained[]): Observed {
  const sum = (pick: (one: Explained) => number) => explained.reduce((total, one) => total + pick(one), 0)
  return {
    shape: explained.map(({ Plan }) => shapeOf(Plan)).join('; '),
    rows: sum(({ Plan }) => Plan['Actual Rows'] ?? 0),
    // A node counts what its children looked at.
    buffers: sum(({ Plan }) => (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0)),
    ms: sum((one) => one['Execution Time']),
  }
}
