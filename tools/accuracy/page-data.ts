// What the page `/method` shows of the report: the rows of its tables of figures, as data.
import { join } from 'node:path'

export const pageDataTarget = join(
  import.meta.dirname,
  '../../apps/web/app/features/method/accuracy.generated.ts',
)

const HEAD = '| what | measured | bar | reached |'

type MeasuredRow = {
  readonly what: string
  readonly measured: string
  readonly bar: string
  readonly reached: boolean
}

/** Every row of the report that has a bar, in its order. */
export function listMeasuredRows(report: string): MeasuredRow[] {
  let isInside = false
  return report.split('\n').flatMap((line) => {
    if (line === HEAD) isInside = true
    else if (!line.startsWith('|')) isInside = false
    if (!isInside || line === HEAD || line.startsWith('|---')) return []
    const [what = '', measured = '', bar = '', reached = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    return [{ what, measured, bar, reached: reached === 'yes' }]
  })
}

const LIBRARIES = '## Beside the libraries'

/** The table of the libraries: its head, and its rows. */
function readLibraryTable(report: string): { readonly head: string[]; readonly rows: string[][] } {
  const section = report.slice(report.indexOf(LIBRARIES)).split(/\n## /)[0] ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('| '))
  const [head = [], ...rows] = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
  return { head, rows }
}

/** The text of the file for a report. */
export function writePageData(report: string): string {
  const rows = listMeasuredRows(report).map(
    ({ what, measured, bar, reached }) =>
      `  { what: ${JSON.stringify(what)}, measured: '${measured}', bar: '${bar}', reached: ${reached} },`,
  )
  const { head, rows: libraries } = readLibraryTable(report)
  return `// Written by \`npm run accuracy\` from docs/accuracy.md; do not edit.

export const accuracyRows = [
${rows.join('\n')}
] as const satisfies readonly { what: string; measured: string; bar: string; reached: boolean }[]

/** Ours beside the libraries; a dash where a library has no such thing. */
export const libraryHead: readonly string[] = ${JSON.stringify(head)}
export const libraryRows: readonly (readonly string[])[] = [
${libraries.map((row) => `  ${JSON.stringify(row)},`).join('\n')}
]
`
}
