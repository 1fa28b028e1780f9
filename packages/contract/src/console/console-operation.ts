import type * as z from 'zod'
import { type Operation, operation } from '../operation.ts'
import type { ConsoleErrorCode } from './errors.ts'
import type { LeastRole } from './roles.ts'

/**
 * One operation of the operator's console. It is declared like an operation of the site, and in a list of its own: the
 * site does not serve it, and the public documentation does not describe it.
 */
export type ConsoleOperation<Req extends z.ZodType = z.ZodType, Res extends z.ZodType = z.ZodType> = Omit<
  Operation<Req, Res>,
  'errors' | 'path'
> & {
  readonly path: `/console/${string}`
  readonly errors: readonly ConsoleErrorCode[]
  readonly role: LeastRole
  /** What a successful call leaves in the audit log: `act` changes something, `look` shows a person. */
  readonly audit: 'act' | 'look' | 'none'
}

export type ConsoleInput<Op> = Op extends ConsoleOperation<infer Req, z.ZodType> ? z.input<Req> : never
export type ConsoleOutput<Op> = Op extends ConsoleOperation<z.ZodType, infer Res> ? z.output<Res> : never

type Own = 'path' | 'errors' | 'role' | 'audit'
type Declaration<Req extends z.ZodType, Res extends z.ZodType> = Pick<
  ConsoleOperation<Req, Res>,
  'id' | 'summary' | 'method' | 'request' | 'response' | 'path' | 'role' | 'audit'
> &
  Partial<Pick<ConsoleOperation<Req, Res>, 'errors' | 'limit' | 'status'>>

/** Declares an operation of the console. */
export function consoleOperation<Req extends z.ZodType, Res extends z.ZodType>({
  errors = [],
  role,
  audit,
  ...declaration
}: Declaration<Req, Res>): ConsoleOperation<Req, Res> {
  const base: Omit<Operation<Req, Res>, Own> = operation(declaration)
  return {
    ...base,
    path: declaration.path,
    auth: role === 'nobody' ? 'none' : 'required',
    notFound: 'handle',
    errors,
    role,
    audit,
  }
}
