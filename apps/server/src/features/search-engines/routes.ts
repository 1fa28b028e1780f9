import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import type { ResponseCache } from '../../platform/http/response-cache.ts'
import { sendCachedResponse } from '../../platform/http/send-cached-response.ts'
import type { LocalDay } from '../../platform/local-day.ts'
import { listSignPages } from '../signs/index.ts'
import { listActivityPages, listIndexablePages, listIndexableYears, staticPages } from './indexable.ts'
import { type Editions, writeSitemap, writeSitemapIndex } from './sitemap.ts'

type SearchEnginesDeps = Editions & {
  readonly responses: ResponseCache
  readonly today: () => LocalDay
  /** The English paths of articles and sections. */
  readonly listTexts: () => Promise<string[]>
}

const TEXT = 'text/plain; charset=utf-8'
const XML = 'application/xml; charset=utf-8'

/**
 * The API has no pages, and `/calendar/` would offer a file for every day. Calendar programs obey these lines too, so the feed
 * that they subscribe to is open: the longest match counts (RFC 9309).
 */
const robots = (origin: string): string => `User-agent: *
Disallow: /api/
Disallow: /calendar/
Allow: /calendar/feed.ics
Allow: /

Sitemap: ${origin}/sitemap.xml
`

/** Registers robots.txt and the sitemaps. They depend neither on the client nor on the query string. */
export function registerSearchEngines(app: FastifyInstance, deps: SearchEnginesDeps): void {
  const { responses, today, listTexts, origins, edition } = deps

  function serve(
    url: string,
    type: string,
    write: (request: FastifyRequest) => string | Promise<string>,
  ): void {
    app.get<{ Params: { year?: string } }>(url, async (request, reply) => {
      // Not the path as it was sent, which has many spellings.
      const key = url.replace(':year', request.params.year ?? '')
      const { endsAtMs } = today() // before writing: what is written over midnight ends at once
      const response = responses.find(key) ?? responses.store(key, await write(request), endsAtMs)
      return sendCachedResponse(request, reply, type, response)
    })
  }

  serve('/robots.txt', TEXT, () => robots(origins[edition]))
  serve('/sitemap.xml', XML, () => {
    const years = listIndexableYears(today().date).map((year) => `sitemap-${year}.xml`)
    return writeSitemapIndex(
      ['sitemap-pages.xml', 'sitemap-texts.xml', 'sitemap-activities.xml', 'sitemap-signs.xml', ...years],
      deps,
    )
  })
  serve('/sitemap-pages.xml', XML, () => writeSitemap(staticPages, deps))
  serve('/sitemap-texts.xml', XML, async () => writeSitemap(await listTexts(), deps))
  serve('/sitemap-activities.xml', XML, () => writeSitemap(listActivityPages(today().date), deps))
  serve('/sitemap-signs.xml', XML, () => writeSitemap(listSignPages(), deps))
  serve('/sitemap-:year.xml', XML, (request) => {
    const { year } = request.params as { year: string } // safe: a parameter of the route
    if (!listIndexableYears(today().date).map(String).includes(year)) throw new AppError('request.not-found')
    return writeSitemap(listIndexablePages(Number(year), today().date), deps)
  })
}
