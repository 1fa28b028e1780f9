import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Locale } from '@zeri/contract'
import type { Clock } from '../clock.ts'
import { chooseEncoding } from '../http/encoding.ts'
import type { Observer } from '../http/observe.ts'
import type { LocalDay } from '../local-day.ts'
import type { Metrics } from '../metrics.ts'
import { cacheControlOf, keyOfPage, writeKeptPage } from './kept-page.ts'
import type { PageCache } from './page-cache.ts'
import { readPageRequest, rootRedirect } from './page-request.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean

type DoorOptions = {
  readonly cache: PageCache
  readonly clock: Clock
  readonly observer: Observer
  readonly metrics: Metrics
  readonly nextRequestId: () => string
  /** The running day of those who chose no place, by the language they read. */
  readonly dayOf: (locale: Locale) => LocalDay
  readonly edition: Locale
  /** Counts the request against the general limit; not asked when the answer is somebody else's to give. */
  readonly isWelcome: (request: IncomingMessage) => boolean
  readonly isDraining: () => boolean
}

/** What makes a request more than the plain wish to read a page. */
const PERSONAL = ['cookie', 'authorization', 'if-none-match'] as const

/**
 * Answers whoever brings nothing and wants a page that is kept, before Fastify is asked: most visits are such, by way of
 * nginx, and the page's own bytes are the whole answer. Everything else is left to those who come after; so is a visitor
 * who asks too much, to be refused as all are.
 */
export function createAnswerAtTheDoor(options: DoorOptions): Answer {
  const { cache, clock, observer, metrics } = options
  return (request, response) => {
    const { method, url = '', headers } = request
    if (method !== 'GET' || options.isDraining() || PERSONAL.some((name) => headers[name] !== undefined))
      return false
    if (rootRedirect(url, undefined, options.edition)) return false
    const { locale, shared } = readPageRequest(url)
    if (shared === undefined) return false
    const day = options.dayOf(locale)
    const page = cache.find(keyOfPage(shared, '', day))
    if (!page || !options.isWelcome(request)) return false
    const { template: route } = page
    observer.watch(response, () => ({ requestId: options.nextRequestId(), method, kind: 'page', route }))
    metrics.pages.hit.inc()
    writeKeptPage(response, page, {
      encoding: chooseEncoding(headers['accept-encoding']),
      cacheControl: cacheControlOf(page, day, clock.now()),
      withBody: true,
    })
    return true
  }
}

/** Lets `answer` see each request first; what it leaves goes where it went before. */
export function standAtTheDoor(server: Server, answer: Answer): void {
  const others = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (answer(request, response)) return
    for (const other of others) other.call(server, request, response)
  })
}
