import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { natalChart, natalRules } from '@zeri/almanac/bazi'
import { type Locale, locales } from '@zeri/contract'
import { toAlmanacBirth } from '../../apps/server/src/features/bazi/index.ts'
import {
  describeDays,
  describePersonalDays,
  findCalendarContext,
} from '../../apps/server/src/features/calendar/index.ts'
import { createMeasure, writePdf } from '../../apps/server/src/features/prints/pdf.ts'
import {
  buildSheetContent,
  type PrintKind,
  rangeOf,
} from '../../apps/server/src/features/prints/sheet-content.ts'
import { drawSheet } from '../../apps/server/src/features/prints/sheets/draw-sheet.ts'
import { createToday } from '../../apps/server/src/platform/local-day.ts'
import { createZoneClocks } from '../../apps/server/src/platform/zone-clock.ts'

const folder = join(import.meta.dirname, '../../reports/prints')
const kinds: readonly PrintKind[] = ['month', 'year', 'fridge']
const names = { en: 'Anna', ru: 'Ольга' } as const
const birth = {
  gender: 'female',
  birthday: '1990-02-04',
  birthdayTime: '06:15',
  latitude: 55.75222,
  longitude: 37.61556,
  offsetSec: 10_800,
} as const

type Sheet = {
  readonly locale: Locale
  readonly kind: PrintKind
  readonly whose: 'everyone' | 'person'
}

/** Writes every kind of printed sheet in both languages, general and personal, into `reports/prints/`. */
export async function writePrints(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const render = createRender()
  for (const locale of locales)
    for (const kind of kinds)
      for (const whose of ['everyone', 'person'] as const) {
        const pdf = await render({ locale, kind, whose })
        const file = join(folder, `${locale}-${kind}-${whose}.pdf`)
        await writeFile(file, pdf)
        console.log(`${file} ${pdf.length}`)
      }
}

function createRender(): (sheet: Sheet) => ReturnType<typeof writePdf> {
  const calendar = {
    places: { find: () => undefined },
    clockOf: createZoneClocks(),
    today: createToday({ now: () => Date.now() }),
  }
  const measure = createMeasure()
  const person = { chart: natalChart(toAlmanacBirth(birth), natalRules), access: 'paid' } as const
  return async ({ locale, kind, whose }) => {
    const setting = await findCalendarContext(calendar, { locale })
    const [year = 0, month = 0] = setting.today.split('-').map(Number)
    const range = rangeOf({ kind, year, month }, setting.today)
    const isOwn = whose === 'person'
    const days = isOwn ? describePersonalDays(range, setting, person) : describeDays(range, setting)
    const content = buildSheetContent(days, {
      kind,
      locale,
      product: 'Zeri',
      host: 'zeri.test',
      person: isOwn ? { name: names[locale] } : null,
      today: setting.today,
    })
    const about = { title: content.title, author: 'Zeri', locale, madeAt: new Date() }
    return writePdf(drawSheet(kind, content, measure), about)
  }
}
