import { branchOf, type Pillar, pillarOf, stemOf } from '../calendar/cycle.ts'
import { pathStar } from '../calendar/day-cycles.ts'
import { type ActivityId, majorActivities } from './activities.ts'
import type { Side } from './evidence.ts'
import { paths } from './paths.ts'
import { sumOfGrades } from './reasons.ts'
import type { Source } from './sources.ts'
import type { Page, StarGrade } from './star-type.ts'
import type { StarId } from './stars.ts'
import type { Weight } from './weight.ts'

/** Hours by what of the day they are counted from: its stem, 甲 to 癸, its branch, 子 to 亥, or its ten days, from those of 甲子. */
type HourRule = { readonly by: 'stem' | 'branch' | 'ten-days'; readonly hours: readonly string[] }

type HourStarData = {
  readonly id: string
  readonly side: Side
  readonly grade: StarGrade
  readonly rule: HourRule
  /** Where the rule is written. */
  readonly source: Source
  readonly at: Page
  /** Activities it helps or hurts, as its side is. */
  readonly activities: readonly ActivityId[]
}

const BRANCHES = '子丑寅卯辰巳午未申酉戌亥'

// Which stars an hour has, and which of them are good: 协纪辨方书, juan 32, 2a-27b, where the good of an hour stand to the right
// and the bad to the left. Places: juan 7, 义例五. Grades follow juan 34, 43b-44a: of the good ones 贵人, 禄 and 马 count
// (惟贵人禄马为吉), 破 is a great evil (大凶), 刑 and 五不遇 are lesser (次凶). The void ones forbid a journey alone (忌出行); what
// the other stars help or hurt is our reading, and 日建 has none.
const hourStars = [
  // 天乙贵人: the 阳贵 and the 阴贵 of the stem.
  {
    id: 'hour-noble',
    side: 'good',
    grade: 2,
    rule: {
      by: 'stem',
      hours: ['丑未', '子申', '酉亥', '酉亥', '丑未', '子申', '丑未', '寅午', '卯巳', '卯巳'],
    },
    source: 'xie-ji-7',
    at: '13b',
    activities: ['negotiate', 'start-job', 'submit', 'legal'],
  },
  // 日禄, one of the 八禄.
  {
    id: 'hour-prosperity',
    side: 'good',
    grade: 2,
    rule: { by: 'stem', hours: [...'寅卯巳午巳午申酉亥子'] },
    source: 'xie-ji-7',
    at: '23b',
    activities: ['invest', 'opening', 'start-job'],
  },
  // 喜神: the hour of the stem 丙, the later one where a day has two.
  {
    id: 'hour-joy',
    side: 'good',
    grade: 1,
    rule: { by: 'stem', hours: [...'寅戌申午辰寅戌申午辰'] },
    source: 'xie-ji-7',
    at: '21b',
    activities: ['wedding', 'date', 'celebrate'],
  },
  // 天官贵人: the branch that hides the 正官 of the stem.
  {
    id: 'hour-official',
    side: 'good',
    grade: 1,
    rule: { by: 'stem', hours: ['酉', '申', '子', '亥', '卯', '寅', '午', '巳', '丑未', '辰戌'] },
    source: 'xie-ji-7',
    at: '19b',
    activities: ['start-job', 'exam', 'submit'],
  },
  // 福星贵人: the hour whose stem is the 食神 of the day's.
  {
    id: 'hour-fortune',
    side: 'good',
    grade: 1,
    rule: { by: 'stem', hours: ['寅', '丑亥', '子戌', '酉', '申', '未', '午', '巳', '辰', '卯'] },
    source: 'xie-ji-7',
    at: '20b',
    activities: ['pray', 'conceive'],
  },
  // 日建: the branch of the day itself.
  {
    id: 'hour-establish',
    side: 'good',
    grade: 1,
    rule: { by: 'branch', hours: [...BRANCHES] },
    source: 'xie-ji-7',
    at: '24b',
    activities: [],
  },
  // 日合: the branch that joins the day's.
  {
    id: 'hour-harmony',
    side: 'good',
    grade: 1,
    rule: { by: 'branch', hours: [...'丑子亥戌酉申未午巳辰卯寅'] },
    source: 'xie-ji-7',
    at: '24b',
    activities: ['wedding', 'engagement', 'date', 'contract', 'reconcile'],
  },
  // 日马: 驿马 counted from the day.
  {
    id: 'hour-horse',
    side: 'good',
    grade: 2,
    rule: { by: 'branch', hours: [...'寅亥申巳寅亥申巳寅亥申巳'] },
    source: 'xie-ji-6',
    at: '10b',
    activities: ['travel-far', 'move-house', 'vehicle'],
  },
  // 日破: the branch against the day's.
  {
    id: 'hour-clash',
    side: 'bad',
    grade: 3,
    rule: { by: 'branch', hours: [...'午未申酉戌亥子丑寅卯辰巳'] },
    source: 'xie-ji-7',
    at: '24b',
    activities: majorActivities,
  },
  // 日刑: the branch that the day's punishes.
  {
    id: 'hour-punishment',
    side: 'bad',
    grade: 2,
    rule: { by: 'branch', hours: [...'卯戌巳子辰申午丑寅酉未亥'] },
    source: 'xie-ji-7',
    at: '24b',
    activities: ['legal', 'surgery'],
  },
  // 日害.
  {
    id: 'hour-harm',
    side: 'bad',
    grade: 1,
    rule: { by: 'branch', hours: [...'未午巳辰卯寅丑子亥戌酉申'] },
    source: 'xie-ji-7',
    at: '24b',
    activities: ['wedding', 'engagement', 'contract', 'hire'],
  },
  // 五不遇时: the hour's stem overcomes the day's. That branches in agreement lift it (38b) is not in the tables of juan 32.
  {
    id: 'hour-unmet',
    side: 'bad',
    grade: 2,
    rule: { by: 'stem', hours: ['午', '巳', '辰', '卯', '寅', '丑亥', '子戌', '酉', '申', '未'] },
    source: 'xie-ji-7',
    at: '37b',
    activities: ['start-job', 'travel-far', 'negotiate', 'exam'],
  },
  // 旬中空亡.
  {
    id: 'hour-void',
    side: 'bad',
    grade: 1,
    rule: { by: 'ten-days', hours: ['戌亥', '申酉', '午未', '辰巳', '寅卯', '子丑'] },
    source: 'xie-ji-7',
    at: '45b',
    activities: ['travel-far'],
  },
  // 截路空亡, 路空 in juan 32: the hours of the stems 壬 and 癸.
  {
    id: 'hour-road',
    side: 'bad',
    grade: 1,
    rule: {
      by: 'stem',
      hours: ['申酉', '午未', '辰巳', '寅卯', '子丑戌亥', '申酉', '午未', '辰巳', '寅卯', '子丑戌亥'],
    },
    source: 'xie-ji-7',
    at: '47b',
    activities: ['travel-far'],
  },
] as const satisfies readonly HourStarData[]

/** A star of the double-hour as the day decides it; those of the path are among the stars of days. */
export type HourStar = HourStarData & { readonly id: Exclude<HourStarId, StarId> }

/** Every star of the double-hour that is not of the path. */
export const listHourStars = (): readonly HourStar[] => hourStars

function hoursOn(day: Pillar, { by, hours }: HourRule): string {
  const place = by === 'stem' ? stemOf(day) : by === 'branch' ? branchOf(day) : Math.floor(day / 10)
  return hours[place] ?? ''
}

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

// Of the 720 hours 36 % are good and 33 % bad; the path alone makes an hour good or bad by one.
const GREATEST = 3
const CLASH_LIMIT: Weight = -1

/** The weight that follows from the reasons of an hour alone. */
export function hourWeightOf(reasons: readonly HourReason[]): Weight {
  const gradesOf = (side: Side): number[] =>
    reasons.filter((reason) => reason.side === side).map(({ grade }) => grade)
  const score = sumOfGrades(gradesOf('good')) - sumOfGrades(gradesOf('bad'))
  const size = Math.min(GREATEST, Math.floor(Math.abs(score)))
  // A whole number from −3 to 3.
  const weight = (score < 0 && size > 0 ? -size : size) as Weight
  const isClash = reasons.some(({ star }) => star === 'hour-clash')
  return isClash && weight > CLASH_LIMIT ? CLASH_LIMIT : weight
}

function judgeHour(day: Pillar, branch: number): HourVerdict {
  const present = listHourStars().filter(({ rule }) => hoursOn(day, rule).includes(BRANCHES.charAt(branch)))
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
