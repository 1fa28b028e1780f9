import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from '../figures/figures.ts'
import { tableOf } from '../figures/table-of.ts'
import { pageDataTarget, writePageData } from './page-data.ts'

const target = join(import.meta.dirname, '../../docs/accuracy.md')

/** A part of the page: everything under one heading. */
export type Section = { readonly heading: string; readonly text: string }

/** Figures beside their bars. */
export function figureTable(figures: readonly Figure[]): string {
  return tableOf(
    ['what', 'measured', 'bar', 'reached'],
    figures.map(({ name, value, unit, bar, ok }) => [name, `${value} ${unit}`, bar, ok ? 'yes' : '**no**']),
  )
}

/** Replaces one section of the page in its place, or appends it. */
export function replaceSection(page: string, { heading, text }: Section): string {
  const parts = page.trimEnd().split(/^(?=## )/m)
  const written = `## ${heading}\n\n${text}\n`
  const place = parts.findIndex((part) => part.startsWith(`## ${heading}\n`))
  const others = place < 0 ? [...parts, written] : parts.with(place, written)
  return `${others.map((part) => part.trimEnd()).join('\n\n')}\n`
}

/** Writes the sections of one measurement into the report, and its rows into the data of the page `/method`. */
export function writeSections(sections: readonly Section[]): void {
  const report = sections.reduce(replaceSection, readFileSync(target, 'utf8'))
  writeFileSync(target, report)
  writeFileSync(pageDataTarget, writePageData(report))
}
