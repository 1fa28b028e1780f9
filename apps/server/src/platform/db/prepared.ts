import type pg from 'pg'
import type { OnQuery } from './database.ts'

/** A statement that each connection plans once, under its name: for short queries planning costs most. */
export type Statement = { readonly name: string; readonly text: string }

/** Runs a prepared statement and gives its rows. */
export type RunPrepared = <Row extends object>(
  statement: Statement,
  values: readonly unknown[],
) => Promise<Row[]>

export function createRunPrepared(pool: pg.Pool, tellQuery?: OnQuery | undefined): RunPrepared {
  return async <Row extends object>({ name, text }: Statement, values: readonly unknown[]) => {
    const startedAt = performance.now()
    const { rows } = await pool.query<Row>({ name, text, values: [...values] })
    tellQuery?.({ text, ms: performance.now() - startedAt })
    return rows
  }
}
