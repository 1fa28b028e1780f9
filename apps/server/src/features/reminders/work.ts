import { setTimeout as delay } from 'node:timers/promises'
import type { Registry } from 'prom-client'
import type { JobContext } from '../../platform/jobs/job.ts'
import type { Carrier } from './carrier.ts'
import { sendReminders } from './jobs.ts'
import type { Render } from './message/render.ts'
import { planRound } from './plan-deliveries.ts'
import { createReminderMetrics } from './reminder-metrics.ts'
import { sendQueued } from './send-deliveries.ts'
import type { Services } from './services.ts'

/** Less than the job may take; what is left is the next one's. */
const SENDS_MS = 60_000

type Deps = {
  readonly services: Services
  readonly carriers: ReadonlyMap<string, Carrier>
  readonly render: Render
  readonly registry: Registry
  /** Whether the process is about to end. */
  readonly isStopping: () => boolean
}

/** The work behind the jobs of reminders. */
export type ReminderWork = {
  plan(): Promise<void>
  send(asked: { readonly carrier: string }, context: Pick<JobContext, 'signal'>): Promise<void>
}

export function createReminderWork({ services, carriers, render, registry, isStopping }: Deps): ReminderWork {
  const metrics = createReminderMetrics(registry)
  const sleep = (ms: number) => delay(ms)
  return {
    plan: () => planRound(services, carriers, metrics),
    async send({ carrier: name }, { signal }) {
      const carrier = carriers.get(name)
      if (!carrier) return
      const startedMs = performance.now()
      const isOver = () => isStopping() || signal.aborted || performance.now() - startedMs > SENDS_MS
      const end = await sendQueued({ services, render, metrics, sleep, isOver }, carrier)
      if (end === 'more') await services.enqueue(services.db, sendReminders, { carrier: name })
    },
  }
}
