import type { Locale, PagePlace } from '@zeri/contract'
import { useRouteLoaderData } from 'react-router'

/** What every page knows of where it stands; nothing in it belongs to a person or to a moment. */
export type PageInfo = {
  readonly product: string
  readonly place: PagePlace | null
  readonly origins: Readonly<Record<Locale, string>> | null
}

/** Holds when not even the root of the page could be loaded. */
const unknownPage: PageInfo = { product: 'Zeri', place: null, origins: null }

export function usePage(): PageInfo {
  return useRouteLoaderData<PageInfo>('root') ?? unknownPage
}
