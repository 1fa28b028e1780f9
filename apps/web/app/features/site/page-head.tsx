import type { Locale } from '@zeri/contract'
import { locales, localisePath, otherLocale } from '@zeri/contract/browser'
import { useLocation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { usePage } from '../../use-page.ts'
import { type Breadcrumb, BreadcrumbData } from './breadcrumb-data.tsx'

type PageHeadProps = {
  readonly title: string
  readonly description?: string
  /** False for pages that search engines must not index and nobody shares, such as error pages. */
  readonly index?: boolean
  /** The pages above this one, from the home page down; the page itself comes last. */
  readonly trail?: readonly Breadcrumb[]
}

type Origins = Readonly<Record<Locale, string>>

const openGraphLocales = { en: 'en_GB', ru: 'ru_RU' } as const

/** Title, description, addresses and picture of a page; React moves them into the head. */
export function PageHead({ title, description, index = true, trail }: PageHeadProps) {
  const { origins, card } = usePage()
  const isIndexable = index && card?.isIndexable
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {!isIndexable && <meta name="robots" content="noindex" />}
      {isIndexable && origins && <Addresses origins={origins} />}
      {index && origins && <SharedLink origins={origins} title={title} description={description} />}
      {index && origins && trail && <BreadcrumbData origins={origins} steps={trail} />}
    </>
  )
}

/** The canonical address of this page in a language. */
function useAddress(origins: Origins): (language: Locale) => string {
  const path = useLocation().pathname.replace(/(?<=.)\/$/, '')
  return (language) => origins[language] + localisePath(path, language)
}

/** The canonical link and the links to the other languages. */
function Addresses({ origins }: { readonly origins: Origins }) {
  const locale = useLocale()
  const address = useAddress(origins)
  return (
    <>
      <link rel="canonical" href={address(locale)} />
      {locales.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('en')} />
    </>
  )
}

type SharedLinkProps = {
  readonly origins: Origins
  readonly title: string
  readonly description: string | undefined
}

/** What other sites show when the link of this page is shared (ogp.me). */
function SharedLink({ origins, title, description }: SharedLinkProps) {
  const locale = useLocale()
  const address = useAddress(origins)
  const { product, card } = usePage()
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={product} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address(locale)} />
      <meta property="og:locale" content={openGraphLocales[locale]} />
      <meta property="og:locale:alternate" content={openGraphLocales[otherLocale(locale)]} />
      {card && (
        <>
          <meta property="og:image" content={origins[locale] + card.picture} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
