import { type Pillar, pillarOf } from '../calendar/cycle.ts'
import type { NatalPillars } from './natal-pillars.ts'

const stems = '甲乙丙丁戊己庚辛壬癸'
const branches = '子丑寅卯辰巳午未申酉戌亥'

/** For tests: the pillar of two characters. */
export function aPillar(glyphs: string): Pillar {
  const [stem, branch] = [stems.indexOf(glyphs[0] ?? ''), branches.indexOf(glyphs[1] ?? '')]
  const index = Array.from({ length: 60 }, (_, at) => at).find((at) => at % 10 === stem && at % 12 === branch)
  if (index === undefined) throw new Error(`${glyphs} is no pillar`)
  return pillarOf(index)
}

/** For tests: a chart written from the year on; without a fourth word its hour is unknown. */
export function aChart(text: string): NatalPillars {
  const [year = '', month = '', day = '', hour] = text.split(' ')
  return { year: aPillar(year), month: aPillar(month), day: aPillar(day), hour: hour ? aPillar(hour) : null }
}
