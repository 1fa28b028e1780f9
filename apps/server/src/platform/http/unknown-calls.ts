import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import { AppError } from './app-error.ts'
import { readableAnywhere } from './cross-origin.ts'

/** What programs call, and no page is under. */
const PREFIXES = ['/api', '/calendar', '/v1'] as const
const UNDER_PREFIX = /^\/(?:api|calendar|v1)(?:\/|$)/

type Served = { readonly methods: readonly string[]; readonly pattern: RegExp }

/** Remembers what is served under the prefixes, from the first route on. */
export function watchCalls(app: FastifyInstance): readonly Served[] {
  const served: Served[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (!UNDER_PREFIX.test(url) || url.endsWith('*') || PREFIXES.some((prefix) => prefix === url)) return
    served.push({ methods: [method].flat(), pattern: toPattern(url) })
  })
  return served
}

/** What a template of Fastify matches: `:date.ics` is a part of the path that ends so. */
function toPattern(template: string): RegExp {
  const source = template.replaceAll('.', '\\.').replaceAll(/:\w+(?:\([^)]*\))?/g, '[^/]+')
  return new RegExp(`^${source}$`)
}

/** Methods that a path is served by, in alphabetical order. */
function methodsOf(served: readonly Served[], path: string): string[] {
  const methods = served.filter(({ pattern }) => pattern.test(path)).flatMap((one) => one.methods)
  return [...new Set(methods)].sort()
}

/** Refuses what no route serves under the prefixes, as data: without this it would be a page. */
export function refuseUnknownCalls(app: FastifyInstance, served: readonly Served[]): void {
  const method = app.supportedMethods as HTTPMethods[]
  for (const url of PREFIXES.flatMap((prefix) => [prefix, `${prefix}/*`]))
    app.route({
      method,
      url,
      handler: (request, reply) => {
        const allowed = methodsOf(served, pathOf(request))
        if (isOfPublicApi(request)) reply.headers(readableAnywhere)
        if (allowed.length === 0) throw new AppError('request.not-found')
        reply.header('allow', allowed.join(', '))
        throw new AppError('request.method')
      },
    })
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? ''
}

/** A mistyped path says so to a script of another site too, instead of failing without a reason. */
function isOfPublicApi(request: FastifyRequest): boolean {
  return request.method !== 'OPTIONS' && /^\/v1(?:\/|$)/.test(pathOf(request))
}
