import type { FastifyReply, FastifyRequest } from 'fastify'
import { costs } from '../http/charge.ts'
import { chooseEncoding } from '../http/encoding.ts'
import { isUnchanged } from '../http/etag.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { PageLife } from './cache-control.ts'
import { lifeHeaders, pageCacheKey, writeCachedPage } from './cached-page.ts'
import { replaceNonce } from './csp.ts'
import type { CachedPage, Variant } from './page-cache.ts'
import type { PagesOptions, RenderedPage, Visit } from './pages-options.ts'
import { type Render, refusalPage } from './render-page.ts'
import { createNonce, pageHeaders, sendRendered, urlOf } from './send-page.ts'

/** Routes mark a cacheable page with this header; it never leaves the server. */
const LIFE_MARK = 'x-page-cache'

type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
) => FastifyReply | Promise<FastifyReply>

/** Sends pages that are the same for everyone: from the cache, or rendered once and then cached. */
export function createSendPublic(options: PagesOptions, render: Render): SendPage {
  const { cache, metrics } = options
  const rendering = new Map<string, Promise<CachedPage | RenderedPage>>()

  /** Concurrent requests for one page share one render. */
  function renderOnce(
    key: string,
    request: FastifyRequest,
    visit: Visit,
  ): Promise<CachedPage | RenderedPage> {
    const running = rendering.get(key)
    // Only a cacheable page is shared: one that sets a cookie was rendered for its own request alone.
    if (running) return running.then((page) => ('etag' in page ? page : renderAndCache(key, request, visit)))
    const work = renderAndCache(key, request, visit).finally(() => rendering.delete(key))
    rendering.set(key, work)
    return work
  }

  async function renderAndCache(
    key: string,
    request: FastifyRequest,
    visit: Visit,
  ): Promise<CachedPage | RenderedPage> {
    try {
      await options.charge(request, costs.publicPage)
    } catch (error) {
      return refusalPage(options, visit, error)
    }
    const rendered = await renderWithHashes(options, render, { request, visit })
    const life = rendered.headers.get(LIFE_MARK)
    const hasCookie = rendered.headers.has('set-cookie')
    if (rendered.status !== 200 || !isLife(life) || hasCookie || options.isDevelopment) return rendered
    const headers = { ...securityHeaders, ...pageHeaders(rendered) }
    const { body, untilMs } = rendered
    const cached = cache.store(key, { life, untilMs, headers, body })
    metrics.pageCacheBytes.set(cache.bytes)
    return cached
  }

  // Not async: a page from the cache is sent in the same turn of the event loop.
  return (request, reply, visit) => {
    const key = pageCacheKey(visit.target, visit.day)
    const cached = cache.find(key)
    if (cached) {
      metrics.pages.hit.inc()
      return sendCached(options, { request, reply, key, page: cached, visit })
    }
    metrics.pages.miss.inc()
    return renderOnce(key, request, visit).then((page) =>
      'etag' in page
        ? sendCached(options, { request, reply, key, page, visit })
        : sendRendered(options, reply, page),
    )
  }
}

type CachedResponse = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly key: string
  readonly page: CachedPage
  readonly visit: Visit
}

function sendCached(
  { clock, cache, metrics }: Pick<PagesOptions, 'clock' | 'cache' | 'metrics'>,
  { request, reply, key, page, visit }: CachedResponse,
): FastifyReply | Promise<FastifyReply> {
  const life = lifeHeaders(page, visit, clock.now())
  if (isUnchanged(request.headers, page.etag)) {
    return reply.code(304).headers(page.headers).headers(life).send()
  }
  const write = (variant: Variant): FastifyReply => {
    reply.hijack()
    writeCachedPage(reply.raw, variant, { life, withBody: request.method !== 'HEAD' })
    return reply
  }
  const variant = cache.encode(key, page, chooseEncoding(request.headers['accept-encoding']))
  if (!(variant instanceof Promise)) return write(variant)
  return variant.then((compressed) => {
    metrics.pageCacheBytes.set(cache.bytes)
    return write(compressed)
  })
}

/** Our own scripts carry the nonce of this render; in a cached page their hashes replace it. */
async function renderWithHashes(
  options: PagesOptions,
  render: Render,
  { request, visit }: { readonly request: FastifyRequest; readonly visit: Visit },
): Promise<RenderedPage> {
  const nonce = createNonce()
  const client = options.clientFor({ ip: request.ip, token: undefined })
  const rendered = await render(new Request(urlOf(options, visit)), {
    visit,
    nonce,
    client,
    hasToken: false,
    requestId: request.id,
  })
  const { html, policy } = replaceNonce(rendered.body.toString(), nonce)
  return { ...rendered, body: Buffer.from(html), policy }
}

function isLife(mark: string | null): mark is PageLife {
  return mark === 'today' || mark === 'steady'
}
