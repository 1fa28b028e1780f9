import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SEC = 31_536_000
const HOUR_SEC = 3_600
/** The service worker fetches pages and the icons of notifications by itself; the policy it was served with applies to it. */
const SERVICE_WORKER = /\/service-worker\.js(?:\.(?:br|gz))?$/
const SERVICE_WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; img-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

/** Serves the files of the built pages: hashed ones cached for a year, those with fixed names for an hour. */
export async function registerStaticFiles(app: FastifyInstance, clientRoot: string): Promise<void> {
  const shared = {
    preCompressed: true,
    cacheControl: false,
    etag: true,
    index: false,
    redirect: false,
  } as const
  await app.register(fastifyStatic, {
    ...shared,
    root: join(clientRoot, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('cache-control', `public, max-age=${YEAR_SEC}, immutable`)
    },
  })
  await app.register(fastifyStatic, {
    ...shared,
    root: clientRoot,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    decorateReply: false,
    setHeaders: (reply, path) => {
      const isWorker = SERVICE_WORKER.test(path)
      // A browser runs the worker of its last visit: the new one must not wait behind a copy.
      reply.header('cache-control', isWorker ? 'no-cache' : `public, max-age=${HOUR_SEC}`)
      if (isWorker) reply.header('content-security-policy', SERVICE_WORKER_POLICY)
    },
  })
}
