import { parseArgs } from 'node:util'
import { isLocale } from '@zeri/contract'
import * as z from 'zod'
import { parseConfig } from '../../config.ts'
import {
  enterPrice,
  listPricePeriods,
  PRICE_NOTICE_MS,
  type PricePeriod,
  parseMajor,
  toMajor,
} from '../../features/billing/index.ts'
import { systemClock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/db/database.ts'

const USAGE = `usage: npm run admin -- prices
       npm run admin -- prices set <product> <en|ru> <amount> --from <time>
       npm run admin -- prices withdraw <product> <en|ru> --from <time>
A time has its offset: 2026-12-01T00:00+03:00`

const faults = {
  'no-such-product': 'there is no such product in this language',
  'too-soon': `a price begins ${PRICE_NOTICE_MS / 60_000} minutes from now at the earliest, so that no cache shows the old one`,
  'not-the-last': 'a later price of this product is entered already; choose a time after it',
} as const

export const description = 'lists prices with their time, enters a new one, or ends a sale'

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { from: { type: 'string' } },
  })
  const change = positionals.length > 0 ? readChange(positionals, values.from) : null
  if (change === undefined) {
    console.error(USAGE)
    return 1
  }
  const db = openDatabase({ url: parseConfig(process.env).databaseUrl, poolSize: 1 })
  try {
    const now = new Date(systemClock.now())
    const fault = change && (await enterPrice(db, change, now))
    if (fault) {
      console.error(faults[fault])
      return 1
    }
    for (const period of await listPricePeriods(db)) console.log(lineOf(period, now))
    return 0
  } finally {
    await db.destroy()
  }
}

function readChange([action, code, locale, amount, ...rest]: readonly string[], time: string | undefined) {
  const from = z.iso.datetime({ offset: true, precision: null }).safeParse(time)
  const minor = action === 'set' ? parseMajor(amount ?? '') : action === 'withdraw' ? null : undefined
  const isComplete = code !== undefined && isLocale(locale) && from.success && rest.length === 0
  const isFree = minor === 0 || (action === 'withdraw' && amount !== undefined)
  if (!isComplete || minor === undefined || isFree) return undefined
  return { code, locale, minor, from: new Date(from.data) }
}

function lineOf({ code, locale, amount, from, until }: PricePeriod, now: Date): string {
  const holds = from <= now && (until === null || until > now)
  const price = amount ? `${toMajor(amount.minor)} ${amount.currency}` : 'not sold'
  const time = `${from.toISOString()} … ${until?.toISOString() ?? ''}`
  return `${holds ? '*' : ' '} ${locale} ${code.padEnd(18)} ${price.padStart(12)}  ${time}`.trimEnd()
}
