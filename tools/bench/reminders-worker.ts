// A worker that plans and sends on command of the bench, with channels that write and encrypt but call nobody.

import { parseConfig } from '../../apps/server/src/config.ts'
import { type Channel, kindOf, lanesOf } from '../../apps/server/src/features/reminders/channel.ts'
import { writeMorningLetter } from '../../apps/server/src/features/reminders/message/write-letter.ts'
import { writeTelegram } from '../../apps/server/src/features/reminders/message/write-telegram.ts'
import { createPushSender, encryptPush } from '../../apps/server/src/features/reminders/push/encrypt-push.ts'
import { writePayload } from '../../apps/server/src/features/reminders/push/push-payload.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { writeHtml, writeText } from '../../apps/server/src/platform/mail/letter.ts'
import { systemRandom } from '../../apps/server/src/platform/random.ts'
import { createReminderRunner } from '../testbed/reminders/reminder-runner.ts'

/** What the bench commands at an instant: to plan, or to send by every `of`-th channel from `index` on. */
export type RoundCommand = {
  readonly step: 'plan' | 'send'
  readonly atMs: number
  readonly index: number
  readonly of: number
  readonly bots: readonly string[]
}
/** What the worker reports of a step. */
export type RoundReport = {
  readonly written: number
  readonly bytes: number
  readonly processorMs: number
}

const LANES = 4
// The bench runs as in production, whose configuration would need secrets.
const config = parseConfig({ DATABASE_URL: process.env.DATABASE_URL })
const db = openDatabase({ url: config.databaseUrl, poolSize: 10, statementTimeoutMs: 0 })
const clock = { at: 0, now: () => clock.at }
const sender = { product: config.product, address: config.mailFrom, origins: config.origins }
const counted = { written: 0, bytes: 0 }

/** Writes a message as its channel would hand it over. */
const writers = {
  telegram: ({ message, locale }) => Buffer.byteLength(writeTelegram(message, locale).html),
  mail({ message, locale }) {
    const letter = writeMorningLetter(message, locale)
    return Buffer.byteLength(writeText(letter, locale, sender) + writeHtml(letter, locale, sender))
  },
  push({ message, locale, push }) {
    if (!push) throw new Error('a browser has keys')
    const payload = Buffer.from(JSON.stringify(writePayload(message, locale)))
    return encryptPush(payload, push, createPushSender(systemRandom)).length
  },
} satisfies Record<string, (outgoing: Parameters<Channel['send']>[0]) => number>

const channelOf = (id: string): Channel => ({
  id,
  perSecond: Number.POSITIVE_INFINITY,
  async send(outgoing) {
    counted.bytes += writers[kindOf(id)](outgoing)
    counted.written += 1
    return { kind: 'sent' }
  },
})
const lanes = (['mail', 'push'] as const).flatMap((kind) =>
  lanesOf(kind, LANES, Number.POSITIVE_INFINITY).map(({ id }) => id),
)

async function runStep({ step, atMs, index, of, bots }: RoundCommand): Promise<RoundReport> {
  clock.at = atMs
  Object.assign(counted, { written: 0, bytes: 0 })
  const ids = [...lanes, ...bots]
  runner ??= createReminderRunner({ config, db, clock, more: ids.map(channelOf), sleep: async () => {} })
  const { plan, send } = runner
  const before = process.cpuUsage()
  if (step === 'plan') await plan()
  else await Promise.all(ids.filter((_, position) => position % of === index).map((id) => send(id)))
  const { user, system } = process.cpuUsage(before)
  return { ...counted, processorMs: (user + system) / 1000 }
}
let runner: ReturnType<typeof createReminderRunner> | undefined

process.on('message', (command: RoundCommand) => {
  void runStep(command).then((report) => process.send?.(report))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
