import { findSitePage, localisePath, withoutLocale } from '@zeri/contract/browser'

/** The pages that have a twin in Markdown. */
const twinTemplates: ReadonlySet<string> = new Set([
  '/:year/:month/:day',
  '/articles/:id',
  '/signs/:kind/:sign',
  '/method',
])

const DAY = '/:year/:month/:day'

const templateOf = (path: string): string => findSitePage(withoutLocale(path))?.template ?? ''

/**
 * The path of the Markdown twin of a page; undefined where it has none.
 * @example findTwinPath('/ru/2026/11/16') // '/ru/2026/11/16.md'
 */
export function findTwinPath(path: string): string | undefined {
  return twinTemplates.has(templateOf(path)) ? `${path}.md` : undefined
}

/**
 * Where a text for programs leads to: the twin of a page, or the page itself if it has none.
 * @example linkTo('https://zeri.example', 'ru')('/method#accuracy') // 'https://zeri.example/ru/method.md#accuracy'
 */
export function linkTo(origin: string, locale: 'en' | 'ru'): (path: string) => string {
  return (to) => {
    const [path = '', anchor] = localisePath(to, locale).split('#')
    return origin + (findTwinPath(path) ?? path) + (anchor === undefined ? '' : `#${anchor}`)
  }
}

/**
 * The value of the `Link` header of a page: its twin, and for a day the description of its frame (oembed.com). Without a
 * tag in the document it costs the page nothing.
 */
export function writeAlternates(origin: string, path: string): string | undefined {
  const twin = findTwinPath(path)
  if (twin === undefined) return undefined
  const links = [`<${origin}${twin}>; rel="alternate"; type="text/markdown"`]
  if (templateOf(path) === DAY) {
    const query = new URLSearchParams({ format: 'json', url: origin + path })
    links.push(`<${origin}/oembed?${query}>; rel="alternate"; type="application/json+oembed"`)
  }
  return links.join(', ')
}
