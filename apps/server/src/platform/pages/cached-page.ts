import type { ServerResponse } from 'node:http'
import type { Encoding } from '../http/encoding.ts'
import type { LocalDay } from '../local-day.ts'
import { publicCacheControl } from './cache-control.ts'
import type { CachedPage } from './page-cache.ts'

/** The cache key of a public page: its URL, the place a visitor chose, and the day it shows. */
export function pageCacheKey(target: string, chosenPlace: string, day: LocalDay): string {
  return `${target}|${chosenPlace}|${day.date}`
}

/** How long other caches may hold a page; a page about today only while the day lasts. */
export function cacheControlOf({ life }: CachedPage, day: LocalDay, nowMs: number): string {
  return publicCacheControl(life, (day.endsAtMs - nowMs) / 1000)
}

/** Writes the bytes of a cached page straight to the response: Fastify would process each header again. */
export function writeCachedPage(
  response: ServerResponse,
  { variants }: CachedPage,
  options: { readonly encoding: Encoding; readonly cacheControl: string; readonly withBody: boolean },
): void {
  const { head, body } = variants[options.encoding]
  response.writeHead(200, [...head, 'cache-control', options.cacheControl])
  response.end(options.withBody ? body : undefined)
}
