/**
 * Data that links loaded ahead, loaded anew. Browsers hand out what was prefetched for five minutes without asking again
 * (https://web.dev/articles/link-prefetch), also when it is about another place by then.
 */
export async function refreshPrefetched(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const data = loaded.filter(({ pathname }) => pathname.endsWith('.data')).map(({ href }) => href)
  const refresh = (url: string) => fetch(url, { cache: 'reload' }).catch(() => undefined)
  await Promise.all(Array.from(new Set(data), refresh))
}
