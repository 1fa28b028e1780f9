import { setTimeout as delay } from 'node:timers/promises'
import { parseConfig } from '../../apps/server/src/config.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { createReminderRunner } from '../testbed/reminders/reminder-runner.ts'
import { openDrillClock } from './reminders-clock.ts'

/** The planner and the senders of every bot on the clock of a drill, as a process that the drill may kill. */
const config = parseConfig(process.env)
const clock = openDrillClock(process.env.DRILL_CLOCK ?? '')
const db = openDatabase({ url: config.databaseUrl, poolSize: 12 })
const sending = createReminderRunner({ config, db, clock, sleep: clock.sleep })
const PLAN_MS = 5_000
const LOOK_MS = 2_000

// A process that loses the database ends, as the worker does, and the drill restarts it.
process.on('uncaughtException', () => process.exit(1))
process.on('unhandledRejection', () => process.exit(1))
console.log('the worker is ready')

async function forever(work: () => Promise<unknown>, pauseMs: number): Promise<never> {
  for (;;) {
    await work()
    await Promise.race([clock.sleep(pauseMs), delay(1_000)])
  }
}
await Promise.all([
  forever(() => sending.plan(), PLAN_MS),
  ...sending.channels.map((name) => forever(() => sending.send(name), LOOK_MS)),
])
