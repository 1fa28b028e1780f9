import { type Locale, locales, pathIn } from '@zeri/contract'
import { type Markup, markup } from '../../platform/markup.ts'

/** The site has an edition for each language, with an origin; `edition` is the one of this deployment. */
export type Editions = {
  readonly origins: Readonly<Record<Locale, string>>
  readonly edition: Locale
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Writes the sitemap index: the list of the sitemap files with these names. */
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
 * Writes a sitemap. Every page lists its URLs in both languages. A sitemap may list only pages of its own host, so the
 * pages of another edition are included only if it shares the origin.
 */
export function writeSitemap(paths: readonly string[], { origins, edition }: Editions): string {
  const ours = locales.filter((locale) => origins[locale] === origins[edition])
  const address = (locale: Locale, path: string): string => origins[locale] + pathIn(locale, path)
  const entries = paths.flatMap((path): Markup[] => {
    const alternates = locales.map(
      (locale) => markup`<xhtml:link rel="alternate" hreflang="${locale}" href="${address(locale, path)}"/>`,
    )
    const fallback = markup`<xhtml:link rel="alternate" hreflang="x-default" href="${address('en', path)}"/>`
    return ours.map(
      (locale) => markup`<url><loc>${address(locale, path)}</loc>${alternates}${fallback}</url>\n`,
    )
  })
  return (
    HEAD +
    markup`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries}</urlset>
`.markup
  )
}
