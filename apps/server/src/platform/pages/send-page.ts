import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { retryAfterOf } from '../http/errors.ts'
import { PRIVATE } from './cache-control.ts'
import { allowInlineStyles, reportingEndpoints } from './csp.ts'
import type { PagesOptions, RenderedPage, Visit } from './pages-options.ts'

/** Headers a page may set itself; the server sets all others. */
const PAGE_HEADERS = ['content-type', 'location', 'allow', 'link', 'x-remix-response', 'x-robots-tag']

/** Sends a page that nobody may cache. */
export function sendRendered(
  { isDevelopment }: Pick<PagesOptions, 'isDevelopment'>,
  reply: FastifyReply,
  rendered: RenderedPage,
): FastifyReply {
  const policy = isDevelopment ? allowInlineStyles(rendered.policy) : rendered.policy
  const retryAfterSec = rendered.retryAfterSec ?? retryAfterOf(rendered.status)
  if (retryAfterSec !== undefined) reply.header('retry-after', retryAfterSec)
  for (const cookie of rendered.headers.getSetCookie()) reply.header('set-cookie', cookie)
  return reply
    .code(rendered.status)
    .headers(pageHeaders({ ...rendered, policy }))
    .header('cache-control', PRIVATE)
    .send(rendered.body)
}

/** The headers of a page itself, beside those the server sets. */
export function pageHeaders({ headers, policy }: RenderedPage): Record<string, string> {
  const own: Record<string, string> = Object.fromEntries(
    PAGE_HEADERS.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  // React Router leaves the charset off its data; every text of ours names one.
  const type = own['content-type'] ?? 'text/html'
  if (!type.includes('charset')) own['content-type'] = `${type}; charset=utf-8`
  return { ...own, 'content-security-policy': policy, 'reporting-endpoints': reportingEndpoints }
}

/** The URL a page is rendered for. Its host is the edition's canonical one: a cached page must not depend on a header. */
export function urlOf({ origins }: Pick<PagesOptions, 'origins'>, { locale, target }: Visit): string {
  return `${origins[locale]}${target}`
}

export function createNonce(): string {
  return randomBytes(16).toString('base64')
}
