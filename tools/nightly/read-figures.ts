import type { Figure } from '../figures/figures.ts'

/** A figure as a script printed it; JSON has no infinity, so a value that was not measured is null. */
export type PrintedFigure = Omit<Figure, 'value'> & { readonly value: number | null }

/** The figures among the lines that a script printed. */
export function readFigures(output: string): PrintedFigure[] {
  return output.split('\n').flatMap((line) => {
    const printed = parseLine(line.trim())
    return isFigure(printed) ? [{ ...printed, ok: printed.ok && printed.value !== null }] : []
  })
}

/** The lines that are no figures, in their order. */
export function listOtherLines(output: string): string[] {
  return output
    .trimEnd()
    .split('\n')
    .filter((line) => !isFigure(parseLine(line.trim())))
}

function parseLine(line: string): unknown {
  if (!line.startsWith('{"name":')) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined // the line of a script that was ended while it wrote
  }
}

function isFigure(value: unknown): value is PrintedFigure {
  if (typeof value !== 'object' || value === null) return false
  const { name, value: measured, unit, bar, ok } = value as Record<string, unknown>
  return (
    typeof name === 'string' &&
    (typeof measured === 'number' || measured === null) &&
    typeof unit === 'string' &&
    typeof bar === 'string' &&
    typeof ok === 'boolean'
  )
}

/** A number as the docs write it, thousands apart: 10 185. */
export function writeNumber(value: number): string {
  const [whole = '', part] = String(value).split('.')
  const apart = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ' ')
  return part ? `${apart}.${part}` : apart
}

export function writeValue({ value, unit }: Pick<PrintedFigure, 'value' | 'unit'>): string {
  return value === null ? 'not measured' : `${writeNumber(value)} ${unit}`
}
