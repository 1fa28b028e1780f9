import type { Locale } from './browser/locales.ts'
import type { Client } from './client.ts'

/** The place whose day and hours a page shows. */
export type PagePlace = {
  readonly id: string
  readonly address: string
  readonly zone: string
  readonly longitudeDeg: number
  /** Nobody chose it: it is where pages of this language are until somebody does. */
  readonly isDefault: boolean
}

/** How a page appears elsewhere: in search results and under a shared link. */
export type PageCard = {
  readonly isIndexable: boolean
  /** Path of the picture, 1200 × 630. */
  readonly picture: string
}

/** What the server hands to every page it renders; nothing here belongs to a person. */
export type PageContext = {
  readonly locale: Locale
  /** Null when no place is set: days and instants are then UTC. */
  readonly place: PagePlace | null
  /** Today's date at the place, `YYYY-MM-DD`. */
  readonly today: string
  /** True solar time at the place minus UTC, at today's noon there. Null when no place is set. */
  readonly solarOffsetSec: number | null
  /** The API on the visitor's behalf. It keeps their cookies; a token it is granted becomes one and is not shown. */
  readonly api: Client
  /** Whether the visitor came with a token. Whose it is, if anybody's, `getUser` tells. */
  readonly hasToken: boolean
  readonly product: string
  /** Whether visits are counted, of those who agree to it. */
  readonly countsVisits: boolean
  /** Where people write to us. */
  readonly contact: string
  /** Canonical origins of both editions, without a trailing slash. */
  readonly origins: Readonly<Record<Locale, string>>
  /** How the page at a path of ours appears elsewhere. */
  readonly cardOf: (path: string) => PageCard
  /** Marks the scripts of ours; it comes off again where a page is kept for everyone. */
  readonly nonce: string
  /** Tells the operator of a fault that the page itself survived. */
  readonly report: (error: unknown) => void
}
