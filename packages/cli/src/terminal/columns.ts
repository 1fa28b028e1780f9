/** Chinese characters and full-width marks fill two columns of a terminal. */
const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/gu

/**
 * How many columns a text fills.
 * @example columnsOf('乙未 Goat') // 9
 */
export function columnsOf(text: string): number {
  const marks = text.match(/\p{Mn}/gu)?.length ?? 0
  return [...text].length - marks + (text.match(WIDE)?.length ?? 0)
}

/** Fills a text up with spaces. */
export function pad(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - columnsOf(text)))
}

/** Rows of the same length under each other, every column as wide as its widest cell; the last one is not filled up. */
export function alignRows(rows: readonly (readonly string[])[]): string[][] {
  const widthOf = (index: number): number => Math.max(...rows.map((row) => columnsOf(row[index] ?? '')))
  const widths = (rows[0] ?? []).map((_, index) => widthOf(index))
  return rows.map((row) =>
    row.map((cell, index) => (index === row.length - 1 ? cell : pad(cell, widths[index] ?? 0))),
  )
}
