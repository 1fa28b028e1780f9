import { natalChart, natalRules } from '@zeri/almanac/bazi'
import { toAlmanacBirth } from '../../../apps/server/src/features/bazi/index.ts'
import { createRenderSheet } from '../../../apps/server/src/features/prints/render-sheet.ts'
import { type Figure, figure, rounded } from '../../figures/figures.ts'
import { aSheet, sheetBirth } from '../../testbed/prints/sheets.ts'

/** Processor time of the print of a personal month, from the birth to the file; the best of several. */
export async function measurePrintCost({ small }: { small: boolean }): Promise<Figure> {
  const render = createRenderSheet()
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < (small ? 3 : 20); round += 1) {
    const before = process.cpuUsage()
    const person = { chart: natalChart(toAlmanacBirth(sheetBirth), natalRules), access: 'paid' } as const
    await render(
      { ...aSheet({ locale: 'ru', kind: 'month' }), year: 2020 + round, own: { person, name: 'Ольга' } },
      () => {},
    )
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return figure('costs: a month on paper, worker', rounded(best, 1), 'ms', '<= 1500')
}
