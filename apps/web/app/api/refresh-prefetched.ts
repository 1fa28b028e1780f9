/**
 * Fetches the prefetched data of links again. Browsers reuse a prefetched response for five minutes without a request
 * (https://web.dev/articles/link-prefetch), even when the place or the user has changed since.
 */
export async function refreshPrefetched(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const data = loaded.filter(({ pathname }) => pathname.endsWith('.data')).map(({ href }) => href)
  const refresh = (url: string) => fetch(url, { cache: 'reload' }).catch(() => undefined)
  await Promise.all(Array.from(new Set(data), refresh))
}
