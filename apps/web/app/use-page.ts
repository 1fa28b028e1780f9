import type { Locale, PageCard, PagePlace } from '@zeri/contract'
import { useRouteLoaderData } from 'react-router'

/** Who is signed in, as the pages name them. */
export type PageUser = { readonly username: string; readonly email: string }

/** When the person of a chart was born, in words. */
export type Born = {
  /** In words. */
  readonly date: string
  /** Null where nobody knows it. */
  readonly time: string | null
}

/** The charts a person may choose among on any page, and the one that is chosen. */
export type PageCharts = {
  readonly selected: string | null
  readonly active: readonly { readonly uuid: string; readonly name: string; readonly born: Born }[]
}

/** What every page knows of where it stands; but for the user and their charts nothing in it belongs to a person. */
export type PageInfo = {
  readonly product: string
  /** Whether visits are counted, of those who agree to it. */
  readonly countsVisits: boolean
  readonly place: PagePlace | null
  /** True solar time at the place minus UTC, good for the day. */
  readonly solarOffsetSec: number | null
  readonly origins: Readonly<Record<Locale, string>> | null
  readonly card: PageCard | null
  /** Null for a visitor, and so on every page that is kept for everyone. */
  readonly user: PageUser | null
  /** The charts of the user's that can be selected; null for a visitor. */
  readonly charts: PageCharts | null
}

/** Holds when not even the root of the page could be loaded. */
const unknownPage: PageInfo = {
  product: 'Zeri',
  countsVisits: false,
  place: null,
  solarOffsetSec: null,
  origins: null,
  card: null,
  user: null,
  charts: null,
}

export function usePage(): PageInfo {
  return useRouteLoaderData<PageInfo>('root') ?? unknownPage
}
