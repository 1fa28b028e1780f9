import type { ServerResponse } from 'node:http'
import { sharedLife } from '../http/shared-life.ts'
import type { LocalDay } from '../local-day.ts'
import { PRIVATE, publicCacheControl } from './cache-control.ts'
import type { CachedPage, Variant } from './page-cache.ts'
import type { Visit } from './pages-options.ts'

/** The cache key of a shared page: its URL and the day it is rendered on. */
export function pageCacheKey(target: string, day: LocalDay): string {
  return `${target}|${day.date}`
}

type LifeHeaders = { readonly 'cache-control': string; readonly 'x-accel-expires'?: string }

/**
 * How long other caches may hold a page: one about today only while the day lasts, and none past its own end. The root redirects by a cookie, so
 * no cache outside may hold it; our nginx knows the cookie and may, by a header that it takes off.
 */
export function lifeHeaders(
  { life, untilMs }: Pick<CachedPage, 'life' | 'untilMs'>,
  { target, day }: Pick<Visit, 'target' | 'day'>,
  nowMs: number,
): LifeHeaders {
  const endsAtMs = Math.min(untilMs, life === 'today' ? day.endsAtMs : Number.POSITIVE_INFINITY)
  const leftSec = (endsAtMs - nowMs) / 1000
  if (!ROOT.test(target)) return { 'cache-control': publicCacheControl(leftSec) }
  return { 'cache-control': PRIVATE, 'x-accel-expires': String(sharedLife(leftSec).freshSec) }
}

const ROOT = /^\/(?:\?|$)/

/** Writes the bytes of a cached page straight to the response: Fastify would process each header again. */
export function writeCachedPage(
  response: ServerResponse,
  { head, body }: Variant,
  options: { readonly life: LifeHeaders; readonly withBody: boolean },
): void {
  response.writeHead(200, [...head, ...Object.entries(options.life).flat()])
  response.end(options.withBody ? body : undefined)
}
