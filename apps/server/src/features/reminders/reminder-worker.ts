import { setTimeout as delay } from 'node:timers/promises'
import type { Registry } from 'prom-client'
import type { JobContext } from '../../platform/jobs/job.ts'
import type { Channel, SendAside } from './channel.ts'
import type { FindEvents } from './find-events.ts'
import { sendReminders } from './jobs.ts'
import type { RenderMessage } from './message/render-message.ts'
import { runPlanningRound } from './plan-deliveries.ts'
import { createReminderMetrics } from './reminder-metrics.ts'
import { sendQueued } from './send-deliveries.ts'
import type { Services } from './services.ts'

/** Shorter than the timeout of the job; the next job sends the rest. */
const SEND_LIMIT_MS = 60_000

type WorkerDeps = {
  readonly services: Services
  readonly channels: ReadonlyMap<string, Channel>
  readonly render: RenderMessage
  readonly findEvents: FindEvents
  readonly sendAside: SendAside
  readonly registry: Registry
  /** Whether the process is shutting down. */
  readonly isStopping: () => boolean
}

/** Handlers of the reminder jobs. */
export type ReminderWorker = {
  plan(): Promise<void>
  send(job: { readonly carrier: string }, context: Pick<JobContext, 'signal'>): Promise<void>
}

export function createReminderWorker({
  services,
  channels,
  render,
  findEvents,
  sendAside,
  registry,
  isStopping,
}: WorkerDeps): ReminderWorker {
  const metrics = createReminderMetrics(registry)
  const sleep = (ms: number) => delay(ms)
  return {
    plan: () => runPlanningRound(services, channels, metrics),
    async send({ carrier: channelId }, { signal }) {
      const channel = channels.get(channelId)
      if (!channel) return
      const startedMs = performance.now()
      const isOver = () => isStopping() || signal.aborted || performance.now() - startedMs > SEND_LIMIT_MS
      const end = await sendQueued(
        { services, render, findEvents, metrics, sendAside, sleep, isOver },
        channel,
      )
      if (end === 'more') await services.enqueue(services.db, sendReminders, { carrier: channelId })
    },
  }
}
