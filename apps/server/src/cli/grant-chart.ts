import { parseArgs } from 'node:util'
import * as z from 'zod'
import { parseConfig } from '../config.ts'
import { grantFreeTime } from '../features/billing/index.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/db/database.ts'
import { systemRandom } from '../platform/random.ts'

const USAGE = 'usage: npm run charts:grant -- <uuid of a chart> [--months 1] [--in-production]'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { months: { type: 'string', default: '1' }, 'in-production': { type: 'boolean' } },
})
const id = z.uuid().safeParse(positionals[0])
const months = z.coerce.number().int().min(1).max(120).safeParse(values.months)
if (!id.success || !months.success || positionals.length !== 1) {
  console.error(USAGE)
  process.exit(1)
}
const config = parseConfig(process.env)
if (config.production && !values['in-production']) {
  console.error('time is paid for in production; say --in-production to give it away')
  process.exit(1)
}
const db = openDatabase({ url: config.databaseUrl, poolSize: 1 })
const given = {
  chartId: id.data,
  months: months.data,
  locale: config.edition,
  at: new Date(systemClock.now()),
}
const until = await db.transaction().execute((trx) => grantFreeTime(trx, systemRandom, given))
await db.destroy()
if (!until) {
  console.error('no account has such a chart')
  process.exit(1)
}
console.log(`paid until ${until.toISOString()}`)
