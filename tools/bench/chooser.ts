import * as bazi from '@zeri/almanac/bazi'
import * as calendar from '@zeri/almanac/calendar'
import * as chooser from '@zeri/almanac/chooser'
import * as judgement from '@zeri/almanac/judgement'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { bestMilliseconds } from './measuring/best-milliseconds.ts'

const place: calendar.Place = { latitudeDeg: 55.75, longitudeDeg: 37.62, offsetSecAt: () => 10_800 }
const rules: chooser.ChoiceRules = {
  calendar: calendar.calendarRules,
  school: judgement.classicalSchool,
  personal: judgement.personalRules,
}

/** Births some years apart, one with an unknown hour. */
const participants: readonly chooser.Participant[] = Array.from({ length: 6 }, (_, index) => ({
  id: `${index}`,
  role: 'full',
  chart: bazi.natalChart(
    {
      date: { year: 1960 + 9 * index, month: 1 + 2 * index, day: 3 + 4 * index },
      timeSec: index === 5 ? null : 3600 * (3 * index + 2),
      latitudeDeg: place.latitudeDeg,
      longitudeDeg: place.longitudeDeg,
      offsetSec: 10_800,
      gender: index % 2 === 0 ? 'female' : 'male',
    },
    bazi.natalRules,
  ),
}))

const PERSONAL_DAYS = 365

function judgePersonally(round: number): void {
  const [someone] = participants
  if (!someone) return
  for (let step = 0; step < PERSONAL_DAYS; step++) {
    const date = calendar.toCivilDate(calendar.julianDay(2_461_360 + PERSONAL_DAYS * round + step))
    const facts = calendar.dayFacts({ date, place, rules: rules.calendar })
    judgement.personalVerdict({ facts, school: rules.school }, someone.chart, rules.personal)
  }
}

const chooseFor = (count: number) => (round: number) =>
  chooser.chooseDays({
    activity: 'wedding',
    span: { volume: 'year', year: 2027 + round },
    place,
    rules,
    participants: participants.slice(0, count),
    minWeight: 1,
  })

/** A day judged for one birth, its facts and the general verdict included, and the choice of days of a year. */
export async function measureChooser({ small }: { small: boolean }): Promise<Figure[]> {
  const rounds = small ? 15 : 60
  const personal = (bestMilliseconds(rounds, judgePersonally) * 1000) / PERSONAL_DAYS
  const one = bestMilliseconds(rounds, chooseFor(1))
  const six = bestMilliseconds(rounds, chooseFor(6))
  return [
    figure('almanac: a day judged for one birth, from nothing', rounded(personal, 1), 'µs', '<= 60'),
    figure('almanac: best days of a year for one chart', rounded(one, 1), 'ms', '<= 25'),
    figure('almanac: best days of a year for six charts', rounded(six, 1), 'ms', '<= 80'),
  ]
}
