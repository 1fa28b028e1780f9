import { type PagePlace, withoutLocale } from '@zeri/contract'
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify'
import { AppError } from '../http/app-error.ts'
import { readCookie, readToken } from '../http/auth.ts'
import { PRIVATE } from './cache-control.ts'
import { type Redirect, readPageRequest, rootRedirect, spellingRedirect, urlsOf } from './page-request.ts'
import type { PagesOptions, Visit } from './pages-options.ts'
import { createSendPrivate } from './private-pages.ts'
import { createSendPublic } from './public-pages.ts'
import { createRender } from './render-page.ts'

const MAX_FORM_BYTES = 16_384

/** Registers the pages: public ones come from the cache for everyone, those of signed-in people are rendered for each. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  await app.register(async (scope) => {
    // Forms reach React Router as they were sent; nothing is parsed on the way.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, body),
    )
    const page: Omit<RouteOptions, 'url'> = {
      method: ['GET', 'HEAD', 'POST'],
      handler: createPageHandler(options),
    }
    // Each template is a route of its own so that metrics name it; all other URLs share one.
    for (const template of options.pages.templates)
      for (const url of urlsOf(template))
        scope.route({ ...page, url, config: { page: withoutLocale(template) } })
    scope.route({ ...page, url: '*', config: { page: '*' } })
  })
}

/** Redirects, or finds out the visitor's place and sends the page. Not async: a cached page is sent in the same turn. */
function createPageHandler(options: PagesOptions): RouteHandlerMethod {
  const render = createRender(options)
  const sendPublic = createSendPublic(options, render)
  const sendPrivate = createSendPrivate(options, render)
  return (request, reply) => {
    if (!request.url.startsWith('/')) throw new AppError('request.invalid')
    const isReading = request.method !== 'POST'
    const redirect = isReading ? findRedirect(options, request) : undefined
    if (redirect) return reply.header('cache-control', PRIVATE).redirect(redirect.to, redirect.status)
    const { locale, publicPath } = readPageRequest(request.url)
    const isPublic = isReading && publicPath !== undefined && readToken(request.headers) === undefined
    const chosen = readCookie(request.headers, 'place')
    const visitTo = (place: PagePlace | null): Visit => ({
      locale,
      target: isPublic ? publicPath : request.url,
      place,
      namesNoPlace: chosen !== undefined && (place?.isDefault ?? true),
      day: options.today(place?.zone ?? 'UTC'),
    })
    const send = (place: PagePlace | null) =>
      isPublic ? sendPublic(request, reply, visitTo(place)) : sendPrivate(request, reply, visitTo(place))
    const place = options.findPlace(locale, chosen)
    if (!(place instanceof Promise)) return send(place)
    return place.then(send, async (err) => {
      // While places cannot be looked up the page shows the default one, and no cache may take it for the chosen one's.
      options.log.error({ requestId: request.id, err }, 'the place of a visitor was not found out')
      return sendPrivate(request, reply, visitTo(await options.findPlace(locale, undefined)))
    })
  }
}

function findRedirect(
  { edition }: Pick<PagesOptions, 'edition'>,
  { url, headers }: FastifyRequest,
): Redirect | undefined {
  return rootRedirect(url, readCookie(headers, 'locale'), edition) ?? spellingRedirect(url)
}
