import { parseConfig } from '../config.ts'
import { createBillingKeyring, rotateBillingKeys } from '../features/billing/index.ts'
import { createBirthKeyring, rotateKeys } from '../features/charts/index.ts'
import { openDatabase } from '../platform/db/database.ts'

/** Encrypts every birth, card and name on an order under the first of BIRTH_KEYS; afterwards the others may go. */
const config = parseConfig(process.env)
const keyring = createBirthKeyring(config)
const db = openDatabase({ url: config.databaseUrl, poolSize: 1, statementTimeoutMs: 0 })
try {
  console.log(`${await rotateKeys(db, keyring)} charts are encrypted anew, under ${keyring.currentId}`)
  console.log(`${await rotateBillingKeys(db, createBillingKeyring(config))} cards and names on orders too`)
} finally {
  await db.destroy()
}
