import type pg from 'pg'
import type { OnQuery } from './database.ts'

/**
 * A statement that each connection plans once, by name: in short queries planning costs most. Through a pooler it is sent
 * without its name and planned each time.
 */
export type Statement = { readonly name: string; readonly text: string }

/** Runs a prepared statement and returns its rows. */
export type RunPrepared = <Row extends object>(
  statement: Statement,
  values: readonly unknown[],
) => Promise<Row[]>

type PreparedOptions = { readonly isPooled?: boolean | undefined; readonly onQuery?: OnQuery | undefined }

export function createRunPrepared(
  pool: pg.Pool,
  { isPooled = false, onQuery }: PreparedOptions = {},
): RunPrepared {
  return async <Row extends object>({ name, text }: Statement, values: readonly unknown[]) => {
    const startedAt = performance.now()
    const { rows } = await pool.query<Row>({
      ...(isPooled ? {} : { name }),
      text,
      values: [...values],
    })
    onQuery?.({ text, ms: performance.now() - startedAt })
    return rows
  }
}
