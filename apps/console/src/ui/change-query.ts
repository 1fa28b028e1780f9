/**
 * A query with some of its values changed; an empty one is removed.
 * @example changeQuery(new URLSearchParams('state=paid'), { state: '' }) // '?'
 */
export function changeQuery(
  query: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const changed = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') changed.delete(name)
    else changed.set(name, value)
  }
  return `?${changed}`
}
