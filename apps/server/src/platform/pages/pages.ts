import { randomBytes } from 'node:crypto'
import {
  type ApiError,
  type Client,
  errors,
  type Locale,
  type PageCard,
  type PageContext,
  type PagePlace,
} from '@zeri/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Clock } from '../clock.ts'
import { AppError } from '../http/app-error.ts'
import { isCrossSite, readCookie, readToken } from '../http/auth.ts'
import { compressOwn } from '../http/compress-own.ts'
import { chooseEncoding } from '../http/encoding.ts'
import { comeBackSec } from '../http/errors.ts'
import { isUnchanged } from '../http/etag.ts'
import type { Clients } from '../http/in-process-client.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { createWorkQueue } from '../http/work-queue.ts'
import type { LocalDay } from '../local-day.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { type PageLife, PRIVATE } from './cache-control.ts'
import { allowInlineStyles, privatePolicy, replaceNonce } from './csp.ts'
import { cacheControlOf, keyOfPage, writeKeptPage } from './kept-page.ts'
import { lastResortPage } from './last-resort.ts'
import type { PageCache, StoredPage } from './page-cache.ts'
import {
  addressesOf,
  type Redirect,
  readPageRequest,
  rootRedirect,
  spellingRedirect,
  withoutLocale,
} from './page-request.ts'

/** Renders one page with React Router; the context is what loaders may know. */
export type RenderPage = (request: Request, context: PageContext) => Promise<Response>

/** The pages: how one is rendered, and the templates of the addresses they have. */
export type Pages = { readonly render: RenderPage; readonly templates: readonly string[] }

type FindPlace = (locale: Locale, cookie: string | undefined) => PagePlace | null | Promise<PagePlace | null>

export type PagesOptions = {
  pages: Pages
  cache: PageCache
  clock: Clock
  today: (zone: string) => LocalDay
  /** Where a visitor is taken to be, by the `place` cookie if there is one; null when nobody said. */
  findPlace: FindPlace
  /** True solar time of a meridian minus UTC, at the noon of a date. */
  solarOffsetSec: (longitudeDeg: number, date: string) => number
  /** How the page at a path appears elsewhere on a given day. */
  cardOf: (path: string, today: string) => PageCard
  /** The API as this visitor may use it. */
  clientFor: Clients['clientFor']
  metrics: Metrics
  log: Log
  /** Sources may change under a development server: nothing is kept, and styles may stand in the document. */
  isDevelopment: boolean
  product: string
  /** Whether visits are counted, of those who agree to it. */
  countsVisits: boolean
  /** Where people write to us. */
  contact: string
  edition: Locale
  origins: Readonly<Record<Locale, string>>
}

type Visit = { locale: Locale; target: string; place: PagePlace | null; day: LocalDay }
type Rendered = { status: number; headers: Headers; body: Buffer; policy: string }
type Render = { visit: Visit; nonce: string; client: Client; hasToken: boolean; requestId: string }

const MAX_FORM_BYTES = 16_384
/** Renders under way, and those that wait for one of them to end: a few seconds' worth on one core. */
const RENDERS = { atOnce: 32, waiting: 128 }
/** Marks that routes put on their answers for `pages`; they never leave the server. */
const LIFE_MARK = 'x-page-cache'

/** Serves the pages: public ones from memory for everyone, those of signed-in people rendered for them alone. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const rendering = new Map<string, Promise<StoredPage | Rendered>>()
  const renders = createWorkQueue(RENDERS)
  const { render: renderPage, templates } = options.pages

  await app.register(async (scope) => {
    // Forms reach React Router as they came; nothing is parsed on the way.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, body),
    )
    const answer: Omit<RouteOptions, 'url'> = {
      method: ['GET', 'HEAD', 'POST'],
      // Not async: a page from memory is sent in the same turn.
      handler: (request, reply) => {
        if (!request.url.startsWith('/')) throw new AppError('request.invalid')
        const isReading = request.method !== 'POST'
        const redirect = isReading ? findRedirect(request) : undefined
        if (redirect) return reply.header('cache-control', PRIVATE).redirect(redirect.to, redirect.status)
        const { locale, shared } = readPageRequest(request.url)
        const isShared = isReading && shared !== undefined && readToken(request.headers) === undefined
        const target = isShared ? shared : request.url
        const visitTo = (place: PagePlace | null): Visit => ({
          locale,
          target,
          place,
          day: options.today(place?.zone ?? 'UTC'),
        })
        const serve = (place: PagePlace | null) =>
          isShared ? sendShared(request, reply, visitTo(place)) : sendPrivate(request, reply, visitTo(place))
        const place = options.findPlace(locale, readCookie(request.headers, 'place'))
        if (!(place instanceof Promise)) return serve(place)
        return place.then(serve, async (err) => {
          // While places cannot be looked up the page shows the default one, and nobody may keep it as the chosen one's.
          options.log.error({ requestId: request.id, err }, 'place not found out')
          return sendPrivate(request, reply, visitTo(await options.findPlace(locale, undefined)))
        })
      },
    }
    // Each under its own template, for the sake of its figures; whatever else is asked for shares one.
    for (const template of templates)
      for (const url of addressesOf(template))
        scope.route({ ...answer, url, config: { page: withoutLocale(template) } })
    scope.route({ ...answer, url: '*', config: { page: '*' } })
  })

  function findRedirect({ url, headers }: FastifyRequest): Redirect | undefined {
    return rootRedirect(url, readCookie(headers, 'locale'), options.edition) ?? spellingRedirect(url)
  }

  function sendShared(
    request: FastifyRequest,
    reply: FastifyReply,
    visit: Visit,
  ): FastifyReply | Promise<FastifyReply> {
    const chosen = visit.place?.isDefault ? '' : (visit.place?.id ?? '')
    const key = keyOfPage(visit.target, chosen, visit.day)
    const known = options.cache.find(key)
    if (known) {
      options.metrics.pages.hit.inc()
      return sendStored(request, reply, known, visit.day)
    }
    options.metrics.pages.miss.inc()
    return renderOnce(key, request, visit).then((made) =>
      'etag' in made ? sendStored(request, reply, made, visit.day) : sendRendered(reply, made),
    )
  }

  /** However many visitors ask for a page at once, it is rendered once. */
  function renderOnce(key: string, request: FastifyRequest, visit: Visit): Promise<StoredPage | Rendered> {
    const running = rendering.get(key)
    // Only what may be kept is shared: what one render made for itself alone, its cookies say, goes to nobody else.
    if (running) return running.then((made) => ('etag' in made ? made : renderShared(key, request, visit)))
    const work = renderShared(key, request, visit).finally(() => rendering.delete(key))
    rendering.set(key, work)
    return work
  }

  async function renderShared(
    key: string,
    request: FastifyRequest,
    visit: Visit,
  ): Promise<StoredPage | Rendered> {
    const rendered = await renderWithHashes(request, visit)
    const life = rendered.headers.get(LIFE_MARK)
    const hasCookie = rendered.headers.has('set-cookie')
    if (rendered.status !== 200 || !isLife(life) || hasCookie || options.isDevelopment) return rendered
    const headers = { ...securityHeaders, ...pageHeaders(rendered) }
    const stored = await options.cache.store(key, { life, headers, body: rendered.body })
    options.metrics.pageCacheBytes.set(options.cache.bytes)
    return stored
  }

  function sendStored(
    request: FastifyRequest,
    reply: FastifyReply,
    page: StoredPage,
    day: LocalDay,
  ): FastifyReply {
    const cacheControl = cacheControlOf(page, day, options.clock.now())
    if (isUnchanged(request.headers, page.etag)) {
      return reply.code(304).headers(page.headers).header('cache-control', cacheControl).send()
    }
    reply.hijack()
    writeKeptPage(reply.raw, page, {
      encoding: chooseEncoding(request.headers['accept-encoding']),
      cacheControl,
      withBody: request.method !== 'HEAD',
    })
    return reply
  }

  /** Scripts of ours carry a nonce of this one render; they are known by their hashes once it is taken off. */
  async function renderWithHashes(request: FastifyRequest, visit: Visit): Promise<Rendered> {
    const nonce = createNonce()
    const client = options.clientFor({ ip: request.ip, token: undefined })
    const rendered = await render(new Request(toUrl(visit)), {
      visit,
      nonce,
      client,
      hasToken: false,
      requestId: request.id,
    })
    const { html, policy } = replaceNonce(rendered.body.toString(), nonce)
    return { ...rendered, body: Buffer.from(html), policy }
  }

  async function sendPrivate(
    request: FastifyRequest,
    reply: FastifyReply,
    visit: Visit,
  ): Promise<FastifyReply> {
    if (isCrossSite(request.method, request.headers, request.host)) throw new AppError('request.cross-site')
    options.metrics.pages.private.inc()
    const nonce = createNonce()
    const token = readToken(request.headers)?.value
    const client = options.clientFor({
      ip: request.ip,
      token,
      cookie: request.headers.cookie,
      userAgent: request.headers['user-agent'],
      onCookie: (header) => reply.header('set-cookie', header),
    })
    const rendered = await render(toPrivateRequest(request, toUrl(visit)), {
      visit,
      nonce,
      client,
      hasToken: token !== undefined,
      requestId: request.id,
    })
    const { encoding, body } = await compressOwn(rendered.body, request.headers)
    reply.header('vary', 'Accept-Encoding')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return sendRendered(reply, { ...rendered, body, policy: privatePolicy(nonce) })
  }

  function sendRendered(reply: FastifyReply, rendered: Rendered): FastifyReply {
    const policy = options.isDevelopment ? allowInlineStyles(rendered.policy) : rendered.policy
    const retryAfterSec = comeBackSec(rendered.status)
    if (retryAfterSec !== undefined) reply.header('retry-after', retryAfterSec)
    for (const cookie of rendered.headers.getSetCookie()) reply.header('set-cookie', cookie)
    return reply
      .code(rendered.status)
      .headers(pageHeaders({ ...rendered, policy }))
      .header('cache-control', PRIVATE)
      .send(rendered.body)
  }

  async function render(
    request: Request,
    { visit, nonce, client, hasToken, requestId }: Render,
  ): Promise<Rendered> {
    let passing: number | undefined
    const context: PageContext = {
      locale: visit.locale,
      place: visit.place,
      today: visit.day.date,
      solarOffsetSec: visit.place && options.solarOffsetSec(visit.place.longitudeDeg, visit.day.date),
      api: client,
      hasToken,
      product: options.product,
      countsVisits: options.countsVisits,
      contact: options.contact,
      origins: options.origins,
      cardOf: (path) => options.cardOf(path, visit.day.date),
      nonce,
      report(err) {
        passing ??= passingStatus(err)
        options.log.error({ requestId, err }, 'page failed')
      },
    }
    try {
      const response = await renders.run(() => renderPage(request, context))
      const status = response.status === 500 ? (passing ?? 500) : response.status
      // React Router answers in plain text, or with nothing, when the error page failed as well.
      const type = response.headers.get('content-type') ?? 'text/plain'
      if (response.status === 500 && type.startsWith('text/plain')) return lastResort(visit, status)
      const body = Buffer.from(await response.arrayBuffer())
      return { status, headers: response.headers, body, policy: '' }
    } catch (err) {
      if (err instanceof AppError && err.code === 'server.busy') return lastResort(visit, 503)
      context.report(err)
      return lastResort(visit, passing ?? 500)
    }
  }

  /** Its host is the edition's canonical one: what is kept for everyone must not depend on what one visitor sent. */
  function toUrl({ locale, target }: Visit): string {
    return `${options.origins[locale]}${target}`
  }

  function lastResort({ locale }: Visit, status: number): Rendered {
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
    const body = Buffer.from(lastResortPage(locale, options.product, status === 500 ? 'broken' : 'busy'))
    return { status, headers, body, policy: '' }
  }
}

/**
 * The status of a page that failed for what passes by itself: the API refuses for a while or cannot be reached, or there
 * was no time to render. Undefined for a fault. Known by its name: the built pages have a copy of the contract of their own.
 */
function passingStatus(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'NetworkError' || error.name === 'TimeoutError') return 503
  if (error.name !== 'ApiError') return undefined
  const { status } = errors[(error as ApiError).code] // true: what has its name has its code
  return comeBackSec(status) === undefined ? undefined : status
}

function isLife(mark: string | null): mark is PageLife {
  return mark === 'today' || mark === 'steady'
}

/** What a page may say about itself beside its body; the rest of the answer's headers are ours to set. */
function pageHeaders({ headers, policy }: Rendered): Record<string, string> {
  const kept = ['content-type', 'location', 'allow', 'x-remix-response', 'x-robots-tag']
  const own: Record<string, string> = Object.fromEntries(
    kept.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  // React Router leaves the charset off its data; every text of ours names one.
  const type = own['content-type'] ?? 'text/html'
  if (!type.includes('charset')) own['content-type'] = `${type}; charset=utf-8`
  return { ...own, 'content-security-policy': policy }
}

/** The request of one person, with the headers a page of their own may read. */
function toPrivateRequest(request: FastifyRequest, url: string): Request {
  const headers = new Headers()
  for (const name of ['content-type', 'accept', 'cookie']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  if (request.method !== 'POST') return new Request(url, { headers })
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null
  return new Request(url, { method: 'POST', headers, body })
}

function createNonce(): string {
  return randomBytes(16).toString('base64')
}
