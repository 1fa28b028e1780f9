import type { Locale } from '@zeri/contract'
import { useLocation } from 'react-router'
import { locales, localisePath } from '../../i18n/locale.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { usePage } from '../../use-page.ts'

type PageHeadProps = {
  readonly title: string
  readonly description?: string
  /** Pages that say something is missing or broken are nobody's search result. */
  readonly index?: boolean
}

/** Title, description and addresses of a page; React moves them into the head. */
export function PageHead({ title, description, index = true }: PageHeadProps) {
  const { origins } = usePage()
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {index ? origins && <Addresses origins={origins} /> : <meta name="robots" content="noindex" />}
    </>
  )
}

/** Where this page lives in every language. */
function Addresses({ origins }: { readonly origins: Readonly<Record<Locale, string>> }) {
  const locale = useLocale()
  const path = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const address = (language: Locale) => origins[language] + localisePath(path, language)
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
