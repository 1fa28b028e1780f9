import { expect, test } from 'vitest'
import { pillarOf } from '../src/calendar/index.ts'
import { judgeHours, listHourStars, stars } from '../src/judgement/index.ts'
import { readGolden } from './read-golden.ts'

const STEMS = '甲乙丙丁戊己庚辛壬癸'
const BRANCHES = '子丑寅卯辰巳午未申酉戌亥'

const ids: readonly string[] = [
  ...listHourStars().map(({ id }) => id),
  ...stars()
    .filter(({ family }) => family === 'path')
    .map(({ id }) => id),
]
const printed = readGolden('hour-stars.csv', ['pillar', 'lost', ...ids])
const slips = readGolden('hour-star-slips.csv', ['page', 'pillar', 'hour', 'printed', 'read', 'why'])

/** The hours the rules find for a star, without those that are lost in the book. */
function foundOn(day: number, id: string, lost: string): string {
  return judgeHours(pillarOf(day))
    .filter(({ reasons }) => reasons.some(({ star }) => star === id))
    .map(({ branch }) => BRANCHES.charAt(branch))
    .filter((hour) => !lost.includes(hour))
    .join('')
}

test('the table has the sixty days in their order, and twelve hours of 720 are lost', () => {
  const sixty = Array.from(
    { length: 60 },
    (_, day) => `${STEMS.charAt(day % 10)}${BRANCHES.charAt(day % 12)}`,
  )
  expect(printed.map(({ pillar }) => pillar)).toEqual(sixty)
  expect(printed.flatMap(({ pillar, lost }) => [...(lost ?? '')].map((hour) => `${pillar}${hour}`))).toEqual([
    ...[...'戌亥'].map((hour) => `辛亥${hour}`),
    ...[...'子丑寅卯辰巳午未申酉'].map((hour) => `壬子${hour}`),
  ])
})

test.each(ids)('%s stands in the hours of juan 32 on each of the sixty days, and in no other', (id) => {
  const found = printed.map(({ pillar, lost }, day) => `${pillar} ${foundOn(day, id, lost ?? '')}`)
  expect(found).toEqual(printed.map((row) => `${row.pillar} ${row[id]}`))
})

test('the hours that are not lost have 1769 stars in all', () => {
  const count = printed.flatMap((row) => ids.flatMap((id) => [...(row[id] ?? '')])).length
  expect(count).toBe(1769)
})

test.each(slips)(
  'a slip of $page is set right in the table: $pillar $hour',
  ({ pillar, hour, printed: as, read }) => {
    const row = printed.find((one) => one.pillar === pillar)
    const wrong: Readonly<Record<string, string>> = { 日马: 'hour-horse', 天乙贵人: 'hour-noble' }
    if (read) expect(row?.[read]).toContain(hour)
    const taken = wrong[as ?? '']
    if (taken) expect(row?.[taken]).not.toContain(hour)
  },
)
