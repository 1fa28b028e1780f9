import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import type { ResponseCache } from '../../platform/http/response-cache.ts'
import { sendCachedResponse } from '../../platform/http/send-cached-response.ts'
import { lastingPages, listIndexablePages, listIndexableYears } from './indexable.ts'
import { type Editions, writeSitemap, writeSitemapIndex } from './sitemap.ts'

type SearchEnginesDeps = Editions & {
  readonly answers: ResponseCache
  readonly today: () => string
  /** Articles and sections, by their English addresses. */
  readonly listTexts: () => Promise<string[]>
}

const TEXT = 'text/plain; charset=utf-8'
const XML = 'application/xml; charset=utf-8'

/** What programs ask for is no page, and there is a file to take away for every day. */
const robots = (origin: string): string => `User-agent: *
Disallow: /api/
Disallow: /calendar/
Allow: /

Sitemap: ${origin}/sitemap.xml
`

/** What search engines ask of a site before they read it. Nothing here depends on the caller or on a query. */
export function registerSearchEngines(app: FastifyInstance, deps: SearchEnginesDeps): void {
  const { answers, today, listTexts, origins, edition } = deps

  function serve(
    url: string,
    type: string,
    write: (request: FastifyRequest) => string | Promise<string>,
  ): void {
    app.get(url, async (request, reply) => {
      const [path = ''] = request.url.split('?', 1)
      const answer = answers.find(path) ?? answers.store(path, await write(request))
      return sendCachedResponse(request, reply, type, answer)
    })
  }

  serve('/robots.txt', TEXT, () => robots(origins[edition]))
  serve('/sitemap.xml', XML, () => {
    const years = listIndexableYears(today()).map((year) => `sitemap-${year}.xml`)
    return writeSitemapIndex(['sitemap-pages.xml', 'sitemap-texts.xml', ...years], deps)
  })
  serve('/sitemap-pages.xml', XML, () => writeSitemap(lastingPages, deps))
  serve('/sitemap-texts.xml', XML, async () => writeSitemap(await listTexts(), deps))
  serve('/sitemap-:year.xml', XML, (request) => {
    const { year } = request.params as { year: string } // true: the name stands in the route's own path
    if (!listIndexableYears(today()).map(String).includes(year)) throw new AppError('request.not-found')
    return writeSitemap(listIndexablePages(Number(year), today()), deps)
  })
}
