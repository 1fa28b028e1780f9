import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../http/app-error.ts'
import { isCrossSite, readToken } from '../http/auth.ts'
import { costs } from '../http/charge.ts'
import { compressPrivate } from '../http/compress-private.ts'
import { privatePolicy } from './csp.ts'
import type { PagesOptions, Visit } from './pages-options.ts'
import { type Render, refusalPage } from './render-page.ts'
import { createNonce, sendRendered, urlOf } from './send-page.ts'

type SendPage = (request: FastifyRequest, reply: FastifyReply, visit: Visit) => Promise<FastifyReply>

const LAYER = /^(?:\/ru)?\/personal\/layer(?:\/|\.data)?(?:\?|$)/

/** Sends pages rendered for one person alone, and the result of a submitted form. */
export function createSendPrivate(options: PagesOptions, render: Render): SendPage {
  return async (request, reply, visit) => {
    if (isCrossSite(request)) throw new AppError('request.cross-site')
    const token = readToken(request.headers)?.value
    try {
      const isLayer = LAYER.test(request.url)
      const costMs = isLayer ? costs.layer : costOfPage(token !== undefined)
      await options.charge(request, costMs, { canWait: isLayer })
    } catch (error) {
      return sendRendered(options, reply, refusalPage(options, visit, error))
    }
    options.metrics.pages.private.inc()
    const nonce = createNonce()
    const client = options.clientFor({
      ip: request.ip,
      token,
      cookie: request.headers.cookie,
      userAgent: request.headers['user-agent'],
      onCookie: (header) => reply.header('set-cookie', header),
    })
    const rendered = await render(toWebRequest(request, urlOf(options, visit)), {
      visit,
      nonce,
      client,
      hasToken: token !== undefined,
      requestId: request.id,
    })
    const { encoding, body } = await compressPrivate(rendered.body, request.headers)
    reply.header('vary', 'Accept-Encoding')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return sendRendered(options, reply, { ...rendered, body, policy: privatePolicy(nonce) })
  }
}

const costOfPage = (hasToken: boolean): number => (hasToken ? costs.personalPage : costs.visitorPage)

/** The request of one person, with the headers a page of their own may read. */
function toWebRequest(request: FastifyRequest, url: string): Request {
  const headers = new Headers()
  for (const name of ['content-type', 'accept', 'cookie', 'sec-fetch-site']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  if (request.method !== 'POST') return new Request(url, { headers })
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null
  return new Request(url, { method: 'POST', headers, body })
}
