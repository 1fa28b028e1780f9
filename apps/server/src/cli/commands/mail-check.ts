import { parseArgs } from 'node:util'
import { email, locale } from '@zeri/contract'
import { parseConfig } from '../../config.ts'
import { systemClock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { createEnqueue } from '../../platform/jobs/engine.ts'
import { deliveryCheckMail } from '../../platform/mail/delivery-check.ts'

const USAGE = 'usage: npm run admin -- mail-check you@example.org [--locale en|ru]'

export const description = 'sends a test mail through the queue, the worker and the mail server'

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { locale: { type: 'string', default: 'en' } },
  })
  const to = email.safeParse(positionals[0])
  const language = locale.safeParse(values.locale)
  if (!to.success || !language.success || positionals.length !== 1) {
    console.error(USAGE)
    return 1
  }
  const { databaseUrl } = parseConfig(process.env)
  const db = openDatabase({ url: databaseUrl, poolSize: 1 })
  const id = await createEnqueue()(db, deliveryCheckMail.job, {
    template: 'delivery-check',
    locale: language.data,
    to: to.data,
    data: { askedAt: new Date(systemClock.now()).toISOString() },
  })
  await db.destroy()
  console.log(`job ${id} is queued; the worker sends it`)
  return 0
}
