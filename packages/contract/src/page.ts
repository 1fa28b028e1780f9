import type { Client } from './client.ts'
import type { Locale } from './fields.ts'

/** The place whose day and hours a page shows. */
export type PagePlace = { readonly id: string; readonly address: string; readonly zone: string }

/** What the server hands to every page it renders; nothing here belongs to a person. */
export type PageContext = {
  readonly locale: Locale
  /** Null when no place is set: days and instants are then UTC. */
  readonly place: PagePlace | null
  /** Today's date at the place, `YYYY-MM-DD`. */
  readonly today: string
  readonly api: Client
  readonly product: string
  /** Canonical origins of both editions, without a trailing slash. */
  readonly origins: Readonly<Record<Locale, string>>
  /** Marks the scripts of ours; it comes off again where a page is kept for everyone. */
  readonly nonce: string
  /** Tells the operator of a fault that the page itself survived. */
  readonly report: (error: unknown) => void
}
