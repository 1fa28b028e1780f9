import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The rows of a table beside this file, without the line of its source and that of its columns. */
export function readCsv(file: string): string[][] {
  const [, , ...rows] = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
  return rows.map((row) => row.split(','))
}
