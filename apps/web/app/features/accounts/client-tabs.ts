import type { Locale } from '@zeri/contract'

/** The tabs of the account page, in their order; each has a route of its own. */
const clientTabs = [
  { id: 'charts', path: '/client/charts', only: undefined },
  { id: 'payments', path: '/client/payments', only: undefined },
  { id: 'profile', path: '/client/profile', only: 'ru' },
  { id: 'mail', path: '/client/mail', only: undefined },
  { id: 'feeds', path: '/client/feeds', only: undefined },
  { id: 'prints', path: '/client/prints', only: undefined },
  { id: 'password', path: '/client/password', only: undefined },
  { id: 'security', path: '/client/security', only: undefined },
  { id: 'data', path: '/client/data', only: undefined },
] as const

export type ClientTab = (typeof clientTabs)[number]['id']

/** The tab `/client` redirects to. */
export const firstTab = clientTabs[0]

/** The tabs of one language. */
export function listClientTabs(locale: Locale) {
  return clientTabs.filter(({ only }) => only === undefined || only === locale)
}
