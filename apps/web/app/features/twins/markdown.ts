// The few forms of Markdown that the twins of pages are written in.

/** Paragraphs and lists of a text; what is missing is left out. */
export type Blocks = readonly (string | false | null | undefined)[]

/** A whole text of blocks, with an empty line between two of them. */
export function joinBlocks(blocks: Blocks): string {
  return blocks.filter(Boolean).join('\n\n')
}

export function writeHeading(level: 1 | 2 | 3, text: string): string {
  return `${'#'.repeat(level)} ${text}`
}

/** A heading with what stands under it; nothing at all where nothing does. */
export function writeSection(title: string, blocks: Blocks): string {
  const body = joinBlocks(blocks)
  return body && joinBlocks([writeHeading(2, title), body])
}

export function writeList(items: Blocks): string {
  return items
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n')
}

/** A list item of a name and its value. */
export function writeFact(label: string, value: string | number): string {
  return `${label}: ${value}`
}

export function writeLink(words: string, address: string): string {
  return `[${words}](${address})`
}

export function writeQuote(lines: readonly string[]): string {
  return lines.map((line) => `> ${line}`).join('\n>\n')
}

type Row = readonly string[]

const writeRow = (cells: Row): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

export function writeTable(head: Row, rows: readonly Row[]): string {
  return [writeRow(head), writeRow(head.map(() => '---')), ...rows.map(writeRow)].join('\n')
}
