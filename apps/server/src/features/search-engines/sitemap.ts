import { type Locale, locales, pathIn } from '@zeri/contract'
import { type Markup, markup } from '../../platform/markup.ts'

/** Where the editions live, and which of them this deployment is. */
export type Editions = {
  readonly origins: Readonly<Record<Locale, string>>
  readonly edition: Locale
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** The list of sitemaps: one for the lasting pages, one for each year. */
export function writeSitemapIndex(names: readonly string[], { origins, edition }: Editions): string {
  const entries = names.map((name) => markup`<sitemap><loc>${origins[edition]}/${name}</loc></sitemap>\n`)
  return (
    HEAD +
    markup`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</sitemapindex>
`.markup
  )
}

/**
 * Pages, each with its addresses in both languages. A sitemap may speak only for the host it is on, so another
 * edition's pages are listed here only when they share the origin; elsewhere that edition lists them itself.
 */
export function writeSitemap(paths: readonly string[], { origins, edition }: Editions): string {
  const ours = locales.filter((locale) => origins[locale] === origins[edition])
  const address = (locale: Locale, path: string): string => origins[locale] + pathIn(locale, path)
  const entries = paths.flatMap((path): Markup[] => {
    const alternates = locales.map(
      (locale) => markup`<xhtml:link rel="alternate" hreflang="${locale}" href="${address(locale, path)}"/>`,
    )
    const anyone = markup`<xhtml:link rel="alternate" hreflang="x-default" href="${address('en', path)}"/>`
    return ours.map(
      (locale) => markup`<url><loc>${address(locale, path)}</loc>${alternates}${anyone}</url>\n`,
    )
  })
  return (
    HEAD +
    markup`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries}</urlset>
`.markup
  )
}
