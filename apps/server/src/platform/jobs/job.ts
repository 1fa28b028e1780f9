import type { Kysely } from 'kysely'
import type * as z from 'zod'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'

/** A kind of work: the name of its queue, the schema of its payload, its retries and timeout. */
export type Job<Schema extends z.ZodType = z.ZodType> = {
  readonly name: string
  readonly schema: Schema
  /** The pause before each retry; a failure after the last one makes the job dead. */
  readonly retryAfterSeconds: readonly number[]
  /** How many jobs of this kind a process runs at a time. */
  readonly concurrency: number
  /** A job that runs longer has failed and is tried again. */
  readonly timeoutSeconds: number
}

export type JobContext = {
  /** The same for every try of a job. */
  readonly id: string
  /** Aborts when this process no longer owns the job. */
  readonly signal: AbortSignal
  readonly log: Log
}

/** A job together with the function that does the work. */
export type HandledJob = {
  readonly job: Job
  run(data: unknown, context: JobContext): Promise<void>
}

/**
 * Puts a job into its queue on the connection of `db` and returns its id. In a transaction the job exists only if the
 * transaction commits.
 */
export type Enqueue = <Schema extends z.ZodType>(
  db: Kysely<Database>,
  job: Job<Schema>,
  data: z.input<Schema>,
) => Promise<string>

/** Lists every queue with the number of due jobs and the age of the oldest. */
export type ListQueues = (
  db: Kysely<Database>,
) => Promise<{ readonly queue: string; readonly waiting: number; readonly oldestSec: number }[]>

const DEFAULTS = { retryAfterSeconds: [], concurrency: 1, timeoutSeconds: 120 } as const

export function defineJob<Schema extends z.ZodType>(
  declared: Pick<Job<Schema>, 'name' | 'schema'> & Partial<Job<Schema>>,
): Job<Schema> {
  return { ...DEFAULTS, ...declared }
}

/** Binds a job to its handler. A payload that breaks the schema fails for good: a retry cannot help. */
export function handleJob<Schema extends z.ZodType>(
  job: Job<Schema>,
  run: (data: z.output<Schema>, context: JobContext) => Promise<void>,
): HandledJob {
  return {
    job,
    async run(data, context) {
      const parsed = job.schema.safeParse(data)
      if (!parsed.success) throw new PermanentFailure('payload.invalid', parsed.error)
      await run(parsed.data, context)
    },
  }
}

/** Thrown by a handler when a retry would fail in the same way. */
export class PermanentFailure extends Error {
  readonly code: string

  constructor(code: string, cause?: unknown) {
    super(code, { cause })
    this.name = 'PermanentFailure'
    this.code = code
  }
}

export type Verdict = { readonly kind: 'retry'; readonly afterSeconds: number } | { readonly kind: 'dead' }

/**
 * Whether a job that has just failed is tried again, and when.
 * @param retryCount tries before this one
 * @example judgeFailure([60, 300], new Error(), 1) // { kind: 'retry', afterSeconds: 300 }
 */
export function judgeFailure(
  retryAfterSeconds: readonly number[],
  error: unknown,
  retryCount: number,
): Verdict {
  if (error instanceof PermanentFailure) return { kind: 'dead' }
  const afterSeconds = retryAfterSeconds[retryCount]
  return afterSeconds === undefined ? { kind: 'dead' } : { kind: 'retry', afterSeconds }
}
