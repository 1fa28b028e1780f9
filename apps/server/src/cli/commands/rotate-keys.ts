import { parseConfig } from '../../config.ts'
import { createBillingKeyring, rotateBillingKeys } from '../../features/billing/index.ts'
import { createBirthKeyring, rotateKeys } from '../../features/charts/index.ts'
import { rotateLunarKeys } from '../../features/lunar-dates/index.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { createSealedMails } from '../../platform/jobs/engine.ts'
import { createSeal } from '../../platform/secret.ts'
import { rotateSecretKeys } from '../../secret-keys.ts'

export const description = 'encrypts what is stored again, with the first of BIRTH_KEYS and of SECRET_KEY'

/** Afterwards the other keys may be removed from BIRTH_KEYS, and from SECRET_KEY once no password rests on them. */
export async function run(): Promise<number> {
  const config = parseConfig(process.env)
  const [keyring, seal] = [createBirthKeyring(config), createSeal(config.secretKeys)]
  const db = openDatabase({ url: config.databaseUrl, poolSize: 1, statementTimeoutMs: 0 })
  try {
    console.log(`${await rotateKeys(db, keyring)} charts are encrypted again, with ${keyring.currentId}`)
    console.log(`${await rotateLunarKeys({ db, keyring })} lunar dates too`)
    console.log(`${await rotateBillingKeys(db, createBillingKeyring(config))} cards and names on orders too`)
    const { addresses, lost, secondFactors, lostFactors, mails, passwords } = await rotateSecretKeys(
      { db, mails: createSealedMails() },
      seal,
    )
    console.log(`${addresses} addresses of calendars and lists are sealed again, with ${seal.currentId}`)
    if (lost > 0) console.log(`${lost} addresses have a key that is not in SECRET_KEY`)
    console.log(`${secondFactors} second factors too`)
    if (lostFactors > 0) console.log(`${lostFactors} second factors have a key that is not in SECRET_KEY`)
    console.log(`${mails} waiting mails too`)
    for (const [key, count] of passwords)
      console.log(`${count} passwords rest on ${key}; each moves when its owner signs in`)
    if (passwords.size === 0) console.log(`every password rests on ${seal.currentId}`)
  } finally {
    await db.destroy()
  }
  return 0
}
