import type { describeLocal, Locale, Output } from '@zeri/contract'
import {
  type CallLine,
  describeLocalCall,
  localeOfPath,
  localisePath,
  pathIn,
  privatePages,
  requestOf,
} from '@zeri/contract/browser'
import { type Browser, type CallResult, callOperation, send } from '../api/browser-client.ts'
import { type Here, hasLayerHint, readHere } from './here.ts'
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

type VisitDeps = {
  readonly browser: Browser
  readonly cookies: () => string
  readonly sleep: (ms: number) => Promise<unknown>
}

const PAUSES_MS = [1_000, 3_000]

/** The visit of this browser, shared by all components. */
export function createVisitStore({ browser, cookies, sleep }: VisitDeps): VisitStore {
  const listeners = new Set<() => void>()
  let visit = emptyVisit
  let latest = 0

  /** Tries again a few times: a server may be busy for a moment. */
  const read = async <Value>(call: () => Promise<CallResult<Value>>): Promise<Value | undefined> => {
    for (const pauseMs of [...PAUSES_MS, 0]) {
      const result = await call()
      if (result.ok) return result.value
      if (pauseMs > 0) await sleep(pauseMs)
    }
    return undefined
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
        here && !isOfPlace
          ? read(() =>
              callOperation(describeLocalCall, localQuery(here, spanOf(pathname), locale), {}, browser),
            )
          : null,
        hasLayerHint(cookies())
          ? read(() => send<Layer>(layerLine(locale), { path: pathname + search }, {}, browser))
          : noLayer,
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

/** The query for what depends on a place, in a span of days. */
export function localQuery({ latitude, longitude, zone }: Here, span: string | undefined, locale: Locale) {
  return { latitude: String(latitude), longitude: String(longitude), zone, span, locale }
}

/** The call for what a page says to one person. It fills in a page that is already shown, which a 404 leaves as it is. */
function layerLine(locale: Locale): CallLine {
  return `GET ${pathIn(locale, '/personal/layer')} 404`
}

/** The URL of what depends on a place, as browsers request it. */
export function localUrl(...query: Parameters<typeof localQuery>): string {
  return requestOf(describeLocalCall, localQuery(...query)).path
}

/** The URL of what the page at a path, with its query, says to one person, as browsers request it. */
export function layerUrl(path: string, locale: Locale): string {
  return requestOf(layerLine(locale), { path }).path
}
