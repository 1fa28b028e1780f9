import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '../../../apps/server/src/config.ts'
import { createBirthKeyring } from '../../../apps/server/src/features/charts/index.ts'
import { createPlaces } from '../../../apps/server/src/features/places/index.ts'
import { createChannels } from '../../../apps/server/src/features/reminders/channels.ts'
import { createMessageRenderer } from '../../../apps/server/src/features/reminders/message/render-message.ts'
import { runPlanningRound } from '../../../apps/server/src/features/reminders/plan-deliveries.ts'
import { createReminderMetrics } from '../../../apps/server/src/features/reminders/reminder-metrics.ts'
import { type SendEnd, sendQueued } from '../../../apps/server/src/features/reminders/send-deliveries.ts'
import type { Services } from '../../../apps/server/src/features/reminders/services.ts'
import { createServices } from '../../../apps/server/src/features/reminders/services.ts'
import { createCircuits } from '../../../apps/server/src/platform/circuit.ts'
import type { Clock } from '../../../apps/server/src/platform/clock.ts'
import type { Enqueue } from '../../../apps/server/src/platform/jobs/job.ts'
import { createToday } from '../../../apps/server/src/platform/local-day.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import { createSmtp, type SendMessage } from '../../../apps/server/src/platform/mail/deliver.ts'
import { createMetrics } from '../../../apps/server/src/platform/metrics.ts'
import { systemRandom } from '../../../apps/server/src/platform/random.ts'
import { createZoneClocks } from '../../../apps/server/src/platform/zone-clock.ts'

type Options = {
  readonly config: Config
  readonly db: Services['db']
  readonly clock: Clock
  readonly enqueue?: Enqueue
  readonly send?: SendMessage
  /** Waits so long by the clock. */
  readonly sleep?: (ms: number) => Promise<void>
}

/** The work of reminders without the engine that wakes it: tests and drills say when. */
export type Sending = {
  plan(): Promise<void>
  /** Brings what is queued for a carrier. */
  send(carrier: string, isOver?: () => boolean): Promise<SendEnd>
  /** Plans, and brings what everybody has to bring. */
  round(): Promise<void>
  readonly carriers: readonly string[]
}

export function createSending({
  config,
  db,
  clock,
  enqueue = async () => '',
  send,
  sleep = delay,
}: Options): Sending {
  const services = createServices({
    config,
    db,
    clock,
    random: systemRandom,
    log: createLog('silent'),
    enqueue,
  })
  const carriers = createChannels({
    config,
    clock,
    send: send ?? createSmtp(config),
    circuitTo: createCircuits(clock, { set() {} }),
  })
  const metrics = createReminderMetrics(createMetrics().registry)
  const render = createMessageRenderer({
    calendar: {
      places: createPlaces(db, () => clock.now()),
      clockOf: createZoneClocks(),
      today: createToday(clock),
    },
    keyring: createBirthKeyring(config),
    origins: config.origins,
  })
  const bring = async (name: string, isOver = () => false) => {
    const carrier = carriers.get(name)
    if (!carrier) throw new Error(`nobody is called ${name}`)
    return sendQueued(
      { services, render, metrics, sleep: async (ms) => void (await sleep(ms)), isOver },
      carrier,
    )
  }
  const plan = () => runPlanningRound(services, carriers, metrics)
  return {
    plan,
    send: bring,
    async round() {
      await plan()
      for (const name of carriers.keys()) await bring(name)
    },
    carriers: [...carriers.keys()],
  }
}
