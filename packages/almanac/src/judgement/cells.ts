import { branchOf, type Pillar, pillarOf, stemOf } from '../calendar/cycle.ts'
import { pathStar } from '../calendar/day-cycles.ts'
import type { School } from './school.ts'
import type { CellRule, DayRule, StarRule } from './star-type.ts'
import { type Star, type StarId, stars } from './stars.ts'

export const STEMS = '甲乙丙丁戊己庚辛壬癸'
export const BRANCHES = '子丑寅卯辰巳午未申酉戌亥'
const MONTHS = 12
const PILLARS = 60

/** Cells of the table of month branches and day pillars. */
export const CELL_COUNT = MONTHS * PILLARS

/**
 * Where a day stands in that table.
 * @example cellOf(2, pillarOf(14)) // 134  a 戊寅 day in the month of 寅
 */
export function cellOf(monthBranch: number, day: Pillar): number {
  return monthBranch * PILLARS + day
}

/** 0 spring (寅卯辰) … 3 winter (亥子丑). */
const seasonOf = (monthBranch: number): number => Math.floor(((monthBranch + 10) % 12) / 3)

export const glyphsOf = (pillar: Pillar): string =>
  `${STEMS.charAt(stemOf(pillar))}${BRANCHES.charAt(branchOf(pillar))}`

/** Whether a list of pillars written as one text has this one; stems stand at even places only. */
export const hasPillar = (list: string, pillar: Pillar): boolean => list.includes(glyphsOf(pillar))

function holdsInCell(rule: CellRule, month: number, pillar: Pillar): boolean {
  const branch = BRANCHES.charAt(branchOf(pillar))
  const stem = STEMS.charAt(stemOf(pillar))
  switch (rule.kind) {
    case 'branch-offset':
      return rule.steps.includes((branchOf(pillar) - month + MONTHS) % MONTHS)
    case 'branch-mirror':
      return (branchOf(pillar) + month) % MONTHS === rule.sum
    case 'month-branches':
      return rule.table.charAt(month) === branch
    case 'month-stems':
      return rule.table.charAt(month) === stem
    case 'month-pillars':
      return hasPillar(rule.table[month] ?? '', pillar)
    case 'tri-branches':
      return rule.table.charAt(month % 4) === branch
    case 'tri-stems':
      return rule.table.charAt(month % 4) === stem
    case 'season-branches':
      return (rule.table[seasonOf(month)] ?? '').includes(branch)
    case 'season-stems':
      return (rule.table[seasonOf(month)] ?? '').includes(stem)
    case 'season-pillars':
      return hasPillar(rule.table[seasonOf(month)] ?? '', pillar)
    case 'stems':
      return rule.list.includes(stem)
    case 'branches':
      return rule.list.includes(branch)
    case 'pillars':
      return hasPillar(rule.list, pillar)
    case 'path':
      return pathStar(branchOf(pillar), month) === rule.index
  }
}

type DecidedBy = { readonly [Kind in CellRule['kind']]: 'cell' } & {
  readonly [Kind in DayRule['kind']]: 'day'
}

/** What decides a rule of each kind: the cell alone, or the facts of the day. A kind that is missing does not compile. */
export const decidedBy = {
  'branch-offset': 'cell',
  'branch-mirror': 'cell',
  'month-branches': 'cell',
  'month-stems': 'cell',
  'month-pillars': 'cell',
  'tri-branches': 'cell',
  'tri-stems': 'cell',
  'season-branches': 'cell',
  'season-stems': 'cell',
  'season-pillars': 'cell',
  stems: 'cell',
  branches: 'cell',
  pillars: 'cell',
  path: 'cell',
  mansion: 'day',
  'year-branch-offset': 'day',
  'lunar-days': 'day',
  'lunar-dates': 'day',
  'before-terms': 'day',
  'on-terms': 'day',
  'day-of-month': 'day',
  'year-stem-pillars': 'day',
  'first-branch-days': 'day',
  'last-lunar-day': 'day',
  'stem-days': 'day',
  'void-prosperity': 'day',
  'moon-quarter': 'day',
} as const satisfies DecidedBy

/** Whether month and day pillar alone decide a rule. */
function isCellRule(rule: StarRule): rule is CellRule {
  return decidedBy[rule.kind] === 'cell'
}

/** A star that is placed by the facts of each day. */
type DailyStar = Star & { readonly rule: DayRule }

function isDaily(star: Star): star is DailyStar {
  return decidedBy[star.rule.kind] === 'day'
}

// 天德 of 子卯午酉 months at 巽坤乾艮, that is 巳申亥寅; 堪舆经 in 协纪辨方书, juan 5, read as branches.
const cornerVirtue: CellRule = { kind: 'month-branches', table: '巳--申--亥--寅--' }

/** The cells a star holds in: one byte each, 1 or 0. */
type CellMask = Uint8Array

function maskOf(rules: readonly CellRule[]): CellMask {
  const mask = new Uint8Array(CELL_COUNT)
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const month = Math.floor(cell / PILLARS)
    const pillar = pillarOf(cell % PILLARS)
    if (rules.some((rule) => holdsInCell(rule, month, pillar))) mask[cell] = 1
  }
  return mask
}

function isKnownTo(school: School, { id, isFolk }: Star): boolean {
  if (id === 'year-break') return school.yearBreak
  return school.folk || !isFolk
}

/** Stars by what decides them, for one school. */
export type StarTable = {
  readonly masks: ReadonlyMap<StarId, CellMask>
  /** Stars of each cell, in the order of all stars. */
  readonly cells: readonly (readonly Star[])[]
  /** Stars that are placed day by day, but for the mansions. */
  readonly daily: readonly DailyStar[]
  /** The mansions in their order. */
  readonly mansions: readonly Star[]
}

function buildTable(school: School): StarTable {
  const known = stars().filter((star) => isKnownTo(school, star))
  const masks = new Map<StarId, CellMask>()
  for (const { id, rule } of known) {
    if (!isCellRule(rule)) continue
    const hasCorner = id === 'heavenly-virtue' && school.heavenlyVirtue === 'corners'
    masks.set(id, maskOf(hasCorner ? [rule, cornerVirtue] : [rule]))
  }
  const cells = Array.from({ length: CELL_COUNT }, (_, cell) =>
    known.filter(({ id }) => masks.get(id)?.[cell] === 1),
  )
  const isMansion = ({ family }: Star): boolean => family === 'mansion'
  return {
    masks,
    cells,
    daily: known.filter((star): star is DailyStar => isDaily(star) && !isMansion(star)),
    mansions: known.filter(isMansion),
  }
}

const tables = new Map<string, StarTable>()

/** The table of a school, built on first use. */
export function starTable(school: School): StarTable {
  const key = `${school.heavenlyVirtue} ${school.yearBreak} ${school.folk}`
  const known = tables.get(key)
  if (known) return known
  const built = buildTable(school)
  tables.set(key, built)
  return built
}

/**
 * Months and day pillars in which a star holds, as far as they alone decide it.
 * @example listStarCells('heavenly-pardon', classicalSchool).length // 12
 */
export function listStarCells(
  id: StarId,
  school: School,
): readonly { readonly monthBranch: number; readonly day: Pillar }[] {
  const mask = starTable(school).masks.get(id) ?? new Uint8Array(0)
  return Array.from(mask, (holds, cell) => ({ holds, cell }))
    .filter(({ holds }) => holds === 1)
    .map(({ cell }) => ({ monthBranch: Math.floor(cell / PILLARS), day: pillarOf(cell % PILLARS) }))
}
