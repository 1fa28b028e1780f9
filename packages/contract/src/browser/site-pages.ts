import type { SitePage } from './page-declaration.ts'
import { sitePages } from './site-pages.generated.ts'

/** What the parameters of a page's address look like; the others are one segment of any letters. */
const PARAMETERS: Readonly<Record<string, RegExp>> = {
  year: /^\d+$/,
  month: /^\d+$/,
  day: /^\d+$/,
  page: /^\d+$/,
  place: /^[1-9]\d*$/,
  activity: /^[a-z][a-z-]*$/,
  kind: /^[a-z][a-z-]*$/,
  sign: /^[a-z0-9][a-z0-9-]*$/,
  id: /^[a-z][a-z0-9-]*$/,
}

/**
 * The page of the site at an address in English, without a query. Literal segments come before parameters, as in React
 * Router: `/articles/search` is no article.
 * @example findSitePage('/2026/11')?.template // '/:year/:month'
 */
export function findSitePage(path: string, pages: readonly SitePage[] = sitePages): SitePage | undefined {
  const segments = path.split('/')
  return pages
    .filter(({ template }) => hasTemplate(segments, template.split('/')))
    .toSorted((a, b) => a.template.split(':').length - b.template.split(':').length)[0]
}

function hasTemplate(segments: readonly string[], template: readonly string[]): boolean {
  return (
    segments.length === template.length &&
    template.every((part, index) => {
      const segment = segments[index] ?? ''
      if (!part.startsWith(':')) return part === segment
      return segment !== '' && (PARAMETERS[part.slice(1)]?.test(segment) ?? true)
    })
  )
}
