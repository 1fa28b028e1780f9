import { anchorOf, listFigures, type QuotedFigure } from './figures-in-text.ts'
import type { MeasuredGroup, MeasuredRow } from './measured-page.ts'

export type Page = { readonly path: string; readonly text: string }

/** Figures that nobody measured, by `page` or `page#section`: texts such as `200 ms`, or all of it. */
export type StatedFigures = Readonly<Record<string, readonly string[] | 'all'>>

type Measured = { readonly value: number; readonly unit: string | undefined }

/**
 * The figures of the docs that have no row in docs/measured.md.
 *
 * Sought are, on every page, numbers with a unit, numbers of at least a thousand, and `n of m`; and every number in a section
 * that docs/measured.md names as quoting its rows. Each must be the value or the bar of a row of a part that names the page or
 * the section, and of a command that the paragraph names, if it names one that has rows there; or it must be stated.
 */
export function findUnlisted(
  pages: readonly Page[],
  groups: readonly MeasuredGroup[],
  stated: StatedFigures,
): string[] {
  const sections = new Set(groups.flatMap(({ quotedIn }) => quotedIn))
  return pages.flatMap(({ path, text }) =>
    listFigures(text)
      .filter((figure) => figure.isEvident || sections.has(`${path}#${figure.section}`))
      .filter((figure) => !isStated(figure, path, stated))
      .filter(
        (figure) =>
          !rowsFor(figure, path, groups)
            .flatMap(listValues)
            .some((one) => agrees(figure, one)),
      )
      .map((figure) => `${path}:${figure.line}: ${figure.text}`),
  )
}

/** The rows that a figure may come from. */
function rowsFor(
  { section, commands }: QuotedFigure,
  path: string,
  groups: readonly MeasuredGroup[],
): MeasuredRow[] {
  const rows = groups
    .filter(({ quotedIn }) => quotedIn.includes(path) || quotedIn.includes(`${path}#${section}`))
    .flatMap((group) => group.rows)
  const isNamed = ({ command }: MeasuredRow): boolean =>
    commands.some((one) => command === `\`${one}\`` || command.startsWith(`\`${one} `))
  return rows.some(isNamed) ? rows.filter((row) => isNamed(row) || row.command === 'by hand') : rows
}

/** Sections that docs/measured.md names and no page has, and stated figures that no page quotes any more. */
export function findStale(
  pages: readonly Page[],
  groups: readonly MeasuredGroup[],
  stated: StatedFigures,
): string[] {
  const known = pages.flatMap(({ path, text }) => [
    path,
    ...listSections(text).map((one) => `${path}#${one}`),
  ])
  const places = [...groups.flatMap(({ quotedIn }) => quotedIn), ...Object.keys(stated)]
  const unused = Object.entries(stated).flatMap(([place, texts]) => {
    const [path, section] = place.split('#')
    const quoted = listFigures(pages.find((page) => page.path === path)?.text ?? '')
      .filter((figure) => section === undefined || figure.section === section)
      .map(({ text }) => text)
    return texts === 'all'
      ? []
      : texts.filter((text) => !quoted.includes(text)).map((text) => `${place}: ${text}`)
  })
  return [...new Set(places.filter((place) => !known.includes(place))), ...unused]
}

function isStated({ text, section }: QuotedFigure, path: string, stated: StatedFigures): boolean {
  return [stated[path], stated[`${path}#${section}`]].some(
    (texts) => texts === 'all' || texts?.includes(text),
  )
}

/** The numbers of a row: its value, which may be a range or several, and its bar, which has the same unit. */
function listValues({ value, bar }: MeasuredRow): Measured[] {
  const values = listFigures(value)
  const unit = values.findLast((one) => one.unit)?.unit
  return [...values, ...listFigures(bar)].map((one) => ({ value: one.value, unit: one.unit ?? unit }))
}

/** Sizes of units of one kind, in the first of it; other units are only themselves. */
const sizes: Readonly<Record<string, readonly [string, number]>> = {
  µs: ['s', 1e-6],
  ms: ['s', 1e-3],
  min: ['s', 60],
  h: ['s', 3600],
  kB: ['bytes', 1e3],
  MB: ['bytes', 1e6],
  GB: ['bytes', 1e9],
  TB: ['bytes', 1e12],
}

/** A page may round, use another unit of the same kind, and leave the unit out where it has just been named. */
function agrees(quoted: QuotedFigure, measured: Measured): boolean {
  const isRounded = (value: number): boolean => Number(value.toFixed(quoted.digits)) === quoted.value
  if (quoted.unit === undefined)
    return quoted.digits > 0 ? isRounded(measured.value) : quoted.value === measured.value
  const [kind, size] = sizes[quoted.unit] ?? [quoted.unit, 1]
  const [otherKind, otherSize] = sizes[measured.unit ?? ''] ?? [measured.unit, 1]
  return kind === otherKind && isRounded((measured.value * otherSize) / size)
}

function listSections(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))
}
