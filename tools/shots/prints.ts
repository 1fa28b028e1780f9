import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { natalChart, natalRules } from '@zeri/almanac/bazi'
import { locales } from '@zeri/contract'
import { toAlmanacBirth } from '../../apps/server/src/features/bazi/index.ts'
import { createRenderSheet } from '../../apps/server/src/features/prints/render-sheet.ts'
import { aSheet, sheetBirth } from '../testbed/prints/sheets.ts'

const folder = join(import.meta.dirname, '../../reports/prints')
const kinds = ['month', 'year', 'fridge'] as const
const names = { en: 'Anna', ru: 'Ольга' } as const

/** Writes every kind of printed sheet in both languages, general and personal, into `reports/prints/`. */
export async function writePrints(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const render = createRenderSheet()
  const today = new Date().toISOString().slice(0, 10)
  const person = { chart: natalChart(toAlmanacBirth(sheetBirth), natalRules), access: 'paid' } as const
  for (const locale of locales)
    for (const kind of kinds)
      for (const whose of ['everyone', 'person'] as const) {
        const own = whose === 'person' ? { person, name: names[locale] } : null
        const pdf = await render({ ...aSheet({ kind, locale, today }), own }, () => {})
        const file = join(folder, `${locale}-${kind}-${whose}.pdf`)
        await writeFile(file, pdf)
        console.log(`${file} ${pdf.length}`)
      }
}
