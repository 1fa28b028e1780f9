import { type Locale, type PagePlace, withoutLocale } from '@zeri/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify'
import { AppError } from '../http/app-error.ts'
import { readCookie } from '../http/auth.ts'
import { PRIVATE } from './cache-control.ts'
import {
  placeInQuery,
  type Redirect,
  readPageRequest,
  rootRedirect,
  type SharedRequest,
  spellingRedirect,
  urlsOf,
} from './page-request.ts'
import type { PagesOptions, Visit } from './pages-options.ts'
import { createSendPrivate } from './private-pages.ts'
import { createSendPublic } from './public-pages.ts'
import { createRender, refusalPage } from './render-page.ts'
import { sendRendered } from './send-page.ts'
import { sharedVisit } from './shared-visit.ts'

const MAX_FORM_BYTES = 16_384

/** Registers the pages: shared ones are the same document for everyone, the others are rendered for each visitor. */
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

/** Redirects, or finds out the place of the page and sends it. Not async: a cached page is sent in the same turn. */
function createPageHandler(options: PagesOptions): RouteHandlerMethod {
  const render = createRender(options)
  const sendPublic = createSendPublic(options, render)
  const sendPrivate = createSendPrivate(options, render)
  const dayAt = (place: PagePlace | null) => options.today(place?.zone ?? 'UTC')

  /** The place comes from the path or the language, never from the visitor. */
  function sendShared(request: FastifyRequest, reply: FastifyReply, locale: Locale, shared: SharedRequest) {
    const send = (place: PagePlace | null) => {
      const visit = sharedVisit(locale, shared, {
        place,
        day: dayAt(place),
        isActivity: options.isActivity,
      })
      const isCanonical = visit.target === shared.target
      return isCanonical
        ? sendPublic(request, reply, visit)
        : redirect(reply, { to: visit.target, status: 302 })
    }
    const fail = (err: unknown) => {
      options.log.error({ requestId: request.id, err }, 'the place of a page was not found out')
      return sendRendered(
        options,
        reply,
        refusalPage(options, { locale }, new AppError('server.unavailable')),
      )
    }
    const place = options.findPlace(locale, shared.placeId)
    return place instanceof Promise ? place.then(send, fail) : send(place)
  }

  async function sendOwn(request: FastifyRequest, reply: FastifyReply, locale: Locale) {
    const place = await findVisitorPlace(options, request, locale)
    const visit: Visit = { locale, target: request.url, isShared: false, place, day: dayAt(place) }
    return sendPrivate(request, reply, visit)
  }

  return (request, reply) => {
    if (!request.url.startsWith('/')) throw new AppError('request.invalid')
    const isReading = request.method !== 'POST'
    const elsewhere = isReading ? findRedirect(options, request) : undefined
    if (elsewhere) return redirect(reply, elsewhere)
    const { locale, shared } = readPageRequest(request.url)
    return shared && isReading ? sendShared(request, reply, locale, shared) : sendOwn(request, reply, locale)
  }
}

function redirect(reply: FastifyReply, { to, status }: Redirect): FastifyReply {
  return reply.header('cache-control', PRIVATE).redirect(to, status)
}

/** The place of the query or the cookie. While places cannot be looked up it is the default of the language. */
async function findVisitorPlace(
  { findPlace, log }: PagesOptions,
  { headers, id, url }: FastifyRequest,
  locale: Locale,
): Promise<PagePlace | null> {
  try {
    return await findPlace(locale, placeInQuery(url) ?? readCookie(headers, 'place'))
  } catch (err) {
    log.error({ requestId: id, err }, 'the place of a visitor was not found out')
    return findPlace(locale, undefined)
  }
}

function findRedirect(
  { edition }: Pick<PagesOptions, 'edition'>,
  { url, headers }: FastifyRequest,
): Redirect | undefined {
  return rootRedirect(url, readCookie(headers, 'locale'), edition) ?? spellingRedirect(url)
}
