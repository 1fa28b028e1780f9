import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import { defineJob, type Enqueue, type Job } from './job.ts'

/** Deletes every mail to an address, or with it as reply address, from the queues, sent or not. */
export type ForgetMails = (db: Kysely<Database>, address: string) => Promise<void>

type PlannerDeps = {
  readonly db: Kysely<Database>
  readonly enqueue: Enqueue
  readonly log: Log
  readonly forgetMails: ForgetMails
}

/**
 * Reads the database and enqueues the work that is due. The job engine only wakes it; the time comes from the clock, so
 * that tests can simulate years. A second wake-up for the same time must do nothing.
 */
export type Planner = {
  readonly name: string
  /** When to wake, in UTC, to the minute. */
  readonly cron: string
  plan(deps: PlannerDeps, nowMs: number): Promise<void>
}

export function definePlanner(planner: Planner): Planner {
  return planner
}

/** The queue that wakes a planner. A failed run is not retried: the next run finds the work it left. */
export function wakeUpOf({ name }: Planner): Job<z.ZodNull> {
  return defineJob({ name, schema: z.null() })
}
