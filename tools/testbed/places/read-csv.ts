import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The rows of a CSV file beside this one, without its first two lines: the source and the column names. */
export function readCsv(file: string): string[][] {
  const [, , ...rows] = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
  return rows.map((row) => row.split(','))
}
