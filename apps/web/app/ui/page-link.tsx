import { Link, type LinkProps } from 'react-router'
import { localisePath } from '../i18n/locale.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { type Connection, prefetchOn } from './prefetch.ts'

type PageLinkProps = Omit<LinkProps, 'to' | 'prefetch'> & {
  /** The English path; the link leads to the same page in the language of this one. */
  readonly to: `/${string}`
}

/** A link to another page of the site. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return <Link to={localisePath(to, useLocale())} prefetch={prefetchOn(connection())} {...rest} />
}

function connection(): Connection | undefined {
  if (typeof navigator === 'undefined') return undefined
  // True: the Network Information API, absent from the type library, is this object or nothing.
  return (navigator as Navigator & { readonly connection?: Connection }).connection
}
