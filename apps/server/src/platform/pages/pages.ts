import { randomBytes } from 'node:crypto'
import type { Client, Locale, PageContext, PagePlace } from '@zeri/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { AppError } from '../http/app-error.ts'
import { isCrossSite, readCookie, TOKEN_COOKIE } from '../http/auth.ts'
import { isUnchanged } from '../http/etag.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { LocalDay } from '../local-day.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { type PageLife, PRIVATE, publicCacheControl } from './cache-control.ts'
import { allowInlineStyles, privatePolicy, sharedPolicy } from './csp.ts'
import { lastResortPage } from './last-resort.ts'
import { chooseEncoding, type PageCache, type StoredPage } from './page-cache.ts'
import { readPageRequest, rootRedirect } from './page-request.ts'

/** Renders one page with React Router; the context is what loaders may know. */
export type RenderPage = (request: Request, context: PageContext) => Promise<Response>

export type PagesOptions = {
  render: RenderPage
  cache: PageCache
  clock: Clock
  today: (zone: string) => LocalDay
  /** Where a visitor is taken to be; null when nobody said. */
  findPlace: (locale: Locale) => PagePlace | null
  /** The API as this visitor may use it. */
  clientFor: (request: FastifyRequest) => Client
  metrics: Metrics
  log: Log
  /** Sources may change under a development server: nothing is kept, and styles may stand in the document. */
  isDevelopment: boolean
  product: string
  edition: Locale
  origins: Readonly<Record<Locale, string>>
}

type Visit = { locale: Locale; target: string; place: PagePlace | null; day: LocalDay }
type Rendered = { status: number; headers: Headers; body: Buffer }

const MAX_FORM_BYTES = 16_384
/** Marks that routes put on their answers for `pages`; they never leave the server. */
const LIFE_MARK = 'x-page-cache'

/** Serves the pages: public ones from memory for everyone, those of signed-in people rendered for them alone. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const rendering = new Map<string, Promise<StoredPage | Rendered>>()

  await app.register(async (scope) => {
    // Forms reach React Router as they came; nothing is parsed on the way.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '*',
      // Not async: a page from memory is sent in the same turn.
      handler: (request, reply) => {
        if (!request.url.startsWith('/')) throw new AppError('request.invalid')
        const path = request.url.split('?', 1)[0] ?? '/'
        const redirect = rootRedirect(path, readCookie(request.headers, 'locale'), options.edition)
        if (redirect) return reply.header('cache-control', PRIVATE).redirect(redirect, 302)
        const { locale, target } = readPageRequest(request.url)
        const place = options.findPlace(locale)
        const visit = { locale, target, place, day: options.today(place?.zone ?? 'UTC') }
        const isShared = request.method !== 'POST' && readCookie(request.headers, TOKEN_COOKIE) === undefined
        return isShared ? sendShared(request, reply, visit) : sendPrivate(request, reply, visit)
      },
    })
  })

  function sendShared(
    request: FastifyRequest,
    reply: FastifyReply,
    visit: Visit,
  ): FastifyReply | Promise<FastifyReply> {
    const key = `${visit.target}|${visit.place?.id ?? ''}|${visit.day.date}`
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
    if (running) return running
    const work = renderShared(key, request, visit).finally(() => rendering.delete(key))
    rendering.set(key, work)
    return work
  }

  async function renderShared(
    key: string,
    request: FastifyRequest,
    visit: Visit,
  ): Promise<StoredPage | Rendered> {
    const rendered = await render(request, visit, undefined)
    const life = rendered.headers.get(LIFE_MARK)
    const hasCookie = rendered.headers.has('set-cookie')
    if (rendered.status !== 200 || !isLife(life) || hasCookie || options.isDevelopment) return rendered
    const headers = { ...securityHeaders, ...pageHeaders(rendered, sharedPolicy(rendered.body.toString())) }
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
    const secondsLeft = (day.endsAtMs - options.clock.now()) / 1000
    const cacheControl = publicCacheControl(page.life, secondsLeft)
    if (isUnchanged(request.headers, page.etag)) {
      return reply.code(304).headers(page.headers).header('cache-control', cacheControl).send()
    }
    const { head, body } = page.variants[chooseEncoding(request.headers['accept-encoding'])]
    // Past Fastify: it would take head and body apart, look at each header again and write twice.
    reply.hijack()
    reply.raw.writeHead(200, [...head, 'cache-control', cacheControl])
    reply.raw.end(request.method === 'HEAD' ? undefined : body, 'latin1')
    return reply
  }

  async function sendPrivate(
    request: FastifyRequest,
    reply: FastifyReply,
    visit: Visit,
  ): Promise<FastifyReply> {
    if (isCrossSite(request.method, request.headers, request.host)) throw new AppError('request.cross-site')
    options.metrics.pages.private.inc()
    const nonce = randomBytes(16).toString('base64')
    return sendRendered(reply, await render(request, visit, nonce), nonce)
  }

  function sendRendered(reply: FastifyReply, rendered: Rendered, nonce?: string): FastifyReply {
    const policy = nonce ? privatePolicy(nonce) : sharedPolicy(rendered.body.toString())
    for (const cookie of rendered.headers.getSetCookie()) reply.header('set-cookie', cookie)
    return reply
      .code(rendered.status)
      .headers(pageHeaders(rendered, options.isDevelopment ? allowInlineStyles(policy) : policy))
      .header('cache-control', PRIVATE)
      .send(rendered.body)
  }

  async function render(request: FastifyRequest, visit: Visit, nonce: string | undefined): Promise<Rendered> {
    const context: PageContext = {
      locale: visit.locale,
      place: visit.place,
      today: visit.day.date,
      api: options.clientFor(request),
      product: options.product,
      origins: options.origins,
      nonce,
      report: (err) => options.log.error({ requestId: request.id, err }, 'page failed'),
    }
    try {
      const response = await options.render(
        toWebRequest(request, visit.target, options.origins[visit.locale], nonce !== undefined),
        context,
      )
      // React Router answers in plain text when the error page failed as well.
      const type = response.headers.get('content-type') ?? ''
      if (response.status === 500 && type.startsWith('text/plain')) return lastResort(visit)
      return {
        status: response.status,
        headers: response.headers,
        body: Buffer.from(await response.arrayBuffer()),
      }
    } catch (err) {
      context.report(err)
      return lastResort(visit)
    }
  }

  function lastResort({ locale }: Visit): Rendered {
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
    return { status: 500, headers, body: Buffer.from(lastResortPage(locale, options.product)) }
  }
}

function isLife(mark: string | null): mark is PageLife {
  return mark === 'today' || mark === 'steady'
}

/** What a page may say about itself beside its body; the rest of the answer's headers are ours to set. */
function pageHeaders(rendered: Rendered, policy: string): Record<string, string> {
  const kept = ['content-type', 'location', 'x-remix-response', 'x-robots-tag']
  const headers: Record<string, string> = Object.fromEntries(
    kept.flatMap((name) => {
      const value = rendered.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  // React Router leaves the charset off its data; every text of ours names one.
  const type = headers['content-type'] ?? 'text/html'
  if (!type.includes('charset')) headers['content-type'] = `${type}; charset=utf-8`
  return { ...headers, 'content-security-policy': policy }
}

/**
 * The request as React Router sees it. Its host is the edition's canonical one and a shared page gets no header of
 * the visitor's: what is kept for everyone must not depend on what one visitor sent.
 */
function toWebRequest(request: FastifyRequest, target: string, origin: string, isPrivate: boolean): Request {
  const url = `${origin}${target}`
  if (!isPrivate) return new Request(url)
  const headers = new Headers()
  for (const name of ['content-type', 'accept', 'cookie']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  if (request.method !== 'POST') return new Request(url, { headers })
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null
  return new Request(url, { method: 'POST', headers, body })
}
