import { parseArgs } from 'node:util'
import * as z from 'zod'
import { parseConfig } from '../../config.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { createSealedMails } from '../../platform/jobs/engine.ts'
import { revokeSecretKey } from '../../secret-keys.ts'

const USAGE = 'usage: npm run admin -- revoke-key <name of a key> [--before <time>] [--passwords]'

export const description =
  'ends what a leaked key of SECRET_KEY made: addresses, codes, with --passwords passwords'

const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { before: { type: 'string' }, passwords: { type: 'boolean' } },
  })
  const [keyId] = positionals
  const before = time.optional().safeParse(values.before)
  if (keyId === undefined || positionals.length > 1 || !before.success) {
    console.error(USAGE)
    return 1
  }
  const config = parseConfig(process.env)
  if (config.secretKeys[0]?.id === keyId) {
    console.error(`${keyId} is the key in use: put another first in SECRET_KEY and restart every process`)
    return 1
  }
  const db = openDatabase({ url: config.databaseUrl, poolSize: 1, statementTimeoutMs: 0 })
  try {
    const ended = await revokeSecretKey(
      { db, mails: createSealedMails() },
      { keyId, before: before.data, withPasswords: values.passwords },
    )
    for (const [what, count] of Object.entries(ended)) console.log(`${what}: ${count} ended`)
  } finally {
    await db.destroy()
  }
  return 0
}
