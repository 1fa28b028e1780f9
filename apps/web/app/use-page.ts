import type { Locale, PageCard, PagePlace } from '@zeri/contract'
import { useRouteLoaderData } from 'react-router'

/** The signed-in user, as pages show them. */
export type PageUser = {
  readonly username: string
  readonly email: string
  /** Whether the owner of the address has confirmed it. */
  readonly verified: boolean
}

/** The birth of a chart, in words. */
export type BirthWords = {
  readonly date: string
  /** Null when it is unknown. */
  readonly time: string | null
}

/** The charts a user can select on any page, and the selected one. */
export type PageCharts = {
  readonly selected: string | null
  readonly active: readonly { readonly uuid: string; readonly name: string; readonly born: BirthWords }[]
}

/** What every page knows. Only `user` and `charts` are personal. */
export type PageInfo = {
  readonly product: string
  /** Whether the site counts the visits of visitors who agreed. */
  readonly countsVisits: boolean
  readonly place: PagePlace | null
  /** True solar time at the place minus UTC, valid for the day. */
  readonly solarOffsetSec: number | null
  readonly origins: Readonly<Record<Locale, string>> | null
  readonly card: PageCard | null
  /** Null for a visitor, and so on every cached page. */
  readonly user: PageUser | null
  /** The user's charts that can be selected; null for a visitor. */
  readonly charts: PageCharts | null
}

/** Used when the data of the root route could not be loaded. */
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
