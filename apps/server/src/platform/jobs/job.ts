import type { Kysely } from 'kysely'
import type * as z from 'zod'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'

/** A kind of work: the name of its queue, the form of its payload, and its patience. */
export type Job<Schema extends z.ZodType = z.ZodType> = {
  readonly name: string
  readonly schema: Schema
  /** The pause before each further try; a failure after the last of them is the end. */
  readonly retryAfterSeconds: readonly number[]
  /** Jobs of this kind one process runs at a time. */
  readonly concurrency: number
  /** After this time a running job counts as failed and is tried again. */
  readonly timeoutSeconds: number
}

export type JobContext = {
  /** The same for every try of a job. */
  readonly id: string
  /** Aborted when this process no longer holds the job. */
  readonly signal: AbortSignal
  readonly log: Log
}

/** A job together with the function that does the work. */
export type HandledJob = {
  readonly job: Job
  run(data: unknown, context: JobContext): Promise<void>
}

/**
 * Puts a job into its queue on the connection of `db`: handed a transaction, the job exists when the transaction
 * commits and never otherwise. Gives back the job's id.
 */
export type Enqueue = <Schema extends z.ZodType>(
  db: Kysely<Database>,
  job: Job<Schema>,
  data: z.input<Schema>,
) => Promise<string>

/** Every queue with the jobs in it that are due: how many, and how long the oldest has been. */
export type ListQueues = (
  db: Kysely<Database>,
) => Promise<{ readonly queue: string; readonly waiting: number; readonly oldestSec: number }[]>

const DEFAULTS = { retryAfterSeconds: [], concurrency: 1, timeoutSeconds: 120 } as const

export function defineJob<Schema extends z.ZodType>(
  declared: Pick<Job<Schema>, 'name' | 'schema'> & Partial<Job<Schema>>,
): Job<Schema> {
  return { ...DEFAULTS, ...declared }
}

/** Joins a job with its work. A payload of another form is refused for good: trying again cannot mend it. */
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

/** Thrown by a handler when another try would fail in the same way. */
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
 * What becomes of a job that has just failed.
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
