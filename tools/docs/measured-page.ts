import { tableOf } from '../figures/table-of.ts'

/** A row of docs/measured.md, its cells as they are written. */
export type MeasuredRow = {
  readonly figure: string
  readonly value: string
  readonly bar: string
  readonly command: string
  readonly date: string
  readonly commit: string
  readonly machine: string
}

/** A part of docs/measured.md: the rows under one heading, and the sections that quote them, as `docs/page.md#section`. */
export type MeasuredGroup = {
  readonly heading: string
  readonly quotedIn: readonly string[]
  readonly rows: readonly MeasuredRow[]
}

const columns = ['figure', 'value', 'bar', 'command', 'date', 'commit', 'machine'] as const

/** The parts of docs/measured.md that have rows. */
export function readMeasured(page: string): MeasuredGroup[] {
  return page
    .split(/^(?=## )/m)
    .map((part) => ({
      heading: /^## (.*)$/m.exec(part)?.[1] ?? '',
      quotedIn: listQuotingSections(part),
      rows: part.split('\n').flatMap((line) => readRow(line) ?? []),
    }))
    .filter(({ rows }) => rows.length > 0)
}

function listQuotingSections(part: string): string[] {
  const sentence = /^Quoted in [\s\S]*?\.(?=\s)/m.exec(part)?.[0] ?? ''
  return [...sentence.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) =>
    target.startsWith('../') ? target.slice('../'.length) : `docs/${target}`,
  )
}

function readRow(line: string): MeasuredRow | undefined {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
  if (cells.length !== columns.length + 2 || cells[1] === columns[0] || /^-+$/.test(cells[1] ?? ''))
    return undefined
  const [, figure = '', value = '', bar = '', command = '', date = '', commit = '', machine = ''] = cells
  return { figure: figure.replaceAll('\\|', '|'), value, bar, command, date, commit, machine }
}

/** Replaces the rows of figures that were measured again; new ones follow those of their command. */
export function withRecorded(page: string, recorded: readonly MeasuredRow[]): string {
  return recorded.reduce(withRow, page)
}

function withRow(page: string, row: MeasuredRow): string {
  const lines = page.split('\n')
  const rows = lines.map(readRow)
  const written = tableOf([...columns], [columns.map((column) => row[column])]).split('\n')
  const same = rows.findIndex((one) => one?.command === row.command && one.figure === row.figure)
  if (same >= 0) return lines.with(same, written[2] ?? '').join('\n')
  const last = rows.findLastIndex((one) => one?.command === row.command)
  if (last >= 0) return lines.toSpliced(last + 1, 0, written[2] ?? '').join('\n')
  return `${page.trimEnd()}\n\n## ${row.command}\n\n${written.join('\n')}\n`
}
