// The SQL of folders. Each statement names the account: a folder or chart of another one is not found.

import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ChartOf } from './store.ts'

type Db = Kysely<Database>

/** A folder of an account. */
export type FolderOf = { readonly accountId: string; readonly id: string }

export type StoredFolder = {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly charts: readonly string[]
}

/** The folders of an account by name, with their charts. */
export async function listFoldersOf(db: Db, accountId: string): Promise<StoredFolder[]> {
  const folders = await db
    .selectFrom('chart_folders')
    .select(['id', 'name', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const members = await db
    .selectFrom('folder_charts')
    .innerJoin('chart_folders', 'chart_folders.id', 'folder_charts.folder_id')
    .innerJoin('charts', 'charts.id', 'folder_charts.chart_id')
    .select(['folder_charts.folder_id as folderId', 'folder_charts.chart_id as chartId'])
    .where('chart_folders.account_id', '=', accountId)
    .orderBy('charts.added')
    .execute()
  return folders.map((folder) => ({
    ...folder,
    charts: members.filter(({ folderId }) => folderId === folder.id).map(({ chartId }) => chartId),
  }))
}

export async function countFolders(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('chart_folders')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertFolder(
  db: Db,
  { id, accountId, name, at }: FolderOf & { readonly name: string; readonly at: Date },
): Promise<void> {
  await db.insertInto('chart_folders').values({ id, account_id: accountId, name, created_at: at }).execute()
}

/** Renames a folder; returns whether the account has it. */
export async function updateFolderName(db: Db, { accountId, id }: FolderOf, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chart_folders')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes a folder; its charts stay. Returns whether the account had it. */
export async function removeFolder(db: Db, { accountId, id }: FolderOf): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('chart_folders')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Puts a chart into a folder of the same account; returns whether the account has both. */
export async function putIntoFolder(db: Db, { accountId, id }: ChartOf, folderId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('folder_charts')
    .columns(['chart_id', 'folder_id'])
    .expression((query) =>
      query
        .selectFrom('charts')
        .innerJoin('chart_folders', 'chart_folders.account_id', 'charts.account_id')
        .select(['charts.id', 'chart_folders.id as folder_id'])
        .where('charts.id', '=', id)
        .where('charts.account_id', '=', accountId)
        .where('chart_folders.id', '=', folderId),
    )
    .onConflict((conflict) => conflict.column('chart_id').doUpdateSet({ folder_id: folderId }))
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Takes a chart of the account out of its folder. */
export async function takeOutOfFolder(db: Db, { accountId, id }: ChartOf): Promise<void> {
  await db
    .deleteFrom('folder_charts')
    .where('chart_id', '=', id)
    .where('chart_id', 'in', db.selectFrom('charts').select('id').where('account_id', '=', accountId))
    .execute()
}
