import type { IdentityProvider, Locale, PageCard, PagePlace } from '@zeri/contract'
import { useRouteLoaderData } from 'react-router'
import { useLocale } from './i18n/use-locale.ts'
import type { PageCharts, PageUser } from './visit/layer.ts'
import { useVisit } from './visit/visit-context.ts'
import type { Visit } from './visit/visit-store.ts'

/** What every page knows. Only `user` and `charts` are personal. */
export type PageInfo = {
  /** Whether the document is the same for everyone: place, user and charts are then filled in by the browser. */
  readonly isShared: boolean
  /** The date that the document takes for today, where the whole page is about today; null elsewhere. */
  readonly today: string | null
  readonly product: string
  /** Whether the site counts the visits of visitors who agreed. */
  readonly countsVisits: boolean
  /** The outside services that people may sign in with. */
  readonly identityProviders: readonly IdentityProvider[]
  readonly place: PagePlace | null
  /** True solar time at the place minus UTC, valid for the day. */
  readonly solarOffsetSec: number | null
  readonly origins: Readonly<Record<Locale, string>> | null
  readonly card: PageCard | null
  /** Null for a visitor, and so in every shared document. */
  readonly user: PageUser | null
  /** The user's charts that can be selected; null for a visitor. */
  readonly charts: PageCharts | null
}

/** Used when the data of the root route could not be loaded. */
const unknownPage: PageInfo = {
  isShared: false,
  today: null,
  product: 'Zeri',
  countsVisits: false,
  identityProviders: [],
  place: null,
  solarOffsetSec: null,
  origins: null,
  card: null,
  user: null,
  charts: null,
}

/** The page as its document has it, for everyone. */
export function useDocument(): PageInfo {
  return useRouteLoaderData<PageInfo>('root') ?? unknownPage
}

/** The page with the visitor's own place, user and charts, once they are known. */
export function usePage(): PageInfo {
  const page = useDocument()
  const visit = useVisit()
  const locale = useLocale()
  return page.isShared ? fillPage(page, visit, locale) : page
}

/** Whether the address of a shared page names its place: the page stays there, whatever the visitor chose. */
export function isAtItsPlace({ isShared, place }: Pick<PageInfo, 'isShared' | 'place'>): boolean {
  return isShared && place !== null && !place.isDefault
}

function fillPage(page: PageInfo, { here, local, layer }: Visit, locale: Locale): PageInfo {
  const own = { ...page, user: layer.user, charts: layer.charts }
  if (!here || !local || isAtItsPlace(page)) return own
  const { id, zone, longitude } = here
  return {
    ...own,
    place: { id, zone, address: here[locale], longitudeDeg: longitude, isDefault: false },
    solarOffsetSec: local.solarOffsetSec,
  }
}
