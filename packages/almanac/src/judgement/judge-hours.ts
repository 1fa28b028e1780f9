import { branchOf, type Pillar, pillarOf, stemOf } from '../calendar/cycle.ts'
import { pathStar, voidBranchesOf } from '../calendar/day-cycles.ts'
import { hourPillar } from '../calendar/double-hours.ts'
import { type ActivityId, majorActivities } from './activities.ts'
import type { Side } from './evidence.ts'
import { paths } from './paths.ts'
import { sumOfGrades, type Thresholds, type Weight, weightOfScore } from './reasons.ts'
import type { StarGrade } from './star-type.ts'
import type { StarId } from './stars.ts'

type HourStarData = {
  readonly id: string
  readonly side: Side
  readonly grade: StarGrade
  /** Activities it helps or hurts, as its side is. Our reading. */
  readonly activities: readonly ActivityId[]
  readonly holds: (day: Pillar, hour: Pillar) => boolean
}

const BRANCHES = '子丑寅卯辰巳午未申酉戌亥'

const branchIn = (list: string, hour: Pillar): boolean => list.includes(BRANCHES.charAt(branchOf(hour)))

// 天乙贵人: 甲戊庚牛羊, 乙己鼠猴乡, 丙丁猪鸡位, 壬癸兔蛇藏, 六辛逢马虎; 协纪辨方书, juan 7. By stem, 甲 to 癸.
const nobleBranches = ['丑未', '子申', '亥酉', '亥酉', '丑未', '子申', '丑未', '寅午', '卯巳', '卯巳']
// 日禄: 甲寅 乙卯 丙戊巳 丁己午 庚申 辛酉 壬亥 癸子; 协纪辨方书, juan 7.
const prosperityBranches = '寅卯巳午巳午申酉亥子'
// 日马: 申子辰寅, 巳酉丑亥, 寅午戌申, 亥卯未巳; 协纪辨方书, juan 7.
const horseBranches = '寅亥申巳'
// 日刑: 子卯, 寅巳申, 丑戌未, and 辰午酉亥 themselves; 协纪辨方书, juan 7.
const punishedBranches = '卯戌巳子辰申午丑寅酉未亥'

// Stars of the double-hour by day and hour. Source: 协纪辨方书, juan 7, 义例五.
const hourStars = [
  {
    id: 'hour-noble',
    side: 'good',
    grade: 2,
    activities: ['negotiate', 'start-job', 'submit', 'legal'],
    holds: (day, hour) => branchIn(nobleBranches[stemOf(day)] ?? '', hour),
  },
  {
    id: 'hour-prosperity',
    side: 'good',
    grade: 1,
    activities: ['invest', 'opening', 'start-job'],
    holds: (day, hour) => branchIn(prosperityBranches.charAt(stemOf(day)), hour),
  },
  // 日合: the branch that joins the day's.
  {
    id: 'hour-harmony',
    side: 'good',
    grade: 1,
    activities: ['wedding', 'engagement', 'date', 'contract', 'reconcile'],
    holds: (day, hour) => (branchOf(day) + branchOf(hour)) % 12 === 1,
  },
  {
    id: 'hour-horse',
    side: 'good',
    grade: 1,
    activities: ['travel-far', 'move-house', 'vehicle'],
    holds: (day, hour) => branchIn(horseBranches.charAt(branchOf(day) % 4), hour),
  },
  // 日破: the branch against the day's.
  {
    id: 'hour-clash',
    side: 'bad',
    grade: 3,
    activities: majorActivities,
    holds: (day, hour) => (branchOf(hour) - branchOf(day) + 12) % 12 === 6,
  },
  {
    id: 'hour-punishment',
    side: 'bad',
    grade: 1,
    activities: ['legal', 'surgery'],
    holds: (day, hour) => branchIn(punishedBranches.charAt(branchOf(day)), hour),
  },
  // 日害: 子未 丑午 寅巳 卯辰 申亥 酉戌.
  {
    id: 'hour-harm',
    side: 'bad',
    grade: 1,
    activities: ['wedding', 'engagement', 'contract', 'hire'],
    holds: (day, hour) => (branchOf(day) + branchOf(hour)) % 12 === 7,
  },
  // 五不遇时: 甲日庚午, 乙日辛巳 …: the hour's stem overcomes the day's.
  {
    id: 'hour-unmet',
    side: 'bad',
    grade: 2,
    activities: ['start-job', 'travel-far', 'negotiate', 'exam'],
    holds: (day, hour) => (stemOf(hour) - stemOf(day) + 10) % 10 === 6,
  },
  // 旬中空亡.
  {
    id: 'hour-void',
    side: 'bad',
    grade: 1,
    activities: ['contract', 'invest', 'opening'],
    holds: (day, hour) => voidBranchesOf(day).includes(branchOf(hour)),
  },
] as const satisfies readonly HourStarData[]

export type HourStarId = (typeof hourStars)[number]['id'] | StarId

/** One reason of an hour's weight; `capped` where the clash with the day holds a good one down. */
export type HourReason = {
  readonly star: HourStarId
  readonly side: Side
  readonly grade: StarGrade
  readonly status: 'applied' | 'capped'
}

export type HourVerdict = {
  /** 0 子 … 11 亥. */
  readonly branch: number
  readonly weight: Weight
  readonly reasons: readonly HourReason[]
  readonly isNoble: boolean
  readonly clashes: boolean
  readonly helps: readonly ActivityId[]
  readonly hurts: readonly ActivityId[]
}

// Of the 720 hours 38 % are good and 41 % bad; the path alone makes an hour good or bad by one.
const thresholds: Thresholds = { good: [1, 2, 3], bad: [1, 2, 3] }
const CLASH_LIMIT: Weight = -1

/** The weight that follows from the reasons of an hour alone. */
export function hourWeightOf(reasons: readonly HourReason[]): Weight {
  const gradesOf = (side: Side): number[] =>
    reasons.filter((reason) => reason.side === side).map(({ grade }) => grade)
  const weight = weightOfScore(sumOfGrades(gradesOf('good')) - sumOfGrades(gradesOf('bad')), thresholds)
  const isClash = reasons.some(({ star }) => star === 'hour-clash')
  return isClash && weight > CLASH_LIMIT ? CLASH_LIMIT : weight
}

function judgeHour(day: Pillar, branch: number): HourVerdict {
  const hour = hourPillar(day, branch)
  const present: readonly HourStarData[] = hourStars.filter(({ holds }) => holds(day, hour))
  const clashes = present.some(({ id }) => id === 'hour-clash')
  const path = paths.find(({ rule }) => rule.index === pathStar(branch, branchOf(day)))
  const found = [...(path ? [{ id: path.id, side: path.polarity, grade: path.grade }] : []), ...present]
  const reasons = found.map(
    ({ id, side, grade }): HourReason => ({
      // Every id comes from the list above or from the paths.
      star: id as HourStarId,
      side,
      grade,
      status: clashes && side === 'good' ? 'capped' : 'applied',
    }),
  )
  const activitiesOf = (side: Side): readonly ActivityId[] => [
    ...new Set(present.filter((star) => star.side === side).flatMap(({ activities }) => activities)),
  ]
  const hurts = activitiesOf('bad')
  return {
    branch,
    weight: hourWeightOf(reasons),
    reasons,
    isNoble: present.some(({ id }) => id === 'hour-noble'),
    clashes,
    helps: activitiesOf('good').filter((activity) => !hurts.includes(activity)),
    hurts,
  }
}

const verdicts: (readonly HourVerdict[] | undefined)[] = []

/**
 * The twelve double-hours of a day, 子 to 亥, judged: they follow from the day's pillar alone.
 * @example judgeHours(pillarOf(0))[6].clashes // true  午 on a 甲子 day
 */
export function judgeHours(day: Pillar): readonly HourVerdict[] {
  const known = verdicts[day]
  if (known) return known
  const judged = Array.from({ length: 12 }, (_, branch) => judgeHour(pillarOf(day), branch))
  verdicts[day] = judged
  return judged
}
