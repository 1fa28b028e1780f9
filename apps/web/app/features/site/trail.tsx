import type { Locale } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { useLocale } from '../../i18n/use-locale.ts'

/** A page by its name and its English path. */
export type TrailStep = { readonly name: string; readonly path: string }

type Origins = Readonly<Record<Locale, string>>

/**
 * The way to a page as search engines read it (schema.org BreadcrumbList). `<` is written as an escape: inside a
 * script element it could end it.
 */
export function writeTrail(steps: readonly TrailStep[], origins: Origins, locale: Locale): string {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origins[locale] + localisePath(path, locale),
    })),
  }
  return JSON.stringify(list).replaceAll('<', '\\u003c')
}

type TrailProps = { readonly steps: readonly TrailStep[]; readonly origins: Origins }

/** A block of data, not a script: browsers never run it, so no policy has to name it. */
export function Trail({ steps, origins }: TrailProps) {
  const locale = useLocale()
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: writeTrail(steps, origins, locale) }}
    />
  )
}
