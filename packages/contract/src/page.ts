import type { IdentityProvider } from './browser/identity-providers.ts'
import type { Locale } from './browser/locales.ts'
import type { Client } from './client.ts'

/** The place whose day and hours a page shows. */
export type PagePlace = {
  readonly id: string
  readonly address: string
  readonly zone: string
  readonly longitudeDeg: number
  /** The visitor chose no place: this is the default of the language. */
  readonly isDefault: boolean
}

/** How a page appears elsewhere: in search results and under a shared link. */
export type PageCard = {
  readonly isIndexable: boolean
  /** Path of the picture, 1200 × 630. */
  readonly picture: string
}

/** What the server passes to every page it renders; nothing here belongs to one person. */
export type PageContext = {
  readonly locale: Locale
  /** Whether the document is the same for everyone: the browser then fills in the place and the person of the visitor. */
  readonly isShared: boolean
  /** Null when no place is set: days and instants are then UTC. */
  readonly place: PagePlace | null
  /** Today's date at the place, `YYYY-MM-DD`. */
  readonly today: string
  /** True solar time at the place minus UTC, at today's noon there. Null when no place is set. */
  readonly solarOffsetSec: number | null
  /** Calls the API for the visitor, with their cookies; a granted token becomes a cookie and is not shown to pages. */
  readonly api: Client
  /** Whether the request has a session token. `getUser` returns its user, if the session is valid. */
  readonly hasToken: boolean
  readonly product: string
  /** Whether visits of those who agree are counted. */
  readonly countsVisits: boolean
  /** The outside services that people may sign in with. */
  readonly identityProviders: readonly IdentityProvider[]
  /** The address for mail to the operator. */
  readonly contact: string
  /** Canonical origins of both editions, without a trailing slash. */
  readonly origins: Readonly<Record<Locale, string>>
  /** How the page at a path of ours appears elsewhere. */
  readonly cardOf: (path: string) => PageCard
  /** The nonce of our scripts for the content security policy; a cached page carries none. */
  readonly nonce: string
  /** Says that what the page shows holds until an instant: no cache serves it afterwards. The earliest counts. */
  readonly trueUntil: (instantMs: number) => void
  /** Reports an error that the page could handle to the operator. */
  readonly report: (error: unknown) => void
}
