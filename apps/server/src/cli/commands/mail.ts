import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { parseConfig } from '../../config.ts'
import { receiveReport } from '../../features/bounces/index.ts'
import { systemClock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { createReturnPaths } from '../../platform/mail/return-path.ts'

const USAGE =
  'usage: npm run admin -- mail bounce [--to <address it arrived at>] [file…], else one report on standard input'

export const description = 'applies reports of mail servers: bounces and complaints'

/** Mail servers try again later after this exit code (EX_TEMPFAIL). */
const TRY_LATER = 75
/** A report with the mail it is about is a fraction of this. */
const MAX_BYTES = 5_000_000

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { to: { type: 'string' } },
  })
  const [action, ...files] = positionals
  if (action !== 'bounce') {
    console.error(USAGE)
    return 1
  }
  const config = parseConfig(process.env)
  const db = openDatabase({ url: config.databaseUrl, poolSize: 1 })
  const services = { db, clock: systemClock, returnPaths: createReturnPaths(config) }
  try {
    const reports = files.length === 0 ? [buffer(process.stdin)] : files.map((file) => readFile(file))
    for (const reading of reports) {
      const raw = await reading
      const outcome = raw.length > MAX_BYTES ? 'no-report' : await receiveReport(services, raw, values.to)
      console.log(outcome)
    }
    return 0
  } catch (error) {
    // The report stays in the queue of the mail server, which would otherwise answer it with another bounce.
    console.error(error instanceof Error ? error.message : error)
    return TRY_LATER
  } finally {
    await db.destroy()
  }
}
