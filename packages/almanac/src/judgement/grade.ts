import { pillarOf } from '../calendar/cycle.ts'
import { BRANCHES, CELL_COUNT, glyphsOf, starTable } from './cells.ts'
import type { Matter } from './matters.ts'
import { classicalSchool } from './school.ts'
import { type Star, type StarId, stars } from './stars.ts'

/** How the bad of a day stands to its good: 0 good outweighs … 5 bad upon great bad. */
export type DayGrade = 0 | 1 | 2 | 3 | 4 | 5

/** A bad star in months, by branch, in which its companions soften or harden it. */
export type GradeRow = {
  readonly star: StarId
  readonly months: string
  readonly beside: readonly StarId[]
  readonly grade: DayGrade
}

// 协纪辨方书, juan 10, 宜忌等第表. 长生, named beside some rows, is left out: it has no matters of its own.
// Copies of the table have 月害 beside 收 in 辰 and 未, where the two never meet; the entry (35a, 36a) has the row without it.
export const gradeRows: readonly GradeRow[] = [
  // 平日
  {
    star: 'officer-balance',
    months: '亥',
    beside: ['minister-day', 'season-virtue', 'six-harmony'],
    grade: 0,
  },
  {
    star: 'officer-balance',
    months: '巳',
    beside: ['minister-day', 'six-harmony', 'month-punishment'],
    grade: 1,
  },
  { star: 'officer-balance', months: '申', beside: ['minister-day', 'month-harm'], grade: 2 },
  {
    star: 'officer-balance',
    months: '寅',
    beside: ['minister-day', 'month-harm', 'month-punishment'],
    grade: 3,
  },
  { star: 'officer-balance', months: '卯午酉', beside: ['heavenly-clerk'], grade: 3 },
  { star: 'officer-balance', months: '辰戌丑未', beside: ['month-killing'], grade: 4 },
  { star: 'officer-balance', months: '子', beside: ['heavenly-clerk', 'month-punishment'], grade: 4 },
  // 收日
  { star: 'officer-receive', months: '寅申', beside: ['six-harmony', 'robbery'], grade: 0 },
  { star: 'officer-receive', months: '巳亥', beside: ['robbery'], grade: 2 },
  { star: 'officer-receive', months: '辰未', beside: [], grade: 2 },
  { star: 'officer-receive', months: '子午酉', beside: ['big-time'], grade: 3 },
  { star: 'officer-receive', months: '丑戌', beside: ['month-punishment'], grade: 3 },
  { star: 'officer-receive', months: '卯', beside: ['big-time'], grade: 4 },
  // 闭日
  { star: 'officer-close', months: '子午卯酉', beside: ['king-day'], grade: 3 },
  { star: 'officer-close', months: '辰戌丑未', beside: ['officer-day', 'heavenly-clerk'], grade: 3 },
  { star: 'officer-close', months: '寅申巳亥', beside: ['month-killing'], grade: 4 },
  // 劫煞
  { star: 'robbery', months: '寅申', beside: ['six-harmony'], grade: 0 },
  { star: 'robbery', months: '辰戌丑未', beside: ['officer-remove', 'minister-day'], grade: 1 },
  { star: 'robbery', months: '巳亥', beside: ['month-harm'], grade: 2 },
  { star: 'robbery', months: '子午卯酉', beside: ['officer-hold'], grade: 3 },
  // 灾煞
  { star: 'disaster', months: '寅申巳亥', beside: ['officer-open'], grade: 1 },
  { star: 'disaster', months: '辰戌丑未', beside: ['officer-full', 'people-day'], grade: 2 },
  { star: 'disaster', months: '子午', beside: ['month-break'], grade: 4 },
  { star: 'disaster', months: '卯酉', beside: ['month-break', 'month-aversion'], grade: 5 },
  // 月煞
  { star: 'month-killing', months: '卯酉', beside: ['six-harmony', 'officer-danger'], grade: 1 },
  { star: 'month-killing', months: '子午', beside: ['month-harm', 'officer-danger'], grade: 3 },
  { star: 'month-killing', months: '寅申巳亥', beside: ['officer-close'], grade: 4 },
  { star: 'month-killing', months: '辰戌丑未', beside: ['officer-balance'], grade: 4 },
  // 月刑
  {
    star: 'month-punishment',
    months: '巳',
    beside: ['officer-balance', 'six-harmony', 'minister-day'],
    grade: 1,
  },
  {
    star: 'month-punishment',
    months: '寅',
    beside: ['minister-day', 'month-harm', 'officer-balance'],
    grade: 3,
  },
  { star: 'month-punishment', months: '辰酉亥', beside: ['officer-establish'], grade: 3 },
  { star: 'month-punishment', months: '丑戌', beside: ['officer-receive'], grade: 3 },
  { star: 'month-punishment', months: '子', beside: ['officer-balance', 'heavenly-clerk'], grade: 4 },
  { star: 'month-punishment', months: '卯', beside: ['officer-receive', 'big-time'], grade: 4 },
  { star: 'month-punishment', months: '未申', beside: ['month-break'], grade: 4 },
  { star: 'month-punishment', months: '午', beside: ['month-construct', 'month-aversion'], grade: 4 },
  // 月害
  { star: 'month-harm', months: '卯酉', beside: ['guard-day', 'officer-remove'], grade: 2 },
  { star: 'month-harm', months: '丑未', beside: ['officer-hold', 'big-time'], grade: 2 },
  { star: 'month-harm', months: '巳亥', beside: ['robbery'], grade: 2 },
  { star: 'month-harm', months: '申', beside: ['minister-day', 'officer-balance'], grade: 2 },
  { star: 'month-harm', months: '子午', beside: ['month-killing'], grade: 3 },
  {
    star: 'month-harm',
    months: '辰戌',
    beside: ['officer-day', 'officer-close', 'heavenly-clerk'],
    grade: 3,
  },
  {
    star: 'month-harm',
    months: '寅',
    beside: ['minister-day', 'officer-balance', 'month-punishment'],
    grade: 3,
  },
  // 月厌
  { star: 'month-aversion', months: '寅申', beside: ['officer-success'], grade: 2 },
  { star: 'month-aversion', months: '丑未', beside: ['officer-open'], grade: 2 },
  { star: 'month-aversion', months: '辰戌', beside: ['officer-stable'], grade: 3 },
  { star: 'month-aversion', months: '巳亥', beside: ['officer-full'], grade: 3 },
  { star: 'month-aversion', months: '子', beside: ['month-construct'], grade: 4 },
  { star: 'month-aversion', months: '午', beside: ['month-construct', 'month-punishment'], grade: 4 },
  { star: 'month-aversion', months: '卯酉', beside: ['month-break', 'disaster'], grade: 5 },
  // 大时
  { star: 'big-time', months: '寅申巳亥', beside: ['officer-remove', 'officer-day'], grade: 0 },
  { star: 'big-time', months: '辰戌', beside: ['officer-hold', 'six-harmony'], grade: 0 },
  { star: 'big-time', months: '丑未', beside: ['officer-hold', 'month-harm'], grade: 2 },
  { star: 'big-time', months: '子午酉', beside: ['officer-receive'], grade: 3 },
  { star: 'big-time', months: '卯', beside: ['officer-receive', 'month-punishment'], grade: 4 },
  // 天吏
  { star: 'heavenly-clerk', months: '寅申巳亥', beside: ['officer-danger'], grade: 2 },
  { star: 'heavenly-clerk', months: '辰戌丑未', beside: ['officer-close'], grade: 3 },
  { star: 'heavenly-clerk', months: '卯午酉', beside: ['officer-balance'], grade: 3 },
  { star: 'heavenly-clerk', months: '子', beside: ['officer-balance', 'month-punishment'], grade: 4 },
]

/**
 * Rows of the table that hold in a cell of month and day.
 * @example listGradeRows(0).map(({ grade }) => grade) // [4]  甲子 in the month of 子: 月厌 beside 月建
 */
export function listGradeRows(cell: number): readonly GradeRow[] {
  const present = new Set((starTable(classicalSchool).cells[cell] ?? []).map(({ id }) => id))
  const month = BRANCHES.charAt(Math.floor(cell / 60))
  return gradeRows.filter(({ star, months }) => months.includes(month) && present.has(star))
}

let grades: readonly (DayGrade | undefined)[] | undefined

/**
 * Grade of a cell: the worst of its rows; none where no graded star stands.
 * @example findDayGrade(0) // 4
 */
export function findDayGrade(cell: number): DayGrade | undefined {
  grades ??= Array.from({ length: CELL_COUNT }, (_, index) =>
    listGradeRows(index).reduce<DayGrade | undefined>(
      (worst, { grade }) => (worst === undefined || grade > worst ? grade : worst),
      undefined,
    ),
  )
  return grades[cell]
}

/** What becomes of a matter that stars both favour and forbid. */
export type Policy = 'favour-wins' | 'cancel' | 'forbid-wins' | 'all-forbidden'

type PolicyRow = { readonly withVirtue: Policy; readonly without: Policy }

// 协纪辨方书, juan 10, 33b to 34a: 上 从宜不从忌; 上次 遇德从宜不从忌, 不遇从宜亦从忌; 中 遇德从宜不从忌, 不遇从忌不从宜; 中次 遇德从宜亦从忌, 不遇从忌不从宜;
// 下 遇德从忌不从宜, 不遇诸事皆忌; 最下 遇德仍诸事皆忌.
const policies: Readonly<Record<DayGrade, PolicyRow>> = {
  0: { withVirtue: 'favour-wins', without: 'favour-wins' },
  1: { withVirtue: 'favour-wins', without: 'cancel' },
  2: { withVirtue: 'favour-wins', without: 'forbid-wins' },
  3: { withVirtue: 'cancel', without: 'forbid-wins' },
  4: { withVirtue: 'forbid-wins', without: 'all-forbidden' },
  5: { withVirtue: 'all-forbidden', without: 'all-forbidden' },
}

/**
 * The policy of a grade. Without a graded star a ban stands unless its own entry lifts it.
 * @example policyOf(4, false) // 'all-forbidden'
 */
export function policyOf(grade: DayGrade | undefined, isVirtuous: boolean): Policy {
  if (grade === undefined) return 'forbid-wins'
  return isVirtuous ? policies[grade].withVirtue : policies[grade].without
}

// 协纪辨方书, juan 10: 德合赦愿, the virtues with their unions, the pardon and the wish.
export const virtues: ReadonlySet<StarId> = new Set<StarId>([
  'heavenly-virtue',
  'heavenly-virtue-union',
  'month-virtue',
  'month-virtue-union',
  'heavenly-pardon',
  'heavenly-wish',
])

const WAR: readonly Matter[] = ['安抚边境', '选将训兵', '出师']
const WAR_AND_HEALING: readonly Matter[] = [...WAR, '求医疗病']

// 协纪辨方书, juan 10, 47b.
const AVERSION_STAYS: readonly Matter[] = [
  ...WAR_AND_HEALING,
  '出行',
  '上官赴任',
  '临政亲民',
  '结婚姻',
  '纳采问名',
  '嫁娶',
  '搬移',
  '远回',
  '栽种',
]

/** What a graded star forbids even where the good wins: 止忌 …, 余皆不忌, in the entry of each. */
export function listStaying(star: StarId): readonly Matter[] {
  if (star === 'month-aversion') return AVERSION_STAYS
  if (star === 'big-time') return WAR
  return gradeRows.some((row) => row.star === star) ? WAR_AND_HEALING : []
}

let gradedGroups: ReadonlySet<string> | undefined

/** Whether the table grades a star, or another name of its place. */
export function isGraded({ id, group }: Star): boolean {
  gradedGroups ??= new Set(
    stars().flatMap((star) =>
      gradeRows.some((row) => row.star === star.id) ? [star.id, star.group ?? star.id] : [],
    ),
  )
  return gradedGroups.has(id) || (group !== undefined && gradedGroups.has(group))
}

/** How month and day pillar decide between favour and forbid. */
export type CellPolicy = {
  readonly grade: DayGrade | undefined
  /** Whether a virtue counts on the day. */
  readonly isVirtuous: boolean
  readonly policy: Policy
  /** Nothing that the month forbids holds. */
  readonly isFree: boolean
  /** What the virtues of the day favour is not followed. */
  readonly isVirtueVoid: boolean
}

// 协纪辨方书, juan 10, 77a, where virtues meet pardon or wish; it prints 甲子 for 甲午 in 未, which is no day of either.
const freeDays = '卯甲戌 巳丙申 未甲午 申戊申 酉庚辰 戌辛卯 亥甲子 丑甲子'
// 48b to 49a: 亦不从德合所宜.
const daysWithoutVirtue = '未己未 未己巳 巳丙午 未戊午'

function nameOfCell(cell: number): string {
  return BRANCHES.charAt(Math.floor(cell / 60)) + glyphsOf(pillarOf(cell % 60))
}

/** Whether a virtue counts. Beside 月厌 in 子 and 午 only the pardon does (48a). */
function hasVirtue(cell: number, ids: ReadonlySet<StarId>): boolean {
  const month = BRANCHES.charAt(Math.floor(cell / 60))
  if ('子午'.includes(month) && ids.has('month-aversion')) return ids.has('heavenly-pardon')
  for (const id of virtues) if (ids.has(id)) return true
  return false
}

/** The policy of a cell with the stars a school has there. */
export function findCellPolicy(cell: number, present: readonly Star[]): CellPolicy {
  const ids = new Set(present.map(({ id }) => id))
  const grade = findDayGrade(cell)
  const isVirtueVoid = daysWithoutVirtue.includes(nameOfCell(cell))
  const isVirtuous = !isVirtueVoid && hasVirtue(cell, ids)
  // 58a: 四废与月破并诸事皆忌; 48a to 49b: pillars under 月厌, 诸事皆忌.
  const isAllForbidden =
    (ids.has('four-waste') && ids.has('month-break')) || present.some((star) => star.forbidsAllBut === '')
  return {
    grade,
    isVirtuous,
    policy: isAllForbidden ? 'all-forbidden' : policyOf(grade, isVirtuous),
    isFree: freeDays.includes(nameOfCell(cell)),
    isVirtueVoid,
  }
}
