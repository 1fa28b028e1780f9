import type { describeLocal, Locale, Output } from '@zeri/contract'
import {
  canonicalQuery,
  describeLocalPath,
  localeOfPath,
  localisePath,
  privatePages,
} from '@zeri/contract/browser'
import { type Here, hasPersonHint, readHere } from './here.ts'
import { type Layer, noLayer } from './layer.ts'
import { spanOf } from './span.ts'

/** What depends on a place: its date, solar time, and the hours, moons and terms of the page. */
export type LocalFacts = Output<typeof describeLocal>

/** What the browser fills into shared documents: the visitor's place and person. Facts and layer are those of `path`. */
export type Visit = {
  readonly path: string
  readonly here: Here | null
  readonly local: LocalFacts | null
  readonly layer: Layer
}

export const emptyVisit: Visit = { path: '', here: null, local: null, layer: noLayer }

export type VisitStore = {
  readonly read: () => Visit
  readonly subscribe: (notify: () => void) => () => void
  /** Fetches what the page at a URL needs. Never fails: what cannot be fetched is left as the document has it. */
  readonly fill: (url: Pick<URL, 'pathname' | 'search'>) => Promise<void>
}

type Browser = {
  readonly fetch: typeof fetch
  readonly cookies: () => string
  readonly sleep: (ms: number) => Promise<unknown>
}

const PAUSES_MS = [1_000, 3_000]

/** The visit of this browser, shared by all components. */
export function createVisitStore({ fetch, cookies, sleep }: Browser): VisitStore {
  const listeners = new Set<() => void>()
  let visit = emptyVisit
  let latest = 0

  const readOnce = async <Value>(url: string): Promise<Value | undefined> => {
    try {
      const response = await fetch(url)
      return response.ok ? await response.json() : undefined
    } catch {
      return undefined // offline
    }
  }

  /** Tries again a few times: a server may be busy for a moment. */
  const readJson = async <Value>(url: string): Promise<Value | undefined> => {
    for (const pauseMs of PAUSES_MS) {
      const value = await readOnce<Value>(url)
      if (value !== undefined) return value
      await sleep(pauseMs)
    }
    return readOnce(url)
  }

  return {
    read: () => visit,
    subscribe(notify) {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    async fill({ pathname, search }) {
      if (privatePages.test(pathname)) return
      latest += 1
      const round = latest
      const locale = localeOfPath(pathname)
      const here = readHere(cookies())
      const isOfPlace = localisePath(pathname, 'en').startsWith('/place/')
      const [local, layer] = await Promise.all([
        here && !isOfPlace ? readJson<LocalFacts>(localUrl(here, spanOf(pathname), locale)) : null,
        hasPersonHint(cookies()) ? readJson<Layer>(layerUrl(pathname + search, locale)) : noLayer,
      ])
      if (round !== latest) return
      visit = {
        path: pathname,
        here,
        local: local ?? (here?.id === visit.here?.id ? visit.local : null),
        layer: layer ?? { ...visit.layer, page: null },
      }
      for (const notify of listeners) notify()
    },
  }
}

/** The URL of what depends on a place, for a span of days. */
export function localUrl(
  { latitude, longitude, zone }: Here,
  span: string | undefined,
  locale: Locale,
): string {
  const query = { latitude: String(latitude), longitude: String(longitude), zone, span, locale }
  return describeLocalPath + canonicalQuery(query)
}

/** The URL of what the page at a path, with its query, says to one person. */
export function layerUrl(path: string, locale: Locale): string {
  return `${localisePath('/personal/layer', locale)}?${new URLSearchParams({ path })}`
}
