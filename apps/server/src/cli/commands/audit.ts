import { parseArgs } from 'node:util'
import { parseConfig } from '../../config.ts'
import { type AuditHead, verifyAudit } from '../../features/console/index.ts'
import { openDatabase } from '../../platform/db/database.ts'

const USAGE = 'usage: npm run admin -- audit verify [--head <number:hash printed earlier>]'

export const description = 'verifies the audit log of the console and prints its head'

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { head: { type: 'string' } },
  })
  const known = values.head === undefined ? undefined : readHead(values.head)
  if (positionals.join(' ') !== 'verify' || (values.head !== undefined && !known)) {
    console.error(USAGE)
    return 1
  }
  const { databaseUrl } = parseConfig(process.env)
  const db = openDatabase({ url: databaseUrl, poolSize: 1, statementTimeoutMs: 0 })
  try {
    const { head, fault } = await verifyAudit(db, known)
    if (fault) {
      console.error(fault)
      return 1
    }
    console.log(`the audit log is whole; store its head elsewhere:\n${head.seq}:${head.hash}`)
    return 0
  } finally {
    await db.destroy()
  }
}

function readHead(text: string): AuditHead | undefined {
  const [, seq, hash] = /^(\d+):([\da-f]{64})$/.exec(text) ?? []
  return seq === undefined || hash === undefined ? undefined : { seq: Number(seq), hash }
}
