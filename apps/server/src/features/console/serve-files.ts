import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Random } from '../../platform/random.ts'

const YEAR_SEC = 31_536_000
const NONCE_BYTES = 16
/** What the page writes where it needs the nonce of its styles. */
const NONCE_MARK = '__CSP_NONCE__'

/** Own scripts and calls only; styles that the components insert carry the nonce of the response. */
const policyOf = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Serves the built app of the console, if it was built: its files, and its page under every other path. */
export async function serveConsoleFiles(
  app: FastifyInstance,
  { root, random }: { readonly root: string; readonly random: Pick<Random, 'bytes'> },
): Promise<boolean> {
  const file = join(root, 'index.html')
  if (!existsSync(file)) return false
  const page = readFileSync(file, 'utf8')
  if (existsSync(join(root, 'assets')))
    await app.register(fastifyStatic, {
      root: join(root, 'assets'),
      prefix: '/assets/',
      cacheControl: false,
      index: false,
      redirect: false,
      decorateReply: false,
      setHeaders: (reply) => {
        reply.header('cache-control', `private, max-age=${YEAR_SEC}, immutable`)
      },
    })
  // The API has its own 404.
  app.get('/console/*', (_request, reply) => reply.callNotFound())
  app.get('/*', (_request, reply) => {
    const nonce = random.bytes(NONCE_BYTES).toString('base64')
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policyOf(nonce))
      .header('cache-control', 'private, no-store')
      .send(page.replaceAll(NONCE_MARK, nonce))
  })
  return true
}
