import type * as z from 'zod'
import type { Method } from './browser/call-line.ts'
import type { Locale } from './browser/locales.ts'
import type { ErrorCode } from './errors.ts'

/** The rate limit of an operation; the numbers are in the server's configuration. */
type LimitName = 'general' | 'sensitive'

/**
 * One HTTP operation, declared once: the server registers it, the client calls it, OpenAPI describes it.
 * `request` is one flat object: names in the path are sent there, the rest in the query of a GET or DELETE and
 * in the JSON body of a POST.
 */
export type Operation<Req extends z.ZodType = z.ZodType, Res extends z.ZodType = z.ZodType> = {
  readonly id: string
  /** One sentence for the API documentation, in every language of the site. */
  readonly summary: Readonly<Record<Locale, string>>
  readonly method: Method
  readonly path: `/${string}`
  readonly request: Req
  readonly response: Res
  /** Refusals of this operation alone; those of every operation are left out. */
  readonly errors: readonly ErrorCode[]
  readonly auth: 'none' | 'optional' | 'required'
  /** A `public` response depends on the URL alone and may be cached by anyone; a `private` one is never cached. */
  readonly cache: 'public' | 'private'
  readonly limit: LimitName
  /**
   * Milliseconds of processor time that the costliest request takes, in all processes together. A client is charged this
   * when the response is made; a response from a cache costs nothing. `npm run bench -- costs` measures it.
   */
  readonly costMs: number
  readonly status: 200 | 201
  /** What a browser does with a 404: shows the page `/404`, or leaves it to the caller. */
  readonly notFound: 'redirect' | 'handle'
  /** Whether it is part of the public API, which is also served under `/v1` and changes only by its rules. */
  readonly isOpen: boolean
  /** Days from which the operation is discouraged and from which it may be gone: headers of every response say so. */
  readonly deprecated?: Deprecation
  /** The response carries the `token` of a session. Pages get it as a cookie and never see it. */
  readonly grantsToken: boolean
}

/** Dates as `YYYY-MM-DD`, from midnight UTC. */
export type Deprecation = { readonly since: string; readonly sunset: string }

export type Input<Op> = Op extends Operation<infer Req, z.ZodType> ? z.input<Req> : never
export type Output<Op> = Op extends Operation<z.ZodType, infer Res> ? z.output<Res> : never

type Defaults =
  | 'auth'
  | 'cache'
  | 'limit'
  | 'costMs'
  | 'status'
  | 'notFound'
  | 'errors'
  | 'isOpen'
  | 'grantsToken'
type Declaration<Req extends z.ZodType, Res extends z.ZodType> = Omit<Operation<Req, Res>, Defaults> &
  Partial<Pick<Operation<Req, Res>, Defaults>>

/** A look-up or two and a short response. */
const CHEAP_MS = 2

/** Declares an operation; the defaults are the careful choice: private, with the general limit. */
export function operation<Req extends z.ZodType, Res extends z.ZodType>(
  declaration: Declaration<Req, Res>,
): Operation<Req, Res> {
  return {
    errors: [],
    auth: 'none',
    cache: 'private',
    limit: 'general',
    costMs: CHEAP_MS,
    status: 200,
    notFound: 'redirect',
    // A response that anyone may cache is for anyone to use.
    isOpen: declaration.cache === 'public',
    grantsToken: false,
    ...declaration,
  }
}

/**
 * Names in braces, in order.
 * @example pathParameters('/api/charts/{uuid}') // ['uuid']
 */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}

/**
 * The path of a public operation in version 1 of the API; the older one stays beside it.
 * @example v1PathOf({ path: '/calendar/days/{date}' }) // '/v1/days/{date}'
 */
export function v1PathOf({ path }: Pick<Operation, 'path'>): Operation['path'] {
  return path.replace(/^\/(?:calendar|api)\//, '/v1/') as Operation['path'] // true: a path begins with a slash
}

/** Whether scripts of any site may read the response: it is public, and no cookie or session changes it. */
export function isReadableAnywhere({ isOpen, method, auth }: Operation): boolean {
  return isOpen && method === 'GET' && auth === 'none'
}
