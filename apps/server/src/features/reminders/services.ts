import type { Locale } from '@zeri/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Enqueue } from '../../platform/jobs/job.ts'
import type { Log } from '../../platform/log.ts'
import type { Random } from '../../platform/random.ts'
import { createSchedule, type Schedule } from './fire-time.ts'
import type { Db } from './store.ts'

export type RemindersDeps = {
  readonly config: Pick<Config, 'telegram' | 'origins'>
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
  readonly enqueue: Enqueue
}

/** What the doors and the jobs of reminders work with. */
export type Services = Omit<RemindersDeps, 'config'> & {
  readonly schedule: Schedule
  /** The names of the bots, in their order. */
  readonly bots: readonly string[]
  /** Where links to bots lead. */
  readonly linkUrl: string
  readonly origins: Readonly<Record<Locale, string>>
}

export function createServices({ config, ...deps }: RemindersDeps): Services {
  const { db, clock, random, log, enqueue } = deps
  return {
    db,
    clock,
    random,
    log,
    enqueue,
    schedule: createSchedule(),
    bots: config.telegram.bots.map(({ name }) => name),
    linkUrl: config.telegram.linkUrl,
    origins: config.origins,
  }
}

/** Where people choose what they are told: bots are for the Russian edition. */
export function profileUrl({ origins }: Pick<Services, 'origins'>): string {
  return `${origins.ru}/ru/client/profile`
}
