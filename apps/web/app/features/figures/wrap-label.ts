/**
 * Splits a label into lines of at most so many characters, at spaces: SVG text does not wrap.
 * @example wrapLabel('Union with Monthly Virtue', 14) // ['Union with', 'Monthly Virtue']
 */
export function wrapLabel(label: string, maxChars: number): string[] {
  const lines: string[] = []
  for (const word of label.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= maxChars)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
