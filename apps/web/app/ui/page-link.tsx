import { localisePath } from '@zeri/contract/browser'
import { Link, type LinkProps } from 'react-router'
import { useLocale } from '../i18n/use-locale.ts'
import { type Connection, prefetchOn } from './prefetch.ts'

type PageLinkProps = Omit<LinkProps, 'to'> & {
  /** The English path. The rendered link leads to that page in the current language. */
  readonly to: `/${string}`
}

/** A link to another page of the site. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return <Link to={localisePath(to, useLocale())} prefetch={prefetchOn(connection())} {...rest} />
}

function connection(): Connection | undefined {
  if (typeof navigator === 'undefined') return undefined
  // True: the Network Information API is missing from the type library, and `connection` is this object or absent.
  return (navigator as Navigator & { readonly connection?: Connection }).connection
}
