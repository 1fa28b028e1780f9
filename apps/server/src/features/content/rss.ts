import { type Locale, locales, pathIn } from '@zeri/contract'
import type { FastifyInstance } from 'fastify'
import type { ResponseCache } from '../../platform/http/response-cache.ts'
import { sendCachedResponse } from '../../platform/http/send-cached-response.ts'
import { markup } from '../../platform/markup.ts'
import { type Brief, type Db, listBriefs } from './store.ts'

const TYPE = 'application/rss+xml; charset=utf-8'

const words = {
  en: { title: 'articles', about: 'Reading about the Chinese calendar and the choice of a day.' },
  ru: { title: 'статьи', about: 'О китайском календаре и выборе дня.' },
} as const satisfies Record<Locale, { title: string; about: string }>

type Feed = {
  readonly locale: Locale
  readonly product: string
  readonly origin: string
  readonly articles: readonly Brief[]
}

/** Writes the articles of a language as RSS 2.0 (rssboard.org/rss-specification), the newest first. */
export function writeRss({ locale, product, origin, articles }: Feed): string {
  const address = (path: string): string => origin + pathIn(locale, path)
  const newestFirst = [...articles].sort((one, other) => other.date.localeCompare(one.date))
  const items = newestFirst.map(
    ({ id, title, description, date }) => markup`<item>
<title>${title}</title>
<link>${address(`/articles/${id}`)}</link>
<guid isPermaLink="true">${address(`/articles/${id}`)}</guid>
<description>${description}</description>
<pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>
</item>
`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${
    markup`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${product}: ${words[locale].title}</title>
<link>${address('/articles')}</link>
<description>${words[locale].about}</description>
<language>${locale}</language>
<atom:link rel="self" type="application/rss+xml" href="${address('/articles.rss')}"/>
${items}</channel>
</rss>
`.markup
  }`
}

type RssDeps = {
  readonly db: Db
  readonly responses: ResponseCache
  readonly product: string
  readonly origins: Readonly<Record<Locale, string>>
}

/** Registers one RSS feed per language. */
export function registerRss(app: FastifyInstance, { db, responses, product, origins }: RssDeps): void {
  for (const locale of locales) {
    const path = pathIn(locale, '/articles.rss')
    app.get(path, async (request, reply) => {
      const cached = responses.find(path)
      if (cached) return sendCachedResponse(request, reply, TYPE, cached)
      const { briefs } = await listBriefs(db, { locale })
      const feed = writeRss({ locale, product, origin: origins[locale], articles: briefs })
      return sendCachedResponse(request, reply, TYPE, responses.store(path, feed))
    })
  }
}
