import { parseArgs } from 'node:util'
import * as z from 'zod'
import { parseConfig } from '../../config.ts'
import { grantFreeTime } from '../../features/billing/index.ts'
import { systemClock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { systemRandom } from '../../platform/random.ts'

const USAGE = 'usage: npm run admin -- grant <uuid of a chart> [--months 1] [--in-production]'

export const description = 'grants paid time to a chart without a payment'

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { months: { type: 'string', default: '1' }, 'in-production': { type: 'boolean' } },
  })
  const id = z.uuid().safeParse(positionals[0])
  const months = z.coerce.number().int().min(1).max(120).safeParse(values.months)
  if (!id.success || !months.success || positionals.length !== 1) {
    console.error(USAGE)
    return 1
  }
  const config = parseConfig(process.env)
  if (config.production && !values['in-production']) {
    console.error('time is paid for in production; add --in-production to grant it for free')
    return 1
  }
  const db = openDatabase({ url: config.databaseUrl, poolSize: 1 })
  const grant = {
    chartId: id.data,
    months: months.data,
    locale: config.edition,
    at: new Date(systemClock.now()),
  }
  const granted = await db.transaction().execute((trx) => grantFreeTime(trx, systemRandom, grant))
  await db.destroy()
  if (!granted) {
    console.error('no account has such a chart')
    return 1
  }
  console.log(`paid until ${granted.until.toISOString()}`)
  return 0
}
