import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Rows of a golden table by column. Its first line names the source, its second the columns. */
export function readGolden<Column extends string>(
  file: string,
  columns: readonly Column[],
): readonly Readonly<Record<Column, string>>[] {
  const [source = '', header, ...rows] = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
  if (!source.startsWith('# ')) throw new Error(`${file} must name its source in the first line`)
  if (header !== columns.join()) throw new Error(`${file} has the columns ${header}`)
  return rows.map((row) => {
    const cells = row.split(',')
    // Every column of the header has been named by the caller.
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) as Record<
      Column,
      string
    >
  })
}
