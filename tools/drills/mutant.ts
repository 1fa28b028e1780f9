import type { Figure } from '../figures/figures.ts'

/** A small patch that breaks one promise of the product, and the figures of a drill that must fail by it. */
export type Mutant = {
  readonly name: string
  readonly drill: string
  readonly promise: string
  /** Parts of the names of figures; of each, one figure at least must fail. */
  readonly seenBy: readonly string[]
  /** The files that the patch changes. */
  readonly files: readonly string[]
  readonly patch: string
}

/** What a drill left behind. */
export type DrillRun = { readonly exitCode: number | null; readonly output: string }

const PRODUCT = /^(?:apps|packages|deploy)\//

/**
 * Reads a patch with its header lines `Drill:`, `Promise:` and `Seen by:`.
 * @param name the name of its file without `.patch`, which begins with the word of the drill
 */
export function parseMutant(name: string, patch: string): Mutant {
  const header = patch.slice(0, Math.max(0, patch.search(/^diff --git /m)))
  const field = (key: string): string => {
    const value = new RegExp(`^${key}: *(.+)$`, 'm').exec(header)?.[1]?.trim()
    if (!value) throw new Error(`${name}: no line "${key}: …" above the diff`)
    return value
  }
  const files = [...patch.matchAll(/^diff --git a\/(\S+) b\//gm)].map(([, file = '']) => file)
  const outside = files.filter((file) => !PRODUCT.test(file))
  if (outside.length > 0) throw new Error(`${name}: ${outside.join(', ')} is no part of the product`)
  const drill = field('Drill')
  if (!name.startsWith(`${drill}-`)) throw new Error(`${name}: its name does not begin with "${drill}-"`)
  const seenBy = field('Seen by')
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
  return { name, drill, promise: field('Promise'), seenBy, files, patch }
}

/**
 * Why a run of the drill did not notice the mutant; undefined if it did. Figures are printed at the end of a drill, so a
 * drill that crashed has none and noticed nothing. Controls are broken on purpose and prove nothing about a mutant.
 */
export function findMiss(
  { seenBy }: Pick<Mutant, 'seenBy'>,
  { exitCode, output }: DrillRun,
): string | undefined {
  if (exitCode !== 0 && exitCode !== 1) return `the drill ended with ${exitCode ?? 'a signal'}`
  const figures = listFigures(output).filter(({ name }) => !name.includes('(control)'))
  if (figures.length === 0) return 'the drill did not get to its end'
  const misses = seenBy.flatMap((part) => {
    const named = figures.filter(({ name }) => name.includes(part))
    if (named.length === 0) return [`no figure is named "${part}"`]
    return named.some(({ ok }) => !ok) ? [] : [`"${part}" did not fail`]
  })
  if (misses.length > 0) return misses.join('; ')
  return exitCode === 1 ? undefined : 'the exit code is 0'
}

/** The names of all figures that failed, in one line: a mutant that breaks more than its promise is too coarse. */
export const nameFailed = ({ output }: Pick<DrillRun, 'output'>): string =>
  listFigures(output)
    .filter(({ ok }) => !ok)
    .map(({ name, value }) => `${name} (${value})`)
    .join('; ')

function listFigures(output: string): Figure[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{"name":'))
    .map((line) => JSON.parse(line) as Figure) // true: printed by runFigures
}
