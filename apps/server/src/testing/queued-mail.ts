import { sql } from 'kysely'
import { parseConfig } from '../config.ts'
import { createSeal, sealKeyOf } from '../platform/secret.ts'
import type { TestDatabase } from './database.ts'

type QueuedMail = {
  readonly template: string
  readonly locale: string
  readonly to: string
  readonly data: Readonly<Record<string, string>>
}

/** Fields of a mail job that are sealed in the queue: only the recipient may read them. */
const SEALED = ['code', 'token']

/** The mails to an address that wait in the job queue, the latest first; sealed fields are opened if their key is there. */
export async function listMailsTo(
  { db, jobSchema }: TestDatabase,
  to: string,
  { secretKeys } = parseConfig({}),
): Promise<QueuedMail[]> {
  const { rows } = await sql<{ data: QueuedMail }>`
    select data from ${sql.id(jobSchema, 'job')} where data ->> 'to' = ${to}
    order by created_on desc, id desc`.execute(db)
  const seal = createSeal(secretKeys)
  const ids = secretKeys.map(({ id }) => id)
  const open = ([name, value]: [string, string]) => [
    name,
    SEALED.includes(name) && ids.includes(sealKeyOf(value)) ? seal.open(value) : value,
  ]
  return rows.map(({ data }) => ({ ...data, data: Object.fromEntries(Object.entries(data.data).map(open)) }))
}
