import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import { defineJob, type Enqueue, type Job } from './job.ts'

/** Takes every mail to an address, or to be answered there, out of the queues, sent or not. */
export type ForgetMails = (db: Kysely<Database>, address: string) => Promise<void>

type PlannerDeps = {
  readonly db: Kysely<Database>
  readonly enqueue: Enqueue
  readonly log: Log
  readonly forgetMails: ForgetMails
}

/**
 * Looks at the state of things and arranges the work that is due. The engine only wakes it; the time it plans for
 * comes from the clock, so that years can be simulated. Woken twice for one time it must do nothing the second time.
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

/** The queue a planner is woken through. A failed run is not repeated: the next one sees what it left. */
export function wakeUpOf({ name }: Planner): Job<z.ZodNull> {
  return defineJob({ name, schema: z.null() })
}
