import type { ServerResponse } from 'node:http'
import type { Encoding } from '../http/encoding.ts'
import type { LocalDay } from '../local-day.ts'
import { publicCacheControl } from './cache-control.ts'
import type { StoredPage } from './page-cache.ts'

/** What a page for everyone is kept under: its address, the place a visitor chose, and the day it shows. */
export function keyOfPage(target: string, chosenPlace: string, day: LocalDay): string {
  return `${target}|${chosenPlace}|${day.date}`
}

/** How long others may keep it; a page about today only while the day lasts. */
export function cacheControlOf({ life }: StoredPage, day: LocalDay, nowMs: number): string {
  return publicCacheControl(life, (day.endsAtMs - nowMs) / 1000)
}

/** Writes a kept page as the bytes it is, past Fastify: it would look at each header again. */
export function writeKeptPage(
  response: ServerResponse,
  { variants }: StoredPage,
  answer: { readonly encoding: Encoding; readonly cacheControl: string; readonly withBody: boolean },
): void {
  const { head, body } = variants[answer.encoding]
  response.writeHead(200, [...head, 'cache-control', answer.cacheControl])
  response.end(answer.withBody ? body : undefined)
}
