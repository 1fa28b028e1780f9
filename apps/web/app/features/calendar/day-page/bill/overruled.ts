import type { Tag } from '../../day.ts'

export type OverruledGroup = { readonly note: string; readonly ids: readonly string[] }

/** The reasons that do not count, by why. A star that holds the rating down is left out: its limit says it. */
export function groupOverruled(
  reasons: Tag['reasons'],
  limits: Tag['sum']['limits'],
): readonly OverruledGroup[] {
  const limiting = new Set(limits.map(({ star }) => star))
  const groups = new Map<string, string[]>()
  for (const { star, status, note } of reasons) {
    if (status !== 'overridden' || star === undefined || note === undefined || limiting.has(star)) continue
    const ids = groups.get(note) ?? []
    if (!ids.includes(star)) ids.push(star)
    groups.set(note, ids)
  }
  return [...groups].map(([note, ids]) => ({ note, ids }))
}
