import type { Locale } from '@zeri/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Enqueue } from '../../platform/jobs/job.ts'
import type { Log } from '../../platform/log.ts'
import type { Random } from '../../platform/random.ts'
import type { IsOn } from '../switches/index.ts'
import type { LaneCounts } from './channel.ts'
import { countLanes, type ReminderConfig } from './reminder-settings.ts'
import { createSchedule, type Schedule } from './schedule.ts'
import type { Db } from './store.ts'
import { listPostings, type Posting } from './telegram/postings.ts'

/** What `createServices` needs from the platform. */
export type RemindersDeps = {
  readonly config: Pick<
    ReminderConfig,
    'telegram' | 'origins' | 'mailPerSecond' | 'mailSenders' | 'pushSenders' | 'push'
  >
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
  readonly enqueue: Enqueue
  readonly switches: { readonly isOn: IsOn }
}

/** Dependencies of the routes and jobs of reminders. */
export type Services = Omit<RemindersDeps, 'config'> & {
  readonly schedule: Schedule
  readonly lanes: LaneCounts
  /** The names of the bots in the configured order. */
  readonly bots: readonly string[]
  /** The public channels that get the day. */
  readonly postings: readonly Posting[]
  /** The base URL of links to bots. */
  readonly linkUrl: string
  readonly origins: Readonly<Record<Locale, string>>
}

export function createServices({ config, ...deps }: RemindersDeps): Services {
  const { db, clock, random, log, enqueue, switches } = deps
  return {
    db,
    clock,
    random,
    log,
    enqueue,
    switches,
    schedule: createSchedule(),
    lanes: countLanes(config),
    bots: config.telegram.bots.map(({ name }) => name),
    postings: listPostings(config.telegram),
    linkUrl: config.telegram.linkUrl,
    origins: config.origins,
  }
}

/** The page with the reminder settings of an account, which exist in Russian alone. */
export function profileUrl({ origins }: Pick<Services, 'origins'>): string {
  return `${origins.ru}/ru/client/profile`
}
