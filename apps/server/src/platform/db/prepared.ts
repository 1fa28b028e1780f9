import type pg from 'pg'
import type { OnQuery } from './database.ts'

/** A statement that each connection plans once, by name: in short queries planning costs most. */
export type Statement = { readonly name: string; readonly text: string }

/** Runs a prepared statement and returns its rows. */
export type RunPrepared = <Row extends object>(
  statement: Statement,
  values: readonly unknown[],
) => Promise<Row[]>

export function createRunPrepared(pool: pg.Pool, onQuery?: OnQuery | undefined): RunPrepared {
  return async <Row extends object>({ name, text }: Statement, values: readonly unknown[]) => {
    const startedAt = performance.now()
    const { rows } = await pool.query<Row>({ name, text, values: [...values] })
    onQuery?.({ text, ms: performance.now() - startedAt })
    return rows
  }
}
