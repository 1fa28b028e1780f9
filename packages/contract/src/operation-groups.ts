import type { Operation } from './operation.ts'

/** What the paths of each group begin with; the first that fits decides. */
const patterns = [
  ['choosing', /^\/(?:calendar\/(?:predict|activities|counts|sample|facing)|api\/choices)/],
  ['directions', /^\/calendar\/(?:directions|school\/directions|fengshui)/],
  ['texts', /^\/(?:calendar\/(?:articles|sections|faq|pages|search|signs|figures)|api\/faq)/],
  ['places', /^\/(?:calendar|api)\/location/],
  ['days', /^\/(?:calendar\/|api\/school)/],
  ['bazi', /^\/api\/bazi/],
  ['charts', /^\/api\/(?:charts|folders|mobile)/],
  ['account', /^\/api\/(?:user|token|identities|keys)/],
  ['billing', /^\/api\/(?:products|checkout|client|rbkmoney)/],
  ['reminders', /^\/api\/(?:messenger|reminders|mornings|feeds|lunar-dates)/],
  ['prints', /^\/api\/prints/],
  ['site', /^\//],
] as const

export type GroupName = (typeof patterns)[number][0]

/** The groups as a reader meets them, each with what it is about. */
export const operationGroups: Readonly<Record<GroupName, string>> = {
  days: 'Days and years',
  choosing: 'Choosing a day',
  directions: 'Directions and feng shui',
  texts: 'Texts, questions and search',
  places: 'Places',
  bazi: 'BaZi readings',
  account: 'Account and signing in',
  charts: 'Birth charts',
  billing: 'Payments',
  reminders: 'Reminders and feeds',
  prints: 'Printed calendars',
  site: 'The site itself',
}

/** @example groupOf({ path: '/calendar/days' }) // 'days' */
export function groupOf({ path }: Pick<Operation, 'path'>): GroupName {
  return patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? 'site'
}
