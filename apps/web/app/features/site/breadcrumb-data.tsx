import type { Locale } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { useLocale } from '../../i18n/use-locale.ts'

/** A page by its name and its English path. */
export type Breadcrumb = { readonly name: string; readonly path: string }

type Origins = Readonly<Record<Locale, string>>

/**
 * The breadcrumbs of a page as search engines read them (schema.org BreadcrumbList). `<` is escaped: inside a script
 * element it could end the element.
 */
export function writeBreadcrumbData(steps: readonly Breadcrumb[], origins: Origins, locale: Locale): string {
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

type BreadcrumbDataProps = { readonly steps: readonly Breadcrumb[]; readonly origins: Origins }

/** A data block, not a script: browsers never run it, so the security policy does not name it. */
export function BreadcrumbData({ steps, origins }: BreadcrumbDataProps) {
  const locale = useLocale()
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: writeBreadcrumbData(steps, origins, locale) }}
    />
  )
}
