import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chinaDays } from '../src/calendar/calendar-days.ts'
import { toJulianDay } from '../src/calendar/civil-date.ts'
import { deriveSui, type LunarMonth } from '../src/calendar/lunar-month-rule.ts'
import { encodeLunarYear } from '../src/calendar/lunar-year-code.ts'

const FIRST_LUNAR_YEAR = 1899
const LAST_LUNAR_YEAR = 2100

function listMonths(year: number): LunarMonth[] {
  const around = [...deriveSui(year, chinaDays), ...deriveSui(year + 1, chinaDays)]
  return around.filter((month) => month.year === year)
}

function encodeYear(year: number): number {
  const months = listMonths(year)
  const [first] = months
  if (!first) throw new Error(`no months in ${year}`)
  return encodeLunarYear({
    newYearOffset: first.firstDay - toJulianDay({ year, month: 1, day: 1 }),
    leapMonth: months.find((month) => month.isLeap)?.month ?? 0,
    longMonths: months.reduce((bits, { length }, index) => bits | ((length - 29) << index), 0),
  })
}

const years = Array.from({ length: LAST_LUNAR_YEAR - FIRST_LUNAR_YEAR + 1 }, (_, i) => FIRST_LUNAR_YEAR + i)
const lines = years.map((year) => `  0x${encodeYear(year).toString(16)}, // ${year}`)
writeFileSync(
  join(import.meta.dirname, '../src/calendar/lunar-years.generated.ts'),
  `// Written by generate/lunar-years.ts: the years of the Chinese calendar, packed as lunar-year-code.ts says.
export const FIRST_LUNAR_YEAR = ${FIRST_LUNAR_YEAR}
export const lunarYearCodes: readonly number[] = [
${lines.join('\n')}
]
`,
)
