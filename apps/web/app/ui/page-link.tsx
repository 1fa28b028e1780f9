import { localisePath } from '@zeri/contract/browser'
import type { ComponentProps } from 'react'
import { useLocale } from '../i18n/use-locale.ts'

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The English path. The rendered link leads to that page in the current language. */
  readonly to: `/${string}`
  /** Whether the new page keeps the scroll position of this one. */
  readonly preventScrollReset?: boolean
  readonly prefetch?: 'none'
}

/** A link to another page of the site: a plain anchor, which `LinkNavigation` follows without loading a document. */
export function PageLink({ to, preventScrollReset, prefetch, ...rest }: PageLinkProps) {
  return (
    <a
      href={localisePath(to, useLocale())}
      data-page={preventScrollReset ? 'same-scroll' : ''}
      data-prefetch={prefetch}
      {...rest}
    />
  )
}

/** A link to a part of this page. */
export function PartLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { readonly to: `#${string}` }) {
  return <a href={to} data-page="" {...rest} />
}
