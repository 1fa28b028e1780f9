import { parseConfig } from '../../config.ts'
import { createBillingKeyring, rotateBillingKeys } from '../../features/billing/index.ts'
import { createBirthKeyring, rotateKeys } from '../../features/charts/index.ts'
import { openDatabase } from '../../platform/db/database.ts'

export const description = 'encrypts births, cards and names on orders again, with the first of BIRTH_KEYS'

/** Afterwards the other keys may be removed from BIRTH_KEYS. */
export async function run(): Promise<number> {
  const config = parseConfig(process.env)
  const keyring = createBirthKeyring(config)
  const db = openDatabase({ url: config.databaseUrl, poolSize: 1, statementTimeoutMs: 0 })
  try {
    console.log(`${await rotateKeys(db, keyring)} charts are encrypted again, with ${keyring.currentId}`)
    console.log(`${await rotateBillingKeys(db, createBillingKeyring(config))} cards and names on orders too`)
  } finally {
    await db.destroy()
  }
  return 0
}
