// The SQL of the files that orders of the same general sheet share.

import { createHash } from 'node:crypto'
import { rulesVersion } from '@zeri/almanac/judgement'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { PrintKind } from './sheet-content.ts'
import type { NewPrint } from './store.ts'

type Db = Kysely<Database>

/** What a general sheet shows; equal sheets have equal files. */
export type SharedSheet = Pick<NewPrint, 'locale' | 'year' | 'month' | 'placeId' | 'schoolRules'> & {
  readonly kind: PrintKind
  readonly today: string
}

/**
 * The key of a general sheet. The date is part of it: a sheet says when it was made, and every day one more day is judged.
 * @param made what all sheets of the deployment have in common
 */
export function contentKeyOf(
  { kind, locale, year, month, placeId, schoolRules, today }: SharedSheet,
  made: { readonly product: string; readonly host: string },
): string {
  const parts = [
    kind,
    locale,
    year,
    month,
    placeId,
    schoolRules ?? '',
    today,
    rulesVersion,
    made.product,
    made.host,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** Counts the general sheets that wait or are being made. */
export async function countWaitingFiles(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('print_files')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', 'in', ['waiting', 'working'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether a file is there or on its way: one more order of it costs nothing. */
export async function hasFile(db: Db, contentKey: string): Promise<boolean> {
  const found = await db
    .selectFrom('print_files')
    .select('id')
    .where('content_key', '=', contentKey)
    .where('state', '!=', 'failed')
    .executeTakeFirst()
  return found !== undefined
}

type NewFile = SharedSheet & {
  readonly id: string
  readonly contentKey: string
  readonly orderedAt: Date
  readonly expiresAt: Date
  /** A file that was ordered before this and is not made has lost its job. */
  readonly lostBefore: Date
}

/**
 * Finds or adds the file of a sheet and returns its id, and whether its job must be enqueued. Orders at the same time wait
 * for each other on the row, so that one of them enqueues it.
 */
export async function claimFile(
  trx: Db,
  file: NewFile,
): Promise<{ readonly id: string; readonly isToMake: boolean }> {
  const { id, contentKey, kind, locale, year, month, placeId, schoolRules, today } = file
  const { orderedAt, expiresAt, lostBefore } = file
  const found = await trx
    .insertInto('print_files')
    .values({
      id,
      content_key: contentKey,
      kind,
      locale,
      year,
      month,
      place_id: placeId,
      school_rules: schoolRules,
      today,
      ordered_at: orderedAt,
      expires_at: expiresAt,
    })
    // The file is stored as long as any order of it.
    .onConflict((conflict) =>
      conflict.column('content_key').doUpdateSet({
        expires_at: sql`greatest(print_files.expires_at, excluded.expires_at)`,
      }),
    )
    .returning(['id', 'state', 'ordered_at'])
    .executeTakeFirstOrThrow()
  if (found.id === id) return { id, isToMake: true }
  const isLost = found.state === 'failed' || (found.state !== 'done' && found.ordered_at < lostBefore)
  if (isLost)
    await trx
      .updateTable('print_files')
      .set({ state: 'waiting', progress_percent: 0, ordered_at: orderedAt })
      .where('id', '=', found.id)
      .execute()
  return { id: found.id, isToMake: isLost }
}

/** Marks a file as in progress, also after a crash. Returns undefined when it is made or deleted. */
export async function startFile(db: Db, id: string): Promise<SharedSheet | undefined> {
  const row = await db
    .updateTable('print_files')
    .set({ state: 'working', progress_percent: 0 })
    .where('id', '=', id)
    .where('state', '!=', 'done')
    .returning(['kind', 'locale', 'year', 'month', 'place_id as placeId', 'today'])
    .returning('school_rules as schoolRules')
    .executeTakeFirst()
  // The cast is safe: the order that added the row had these types.
  return row && (row as SharedSheet)
}

export async function updateProgress(db: Db, id: string, percent: number): Promise<void> {
  await db
    .updateTable('print_files')
    .set({ progress_percent: Math.round(percent) })
    .where('id', '=', id)
    .where('state', '=', 'working')
    .execute()
}

export async function finishFile(db: Db, id: string, pdf: Buffer): Promise<void> {
  await db
    .updateTable('print_files')
    .set({ state: 'done', progress_percent: 100, file: pdf, size_bytes: pdf.length })
    .where('id', '=', id)
    .execute()
}

export async function failFile(db: Db, id: string): Promise<void> {
  await db.updateTable('print_files').set({ state: 'failed' }).where('id', '=', id).execute()
}
