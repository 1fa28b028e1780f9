import { randomBytes } from 'node:crypto'
import type { Client, Locale, PageContext, PagePlace } from '@zeri/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { AppError } from '../http/app-error.ts'
import { isCrossSite, readCookie, readToken } from '../http/auth.ts'
import { chooseEncoding } from '../http/encoding.ts'
import { isUnchanged } from '../http/etag.ts'
import type { Clients } from '../http/in-process-client.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { LocalDay } from '../local-day.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { type PageLife, PRIVATE, publicCacheControl } from './cache-control.ts'
import { allowInlineStyles, privatePolicy, replaceNonce } from './csp.ts'
import { lastResortPage } from './last-resort.ts'
import type { PageCache, StoredPage } from './page-cache.ts'
import { type Redirect, readPageRequest, rootRedirect, spellingRedirect } from './page-request.ts'

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
  clientFor: Clients['clientFor']
  metrics: Metrics
  log: Log
  /** Sources may change under a development server: nothing is kept, and styles may stand in the document. */
  isDevelopment: boolean
  product: string
  edition: Locale
  origins: Readonly<Record<Locale, string>>
}

type Visit = { locale: Locale; target: string; place: PagePlace | null; day: LocalDay }
type Rendered = { status: number; headers: Headers; body: Buffer; policy: string }
type Render = { visit: Visit; nonce: string; client: Client; requestId: string }

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
        const isReading = request.method !== 'POST'
        const isShared = isReading && readToken(request.headers) === undefined
        const redirect = isReading ? findRedirect(request) : undefined
        if (redirect) return reply.header('cache-control', PRIVATE).redirect(redirect.to, redirect.status)
        const { locale, shared } = readPageRequest(request.url)
        const place = options.findPlace(locale)
        const target = isShared ? shared : request.url
        const visit = { locale, target, place, day: options.today(place?.zone ?? 'UTC') }
        return isShared ? sendShared(request, reply, visit) : sendPrivate(request, reply, visit)
      },
    })
  })

  function findRedirect({ url, headers }: FastifyRequest): Redirect | undefined {
    return rootRedirect(url, readCookie(headers, 'locale'), options.edition) ?? spellingRedirect(url)
  }

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

  /** Scripts of ours carry a nonce of this one render; they are known by their hashes once it is taken off. */
  async function renderWithHashes(request: FastifyRequest, visit: Visit): Promise<Rendered> {
    const nonce = createNonce()
    const client = options.clientFor({ ip: request.ip, token: undefined })
    const rendered = await render(new Request(toUrl(visit)), { visit, nonce, client, requestId: request.id })
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
    const client = options.clientFor({ ip: request.ip, token: readToken(request.headers)?.value })
    const rendered = await render(toPrivateRequest(request, toUrl(visit)), {
      visit,
      nonce,
      client,
      requestId: request.id,
    })
    return sendRendered(reply, { ...rendered, policy: privatePolicy(nonce) })
  }

  function sendRendered(reply: FastifyReply, rendered: Rendered): FastifyReply {
    const policy = options.isDevelopment ? allowInlineStyles(rendered.policy) : rendered.policy
    for (const cookie of rendered.headers.getSetCookie()) reply.header('set-cookie', cookie)
    return reply
      .code(rendered.status)
      .headers(pageHeaders({ ...rendered, policy }))
      .header('cache-control', PRIVATE)
      .send(rendered.body)
  }

  async function render(request: Request, { visit, nonce, client, requestId }: Render): Promise<Rendered> {
    const context: PageContext = {
      locale: visit.locale,
      place: visit.place,
      today: visit.day.date,
      api: client,
      product: options.product,
      origins: options.origins,
      nonce,
      report: (err) => options.log.error({ requestId, err }, 'page failed'),
    }
    try {
      const response = await options.render(request, context)
      // React Router answers in plain text when the error page failed as well.
      const type = response.headers.get('content-type') ?? ''
      if (response.status === 500 && type.startsWith('text/plain')) return lastResort(visit)
      const body = Buffer.from(await response.arrayBuffer())
      return { status: response.status, headers: response.headers, body, policy: '' }
    } catch (err) {
      context.report(err)
      return lastResort(visit)
    }
  }

  /** Its host is the edition's canonical one: what is kept for everyone must not depend on what one visitor sent. */
  function toUrl({ locale, target }: Visit): string {
    return `${options.origins[locale]}${target}`
  }

  function lastResort({ locale }: Visit): Rendered {
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
    return { status: 500, headers, body: Buffer.from(lastResortPage(locale, options.product)), policy: '' }
  }
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
