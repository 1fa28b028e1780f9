/**
 * The one order of a query that shared caches hold: each name once, in alphabetical order. The servers respond to any
 * order, but let our nginx cache this one alone, and only if it names the language: which one a call without it is
 * answered in depends on the deployment.
 * @example canonicalQuery({ to: '2026-02-18', locale: 'en', place: undefined }) // '?locale=en&to=2026-02-18'
 */
export function canonicalQuery(values: Readonly<Record<string, unknown>>): string {
  const present = Object.entries(values).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(present as [string, string][]) // true: it writes any value as text
  query.sort()
  return present.length > 0 ? `?${query}` : ''
}
