import recorded from './recorded.json' with { type: 'json' }

/** Three significant digits, with separated thousands. */
export function formatNumber(value: number): string {
  const short = Number(value.toPrecision(3))
  return new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format(short).replaceAll(',', ' ')
}

/** All digits. */
export const whole = (value: number): string => new Intl.NumberFormat('en').format(value).replaceAll(',', ' ')

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** A table of Markdown. */
export const table = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [line(head), `|${'---|'.repeat(head.length)}`, ...lines.map(line)].join('\n')

/** How busy the machine was when each bench began: other work makes the same thing cost more. */
export function loadWords(benches: readonly string[]): string {
  const loads: Readonly<Record<string, number>> = recorded.load
  const known = benches.flatMap((bench) => (bench in loads ? [`${loads[bench]} for \`${bench}\``] : []))
  return known.length === 0
    ? 'The load of the machine was not recorded.'
    : `Load average of the machine just before: ${known.join(', ')}. Above 0.5 it had other work.`
}
