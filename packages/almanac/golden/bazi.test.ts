import { expect, test } from 'vitest'
import { type Birth, type NatalPillars, natalChart, natalRules, starsOn } from '../src/bazi/index.ts'
import { type Pillar, parseCivilDate, pillarOf } from '../src/calendar/index.ts'
import { readGolden } from './read-golden.ts'

const glyphs = (pillar: Pillar | undefined): string =>
  pillar === undefined
    ? ''
    : `${'甲乙丙丁戊己庚辛壬癸'[pillar % 10]}${'子丑寅卯辰巳午未申酉戌亥'[pillar % 12]}`

/** A birth at a time such as 2024-02-04T16:26:00 on the clock of China. */
function bornAt(chinaTime: string, gender: Birth['gender'] = 'male'): Birth {
  const [dateText = '', time = ''] = chinaTime.split('T')
  const date = parseCivilDate(dateText)
  if (!date) throw new Error(`${chinaTime} is no time`)
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  const timeSec = hours * 3600 + minutes * 60 + seconds
  return { date, timeSec, latitudeDeg: 39.9, longitudeDeg: 120, offsetSec: 28_800, gender }
}

const births = readGolden('bazi-births.csv', ['china_time', 'zi_rule', 'year', 'month', 'day', 'hour'])

test.each(births)(
  'a birth at $china_time under $zi_rule has the chart $year $month $day $hour',
  ({ china_time, zi_rule, ...pillars }) => {
    const rules = {
      ...natalRules,
      timeBasis: 'clock',
      ziRule: zi_rule === 'midnight' ? 'midnight' : 'day23',
    } as const
    const { year, month, day, hour } = natalChart(bornAt(china_time), rules)
    expect({
      year: glyphs(year.pillar),
      month: glyphs(month.pillar),
      day: glyphs(day.pillar),
      hour: glyphs(hour?.pillar),
    }).toEqual(pillars)
  },
)

const lucks = readGolden('bazi-luck.csv', ['china_time', 'gender', 'direction', 'start', 'pillar'])

test.each(lucks)(
  'the luck of a $gender born at $china_time runs $direction from $pillar in $start',
  ({ china_time, gender, direction, start, pillar }) => {
    const birth = bornAt(china_time, gender === 'male' ? 'male' : 'female')
    const { luck } = natalChart(birth, { ...natalRules, timeBasis: 'clock' })
    const [year, month] = start.split('-').map(Number)
    expect(luck.direction).toBe(direction)
    expect(glyphs(luck.pillars[0]?.pillar)).toBe(pillar)
    expect(luck.pillars[0]?.from).toEqual({ earliest: { year, month }, latest: { year, month } })
  },
)

const stars = readGolden('bazi-stars.csv', ['star', 'from', 'seats'])
const sixty = Array.from({ length: 60 }, (_, index) => pillarOf(index))

/** A birth with one pillar in every place, so that whatever a star is counted from, it is this one. */
const bornUnder = (pillar: Pillar): NatalPillars => ({ year: pillar, month: pillar, day: pillar, hour: null })

test.each(stars)('$star counted from the $from stands on $seats', ({ star, from, seats }) => {
  const byBase = seats.split(' ')
  expect([10, 12]).toContain(byBase.length)
  for (const base of sixty) {
    const seat = byBase[base % byBase.length] ?? ''
    const found = sixty.filter((pillar) =>
      starsOn({ at: 'luck', pillar }, bornUnder(base)).some((one) => one.id === star && one.from === from),
    )
    expect(found).toEqual(sixty.filter((pillar) => [...glyphs(pillar)].some((glyph) => seat.includes(glyph))))
  }
})
