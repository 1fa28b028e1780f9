// Queues and jobs: what waits, what failed, and trying it again.

import {
  type ConsoleInput,
  type ConsoleOutput,
  type consoleCalls,
  type JobState,
  PAGE_ROWS,
} from '@zeri/contract/console'
import { recordAudit } from './audit.ts'
import type { Db, Operator } from './operator-store.ts'
import { ConsoleRefusal } from './refusal.ts'
import type { ConsoleServices } from './services.ts'

const UNIQUE_VIOLATION = '23505'

type JobPage = { readonly queue: string; readonly state: JobState; readonly after?: string | undefined }

export async function listJobs(
  { db, jobDesk }: ConsoleServices,
  page: JobPage,
): Promise<ConsoleOutput<typeof consoleCalls.listJobs>> {
  const { jobs, next } = await jobDesk.listJobs(db, { ...page, limit: PAGE_ROWS })
  const toLine = ({ createdAt, at, ...job }: (typeof jobs)[number]) => ({
    ...job,
    createdAt: createdAt.toISOString(),
    at: at.toISOString(),
  })
  return { jobs: jobs.map(toLine), next }
}

type Key = ConsoleInput<typeof consoleCalls.retryJob>

export const retryJob = (services: ConsoleServices, key: Key, operator: Operator) =>
  actOn(services, key, { operator, action: 'job.retry', act: services.jobDesk.retry })

export const cancelJob = (services: ConsoleServices, key: Key, operator: Operator) =>
  actOn(services, key, { operator, action: 'job.cancel', act: services.jobDesk.cancel })

type Act = {
  readonly operator: Operator
  readonly action: string
  readonly act: (trx: Db, key: Key) => Promise<boolean>
}

async function actOn(
  { db, clock }: ConsoleServices,
  key: Key,
  { operator, action, act }: Act,
): Promise<Record<string, never>> {
  await db.transaction().execute(async (trx) => {
    if (!(await act(trx, key).catch(refuseSecond))) throw new ConsoleRefusal('job.not-waiting')
    const entry = { action, subject: key.id, details: { queue: key.queue } }
    await recordAudit(trx, { at: new Date(clock.now()), operatorId: operator.id, ...entry })
  })
  return {}
}

/** A queue with one job at most already has its next one. */
function refuseSecond(error: unknown): never {
  const isSecond = error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
  throw isSecond ? new ConsoleRefusal('job.not-waiting') : error
}
