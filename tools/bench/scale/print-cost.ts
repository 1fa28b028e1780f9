import { natalChart, natalRules } from '@zeri/almanac/bazi'
import { toAlmanacBirth } from '../../../apps/server/src/features/bazi/index.ts'
import {
  describePersonalDays,
  findCalendarContext,
} from '../../../apps/server/src/features/calendar/index.ts'
import { createMeasure, writePdf } from '../../../apps/server/src/features/prints/pdf.ts'
import { buildSheetContent, rangeOf } from '../../../apps/server/src/features/prints/sheet-content.ts'
import { drawSheet } from '../../../apps/server/src/features/prints/sheets/draw-sheet.ts'
import { createToday } from '../../../apps/server/src/platform/local-day.ts'
import { createZoneClocks } from '../../../apps/server/src/platform/zone-clock.ts'
import { type Figure, figure, rounded } from '../../figures/figures.ts'

const birth = {
  gender: 'female',
  birthday: '1990-02-04',
  birthdayTime: '06:15',
  latitude: 55.75222,
  longitude: 37.61556,
  offsetSec: 10_800,
} as const

/** Processor time of the print of a personal month, from the birth to the file; the best of several. */
export async function measurePrintCost({ small }: { small: boolean }): Promise<Figure> {
  const calendar = {
    places: { find: () => undefined },
    clockOf: createZoneClocks(),
    today: createToday({ now: () => Date.UTC(2026, 10, 15) }),
  }
  const measure = createMeasure()
  const setting = await findCalendarContext(calendar, { locale: 'ru' })
  const { today } = setting
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < (small ? 3 : 20); round += 1) {
    const before = process.cpuUsage()
    const range = rangeOf({ kind: 'month', year: 2020 + round, month: 11 }, today)
    const person = { chart: natalChart(toAlmanacBirth(birth), natalRules), access: 'paid' } as const
    const content = buildSheetContent(describePersonalDays(range, setting, person), {
      kind: 'month',
      locale: 'ru',
      product: 'Zeri',
      host: 'zeri.test',
      person: { name: 'Ольга' },
      today,
    })
    const about = { title: content.title, author: 'Zeri', locale: 'ru', madeAt: new Date(0) } as const
    await writePdf(drawSheet('month', content, measure), about)
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return figure('costs: a month on paper, worker', rounded(best, 1), 'ms', '<= 1500')
}
