import type * as z from 'zod'
import type { ErrorCode } from './errors.ts'

/** How often a door may be knocked on; the numbers are in the server's configuration. */
type LimitName = 'general' | 'sensitive'

/**
 * One HTTP operation, declared once: the server registers it, the client calls it, OpenAPI describes it.
 * `request` is one flat object: names that stand in the path travel there, the rest in the query of a GET or
 * DELETE and in the JSON body of a POST.
 */
export type Operation<Req extends z.ZodType = z.ZodType, Res extends z.ZodType = z.ZodType> = {
  readonly id: string
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: `/${string}`
  readonly request: Req
  readonly response: Res
  /** Refusals of this operation's own; those any door can utter need no mention. */
  readonly errors: readonly ErrorCode[]
  readonly auth: 'none' | 'optional' | 'required'
  /** `public` answers depend on nothing but the URL and may be kept by anyone; `private` ones by nobody. */
  readonly cache: 'public' | 'private'
  readonly limit: LimitName
  readonly status: 200 | 201
  /** What a 404 means in the browser: leave for the 404 page, or a result the caller handles. */
  readonly notFound: 'redirect' | 'handle'
  /** The answer carries a session's `token`. Pages get it as a cookie of the browser's and never see it. */
  readonly grantsToken: boolean
}

export type Input<Op> = Op extends Operation<infer Req, z.ZodType> ? z.input<Req> : never
export type Output<Op> = Op extends Operation<z.ZodType, infer Res> ? z.output<Res> : never

type Defaults = 'auth' | 'cache' | 'limit' | 'status' | 'notFound' | 'errors' | 'grantsToken'
type Declaration<Req extends z.ZodType, Res extends z.ZodType> = Omit<Operation<Req, Res>, Defaults> &
  Partial<Pick<Operation<Req, Res>, Defaults>>

/** Declares an operation; what is left unsaid is the careful choice: private, generally limited. */
export function operation<Req extends z.ZodType, Res extends z.ZodType>(
  declaration: Declaration<Req, Res>,
): Operation<Req, Res> {
  return {
    errors: [],
    auth: 'none',
    cache: 'private',
    limit: 'general',
    status: 200,
    notFound: 'redirect',
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
