import { setTimeout as delay } from 'node:timers/promises'
import type { SwitchName } from '@zeri/contract'
import type { Config } from '../../../apps/server/src/config.ts'
import { createBirthKeyring } from '../../../apps/server/src/features/charts/index.ts'
import { createPlaces } from '../../../apps/server/src/features/places/index.ts'
import type { Channel } from '../../../apps/server/src/features/reminders/channel.ts'
import { createChannels } from '../../../apps/server/src/features/reminders/channels.ts'
import { maintainDays } from '../../../apps/server/src/features/reminders/delivery-store.ts'
import { createAccountEvents } from '../../../apps/server/src/features/reminders/event-sources.ts'
import { createMessageRenderer } from '../../../apps/server/src/features/reminders/message/render-message.ts'
import { runPlanningRound } from '../../../apps/server/src/features/reminders/plan-deliveries.ts'
import { createReminderMetrics } from '../../../apps/server/src/features/reminders/reminder-metrics.ts'
import { type SendEnd, sendQueued } from '../../../apps/server/src/features/reminders/send-deliveries.ts'
import type { Services } from '../../../apps/server/src/features/reminders/services.ts'
import { createServices } from '../../../apps/server/src/features/reminders/services.ts'
import { createSendAside } from '../../../apps/server/src/features/reminders/telegram/send-aside.ts'
import { createCircuits } from '../../../apps/server/src/platform/circuit.ts'
import type { Clock } from '../../../apps/server/src/platform/clock.ts'
import type { Enqueue } from '../../../apps/server/src/platform/jobs/job.ts'
import { createToday } from '../../../apps/server/src/platform/local-day.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import type { MailReturns } from '../../../apps/server/src/platform/mail/deliver.ts'
import { createSmtp, type SendMessage } from '../../../apps/server/src/platform/mail/smtp.ts'
import { createMetrics } from '../../../apps/server/src/platform/metrics.ts'
import { systemRandom } from '../../../apps/server/src/platform/random.ts'
import { createZoneClocks } from '../../../apps/server/src/platform/zone-clock.ts'

const DAY_MS = 86_400_000
/** A run may jump by months and still looks at what was sent before. */
const DAYS = { ahead: 7, retained: 10_000 }

type Options = {
  readonly config: Config
  readonly db: Services['db']
  readonly clock: Clock
  readonly enqueue?: Enqueue
  readonly switches?: { readonly isOn: (name: SwitchName) => boolean }
  readonly send?: SendMessage
  readonly returns?: MailReturns
  /** Channels beside those of the configuration. */
  readonly more?: readonly Channel[]
  /** Waits by the clock given. */
  readonly sleep?: (ms: number) => Promise<void>
}

/** Plans and sends reminders without the job engine: tests and drills decide when. */
export type ReminderRunner = {
  /** Plans what is due, on a new day after the job that prepares the table for it. */
  plan(): Promise<void>
  /** Sends the queued deliveries of a channel. */
  send(channel: string, isOver?: () => boolean): Promise<SendEnd>
  /** Plans, then sends the queued deliveries of every channel. */
  round(): Promise<void>
  readonly channels: readonly string[]
}

export function createReminderRunner({
  config,
  db,
  clock,
  enqueue = async () => '',
  switches = { isOn: () => true },
  send,
  returns,
  more = [],
  sleep = delay,
}: Options): ReminderRunner {
  const services = createServices({
    config,
    db,
    clock,
    random: systemRandom,
    log: createLog('silent'),
    enqueue,
    switches,
  })
  const configured = createChannels({
    config,
    clock,
    send: send ?? createSmtp(config).send,
    ...(returns && { returns }),
    random: systemRandom,
    circuitTo: createCircuits(clock, { set() {} }),
  })
  const channels = new Map([...configured, ...more.map((channel) => [channel.id, channel] as const)])
  const metrics = createReminderMetrics(createMetrics().registry)
  const calendar = {
    places: createPlaces(db, () => clock.now()),
    clockOf: createZoneClocks(),
    today: createToday(clock),
  }
  const render = createMessageRenderer({
    calendar,
    keyring: createBirthKeyring(config),
    origins: config.origins,
  })
  const findEvents = createAccountEvents({ db, keyring: createBirthKeyring(config) })
  const sendAside = createSendAside({ services, render, calendar })
  const sendChannel = async (name: string, isOver = () => false) => {
    const channel = channels.get(name)
    if (!channel) throw new Error(`no channel is called ${name}`)
    return sendQueued(
      {
        services,
        render,
        findEvents,
        metrics,
        sendAside,
        sleep: async (ms) => void (await sleep(ms)),
        isOver,
      },
      channel,
    )
  }
  let maintainedDay = -1
  const plan = async () => {
    const day = Math.floor(clock.now() / DAY_MS)
    if (day !== maintainedDay) await maintainDays(db, new Date(clock.now()), DAYS)
    maintainedDay = day
    await runPlanningRound(services, channels, metrics)
  }
  return {
    plan,
    send: sendChannel,
    async round() {
      await plan()
      for (const name of channels.keys()) await sendChannel(name)
    },
    channels: [...channels.keys()],
  }
}
