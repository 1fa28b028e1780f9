import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import * as bazi from '@zeri/almanac/bazi'
import * as calendar from '@zeri/almanac/calendar'
import * as fengshui from '@zeri/almanac/fengshui'
import * as judgement from '@zeri/almanac/judgement'
import { describeReason, type Locale, writeDaySentence } from '@zeri/lexicon'
import { SolarDay } from 'tyme4ts'
import { type Figure, figure, median, rounded } from '../figures/figures.ts'
import { measureSizes } from './almanac-size.ts'

const { calendarRules: rules } = calendar
const moscow: calendar.Place = { latitudeDeg: 55.75, longitudeDeg: 37.62, offsetSecAt: () => 10_800 }

/** Days spread over the years, so that consecutive calls read different table rows. */
const days: readonly calendar.CivilDate[] = Array.from({ length: 500 }, (_, index) =>
  calendar.toCivilDate(calendar.julianDay(2_415_021 + index * 146)),
)

/**
 * Microseconds of processor time a call takes on its own thread, the best of several rounds: other work on the machine
 * can only make a round slower.
 */
function microsecondsEach(count: number, rounds: number, run: (date: calendar.CivilDate) => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const before = process.threadCpuUsage()
    for (let index = 0; index < count; index++) run(days[(index * 7) % days.length] as calendar.CivilDate)
    const { user, system } = process.threadCpuUsage(before)
    best = Math.min(best, (user + system) / count)
  }
  return best
}

/** The fields of `dayFacts` that tyme4ts has too. */
function tymeFacts({ year, month, day }: calendar.CivilDate): unknown {
  const solar = SolarDay.fromYmd(year, month, day)
  const lunar = solar.getLunarDay()
  const cycle = solar.getSixtyCycleDay()
  const term = solar.getTermDay().getSolarTerm()
  return [
    lunar.getLunarMonth().getMonthWithLeap(),
    lunar.getDay(),
    lunar.getFestival(),
    lunar.getPhase().getIndex(),
    term.getJulianDay().getSolarTime(),
    term.next(1).getJulianDay().getSolarTime(),
    cycle.getYear().getIndex(),
    cycle.getMonth().getIndex(),
    cycle.getSixtyCycle().getSound().getIndex(),
    cycle.getSixtyCycle().getExtraEarthBranches(),
    cycle.getTwentyEightStar().getIndex(),
    cycle.getDuty().getIndex(),
    cycle.getTwelveStar().getIndex(),
    cycle.getHours().map((hour) => [hour.getSixtyCycle().getIndex(), hour.getTwelveStar().getIndex()]),
  ]
}

type Judged = { readonly facts: calendar.DayFacts; readonly verdict: judgement.DayVerdict }

function judge(date: calendar.CivilDate): Judged {
  const facts = calendar.dayFacts({ date, place: moscow, rules })
  return {
    facts,
    verdict: judgement.judgeDay({ facts, school: judgement.classicalSchool }),
  }
}

/** A judged day: facts, stars, forty activities with their reasons, and twelve hours. */
function judgedDay(date: calendar.CivilDate): unknown {
  const { facts, verdict } = judge(date)
  return [facts, verdict, judgement.judgeHours(facts.day)]
}

/** A judged day with its directions, the boards of its flying stars, the twelve signs and the season. */
function wholeDay(date: calendar.CivilDate): unknown {
  const { facts, verdict } = judge(date)
  const period = fengshui.solarPeriodOf(facts)
  const { star } = fengshui.dayStar(facts.julianDay, 'nearest')
  const isRising = fengshui.isRisingHalf(facts.julianDay)
  const hours = Array.from({ length: 12 }, (_, branch) => fengshui.hourStar(facts.day, branch, isRising))
  const centres = [
    fengshui.yearStar(period.year),
    fengshui.monthStar(period.year, period.month),
    star,
    ...hours,
  ]
  return [
    verdict,
    judgement.judgeHours(facts.day),
    fengshui.dayDirections(facts.day),
    fengshui.listYearMarks(period.year),
    fengshui.listMonthMarks(period),
    centres.map(fengshui.boardOf),
    bazi.listDaySigns(calendar.branchOf(facts.day)),
    calendar.pentadOn(facts.term, facts.julianDay),
    calendar.findSeasonalDay(facts.julianDay),
  ]
}

/** Puts every reason of a judged day into a sentence, and the day into one. */
function describeInWords({ facts, verdict }: Judged, locale: Locale): unknown {
  const day = { ...facts, stars: verdict.stars, policy: verdict.policy }
  const reasons = [...verdict.day.reasons, ...verdict.activities.flatMap((activity) => activity.reasons)]
  const sentence = writeDaySentence(judgement.makeDayMessage(verdict), facts.julianDay, locale)
  return [sentence, reasons.map((reason) => describeReason(reason, day, locale))]
}

/** The same from tyme4ts: stars of the day, its favoured and forbidden activities, and those of the hours. */
function tymeJudgement({ year, month, day }: calendar.CivilDate): unknown {
  const cycle = SolarDay.fromYmd(year, month, day).getSixtyCycleDay()
  return [
    cycle.getGods(),
    cycle.getRecommends(),
    cycle.getAvoids(),
    cycle.getHours().map((hour) => [hour.getTwelveStar(), hour.getRecommends(), hour.getAvoids()]),
  ]
}

/** A whole day in words, in each language, its judgement left out. */
function measureWords(rounds: number): Figure[] {
  const judged = new Map(days.map((date) => [date, judge(date)]))
  return (['en', 'ru'] as const).map((locale) => {
    const each = microsecondsEach(days.length, rounds, (date) => {
      const day = judged.get(date)
      return day && describeInWords(day, locale)
    })
    return figure(`lexicon: a day and all its reasons in words, ${locale}`, rounded(each), 'µs', '<= 300')
  })
}

/**
 * All days 1900 to 2100, seconds from a cold start of the tables: each round is a process of its own, and the best
 * counts, for other work on the machine can only make a round slower.
 */
function sweepSeconds(rounds: number): number {
  const sweep = join(import.meta.dirname, 'measuring/sweep-days.ts')
  const seconds = Array.from({ length: rounds }, () => Number(execFileSync(process.execPath, [sweep])))
  return Math.min(...seconds)
}

/** Speed beside tyme4ts in the same run, and the size of the whole package. */
export async function measureAlmanac({ small }: { small: boolean }): Promise<Figure[]> {
  const sweep = sweepSeconds(small ? 2 : 5)
  const rounds = small ? 5 : 15
  const ratios: number[] = []
  const judgedRatios: number[] = []
  let [facts, moon, judged, whole] = Array<number>(4).fill(Number.POSITIVE_INFINITY) as [
    number,
    number,
    number,
    number,
  ]
  for (let round = 0; round < (small ? 1 : 5); round++) {
    const ours = microsecondsEach(days.length, rounds, (date) =>
      calendar.dayFacts({ date, place: moscow, rules }),
    )
    const theirs = microsecondsEach(small ? 10 : 30, 3, tymeFacts)
    ratios.push(theirs / ours)
    facts = Math.min(facts, ours)
    const ourJudgement = microsecondsEach(days.length, rounds, judgedDay)
    judgedRatios.push(microsecondsEach(small ? 10 : 30, 3, tymeJudgement) / ourJudgement)
    judged = Math.min(judged, ourJudgement)
    whole = Math.min(whole, microsecondsEach(days.length, rounds, wholeDay))
    moon = Math.min(
      moon,
      microsecondsEach(100, 5, (date) => calendar.moonTimes({ date, place: moscow })),
    )
  }
  return [
    figure('almanac: facts of a day', rounded(facts), 'µs', '<= 10'),
    figure(
      'almanac: times faster than tyme4ts for the same fields',
      rounded(median(ratios), 0),
      'times',
      '>= 300',
    ),
    figure('almanac: a day with facts and every verdict explained', rounded(judged), 'µs', '<= 40'),
    figure('almanac: the same with directions, stars, signs and season', rounded(whole), 'µs', '<= 60'),
    figure(
      'almanac: times faster than tyme4ts for its stars, yi and ji',
      rounded(median(judgedRatios), 0),
      'times',
      '>= 50',
    ),
    ...measureWords(rounds),
    figure('almanac: moonrise, moonset and moonrise day more', rounded(moon, 0), 'µs', '<= 400'),
    figure('almanac: all days of 1900 to 2100', rounded(sweep), 's', '<= 2'),
    ...(await measureSizes()),
  ]
}
