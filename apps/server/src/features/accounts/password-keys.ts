import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { UNNAMED_KEY } from '../../platform/secret.ts'

type Db = Kysely<Database>

/** What is stored instead of a hash where no password matches: it was revoked, or there never was one. */
export const NO_PASSWORD = ''

/** The name of the key of a stored hash, as `passwordKeyOf` finds it. */
const keyOfHash = sql<string>`coalesce(nullif(split_part(password_hash, '$', 1), ''), ${sql.lit(UNNAMED_KEY)})`

/** How many passwords rest on each key. */
export async function countPasswordsByKey(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    select ${keyOfHash} as key, count(*)::int as count from accounts
    where password_hash <> ${NO_PASSWORD} group by 1 order by 1`.execute(db)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

/** Makes passwords that rest on a key, or were set before an instant, match nothing: their owners recover. */
export async function revokePasswords(
  db: Db,
  { keyId, before }: { readonly keyId: string; readonly before?: Date | undefined },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update accounts set password_hash = ${NO_PASSWORD}
    where password_hash <> ${NO_PASSWORD}
      and (${keyOfHash} = ${keyId} or password_changed_at < ${before ?? null}::timestamptz)`.execute(db)
  return Number(numAffectedRows)
}
