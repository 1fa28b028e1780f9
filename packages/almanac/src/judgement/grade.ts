import { CELL_COUNT, starTable } from './cells.ts'
import { classicalSchool } from './school.ts'
import type { Star, StarId } from './stars.ts'

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
// So is the row that copies of the table have for 收 in 辰 and 未 beside 月害: the two never meet there.
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

const BRANCHES = '子丑寅卯辰巳午未申酉戌亥'

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

// 协纪辨方书, juan 10: 上 从宜不从忌; 上次 遇德从宜不从忌, 不遇从宜亦从忌; 中 遇德从宜不从忌, 不遇从忌不从宜; 中次 遇德从宜亦从忌, 不遇从忌不从宜;
// 下 遇德从忌不从宜, 不遇诸事皆忌; 下下 遇德亦诸事皆忌.
const policies: Readonly<Record<DayGrade, PolicyRow>> = {
  0: { withVirtue: 'favour-wins', without: 'favour-wins' },
  1: { withVirtue: 'favour-wins', without: 'cancel' },
  2: { withVirtue: 'favour-wins', without: 'forbid-wins' },
  3: { withVirtue: 'cancel', without: 'forbid-wins' },
  4: { withVirtue: 'forbid-wins', without: 'all-forbidden' },
  5: { withVirtue: 'all-forbidden', without: 'all-forbidden' },
}

// 协纪辨方书, juan 10: 德合赦愿, the virtues with their unions, the pardon and the wish.
const virtues: ReadonlySet<StarId> = new Set<StarId>([
  'heavenly-virtue',
  'heavenly-virtue-union',
  'month-virtue',
  'month-virtue-union',
  'heavenly-pardon',
  'heavenly-wish',
])

export function hasVirtue(present: readonly Star[]): boolean {
  return present.some(({ id }) => virtues.has(id))
}

/**
 * The policy of a day. Without a graded star the two sides cancel out.
 * @example policyOf(4, false) // 'all-forbidden'
 */
export function policyOf(grade: DayGrade | undefined, isVirtuous: boolean): Policy {
  if (grade === undefined) return 'cancel'
  return isVirtuous ? policies[grade].withVirtue : policies[grade].without
}
