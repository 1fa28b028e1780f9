type Kind = 'new' | 'first' | 'full' | 'last'
type Quarter = { readonly kind: Kind; readonly at: string }

/** The four quarters of one lunation; null where a quarter falls into another year. */
export type Lunation = Readonly<Record<Kind, string | null>>

const NONE: Lunation = { new: null, first: null, full: null, last: null }

/** Groups quarters, sorted by time, into rows that begin with a new moon. */
export function toLunations(moons: readonly Quarter[]): readonly Lunation[] {
  const rows: Lunation[] = []
  for (const { kind, at } of moons) {
    const row = kind === 'new' ? undefined : rows.pop()
    rows.push({ ...NONE, ...row, [kind]: at })
  }
  return rows
}
