import type { IdentityProvider, Locale, PageCard, PageContext, PagePlace } from '@zeri/contract'
import type { Clock } from '../clock.ts'
import type { Charge } from '../http/charge.ts'
import type { Clients } from '../http/in-process-client.ts'
import type { LocalDay } from '../local-day.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { PageCache } from './page-cache.ts'

/** Renders one page with React Router; the context is what loaders may know. */
export type RenderPage = (request: Request, context: PageContext) => Promise<Response>

/** The pages of a build: how one is rendered, and the URL templates they have. */
export type Pages = { readonly render: RenderPage; readonly templates: readonly string[] }

type FindPlace = (locale: Locale, id: string | undefined) => PagePlace | null | Promise<PagePlace | null>

/** What serving the pages needs from the rest of the server. */
export type PagesOptions = {
  readonly pages: Pages
  readonly cache: PageCache
  readonly clock: Clock
  readonly today: (zone: string) => LocalDay
  /** A place by its id, or the default of the language; null when no place is known. */
  readonly findPlace: FindPlace
  /** Whether a month can be rated for an activity of this id. */
  readonly isActivity: (id: string) => boolean
  /** True solar time of a meridian minus UTC, at the noon of a date. */
  readonly solarOffsetSec: (longitudeDeg: number, date: string) => number
  /** How the page at a path appears elsewhere on a given day. */
  readonly cardOf: (path: string, today: string) => PageCard
  /** The API client of one visitor. */
  readonly clientFor: Clients['clientFor']
  readonly charge: Charge
  readonly metrics: Metrics
  readonly log: Log
  /** Sources may change under a development server: no page is cached, and styles may stand in the document. */
  readonly isDevelopment: boolean
  readonly product: string
  /** Whether the visits of people who agreed to it are counted. */
  readonly countsVisits: boolean
  readonly identityProviders: readonly IdentityProvider[]
  /** The mail address of the operator. */
  readonly contact: string
  readonly edition: Locale
  readonly origins: Readonly<Record<Locale, string>>
}

/** One request for a page: its language, its URL, the place it is rendered for and the day there. */
export type Visit = {
  readonly locale: Locale
  readonly target: string
  /** Whether the document is the same for everyone. */
  readonly isShared: boolean
  readonly place: PagePlace | null
  readonly day: LocalDay
}

/** A page as React Router rendered it, before it is sent. */
export type RenderedPage = {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
  /** Its content security policy. */
  readonly policy: string
  /** The instant until which it is true, if it has one of its own. */
  readonly untilMs?: number | undefined
  /** When to try again, where the status has another default. */
  readonly retryAfterSec?: number | undefined
}
