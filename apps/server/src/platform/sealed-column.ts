import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from './db/database.ts'
import { openSealed, type Seal, UNNAMED_KEY } from './secret.ts'

type Db = Kysely<Database>

/** A column of sealed texts in a table with `id` and `created_at`. */
export type SealedColumn = { readonly table: string; readonly column: string }

const BATCH_SIZE = 500

/** The name of the key that a text is sealed with, as SQL. */
export function sealKeySql(text: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`case when position('.' in ${text}) = 0 then ${sql.lit(UNNAMED_KEY)} else split_part(${text}, '.', 1) end`
}

/**
 * Seals the texts of a column again, with the current key. Returns how many, and how many have a key that is not in the
 * ring. Safe to repeat.
 */
export async function resealColumn(
  db: Db,
  seal: Seal,
  target: SealedColumn,
): Promise<{ readonly resealed: number; readonly lost: number }> {
  let [resealed, lost, after] = [0, 0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const rows = await db.transaction().execute((trx) => resealSome(trx, seal, { ...target, after }))
    resealed += rows.filter(({ isOpen }) => isOpen).length
    lost += rows.filter(({ isOpen }) => !isOpen).length
    const last = rows.at(-1)
    if (!last || rows.length < BATCH_SIZE) return { resealed, lost }
    after = last.id
  }
}

async function resealSome(
  trx: Db,
  seal: Seal,
  { table, column, after }: SealedColumn & { readonly after: string },
): Promise<{ readonly id: string; readonly isOpen: boolean }[]> {
  const text = sql<string>`${sql.ref(column)}`
  const { rows } = await sql<{ id: string; sealed: string }>`
    select id, ${text} as sealed from ${sql.table(table)}
    where id > ${after} and ${sealKeySql(text)} <> ${seal.currentId}
    order by id limit ${BATCH_SIZE} for update`.execute(trx)
  const done = []
  for (const { id, sealed } of rows) {
    const opened = openSealed(seal, sealed)
    if (opened !== null)
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${seal.close(opened)} where id = ${id}`.execute(
        trx,
      )
    done.push({ id, isOpen: opened !== null })
  }
  return done
}

type Revoked = { readonly keyId: string; readonly before?: Date | undefined }

/** Deletes the rows whose text is sealed with a key, and those that were made before an instant; returns how many. */
export async function deleteSealed(
  db: Db,
  { table, column }: SealedColumn,
  { keyId, before }: Revoked,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)}
    where ${sealKeySql(sql<string>`${sql.ref(column)}`)} = ${keyId}
       or created_at < ${before ?? null}::timestamptz`.execute(db)
  return Number(numAffectedRows)
}
