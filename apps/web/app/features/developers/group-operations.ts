import type { OperationView } from './describe-operations.server.ts'

/** What each group of operations begins with, in the order of the page; the first that fits decides. */
const groups = [
  ['choosing', /^\/(?:calendar\/(?:predict|activities|counts|sample|facing)|api\/choices)/],
  ['directions', /^\/calendar\/(?:directions|school\/directions|fengshui)/],
  ['texts', /^\/(?:calendar\/(?:articles|sections|faq|pages|search|signs|figures)|api\/faq)/],
  ['places', /^\/(?:calendar|api)\/location/],
  ['days', /^\/(?:calendar\/|api\/school)/],
  ['bazi', /^\/api\/bazi/],
  ['charts', /^\/api\/(?:charts|folders|mobile)/],
  ['account', /^\/api\/(?:user|token|identities)/],
  ['billing', /^\/api\/(?:products|checkout|client|rbkmoney)/],
  ['reminders', /^\/api\/(?:messenger|reminders|feeds)/],
  ['prints', /^\/api\/prints/],
  ['site', /^\//],
] as const

export type GroupName = (typeof groups)[number][0]

/** The groups as a reader meets them. */
const order: readonly GroupName[] = [
  'days',
  'choosing',
  'directions',
  'texts',
  'places',
  'bazi',
  'account',
  'charts',
  'billing',
  'reminders',
  'prints',
  'site',
]

type OperationGroup = { readonly group: GroupName; readonly operations: readonly OperationView[] }

/** Sorts operations into groups by their path; each stays in the order of the contract. */
export function groupOperations(operations: readonly OperationView[]): OperationGroup[] {
  const groupOf = ({ path }: OperationView) => groups.find(([, pattern]) => pattern.test(path))?.[0]
  return order.map((group) => ({ group, operations: operations.filter((one) => groupOf(one) === group) }))
}
