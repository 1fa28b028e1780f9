// Three scales of the strength of a day master, written apart from the almanac: from the characters of the pillars.

/** A strength by one scale. */
export type SchemeClass = 'weak' | 'balanced' | 'strong'
export type Scaled = { readonly value: number; readonly class: SchemeClass }

const STEMS = '甲乙丙丁戊己庚辛壬癸'
const CYCLE = '木火土金水'
const elementOfStem = (stem: string): string => CYCLE.charAt(STEMS.indexOf(stem) >> 1)
/** The element that feeds another. */
const motherOf = (element: string): string => CYCLE.charAt((CYCLE.indexOf(element) + 4) % 5)
const childOf = (element: string): string => CYCLE.charAt((CYCLE.indexOf(element) + 1) % 5)

type Chart = {
  readonly stems: readonly string[]
  readonly branches: readonly string[]
  readonly month: string
  readonly own: string
}

function chartOf(pillars: string): Chart {
  const four = pillars.split(' ')
  const [, month = '', day = ''] = four
  return {
    stems: four.map((pillar) => pillar.charAt(0)),
    branches: four.map((pillar) => pillar.charAt(1)),
    month: month.charAt(1),
    own: elementOfStem(day.charAt(0)),
  }
}

const helps = (own: string, stem: string): boolean => [own, motherOf(own)].includes(elementOfStem(stem))

// 渊海子平, 论地支藏遁歌, in tenths of a branch as the almanac parts them.
const tenths: Readonly<Record<string, string>> = {
  子: '癸10',
  丑: '己6癸3辛1',
  寅: '甲6丙3戊1',
  卯: '乙10',
  辰: '戊6乙3癸1',
  巳: '丙6庚3戊1',
  午: '丁7己3',
  未: '己6丁3乙1',
  申: '庚6壬3戊1',
  酉: '辛10',
  戌: '戊6辛3丁1',
  亥: '壬7甲3',
}
// github china-testing/bazi, ganzhi.py at 7150d5b6: eighths of a branch.
const eighths: Readonly<Record<string, string>> = {
  子: '癸8',
  丑: '己5癸2辛1',
  寅: '甲5丙2戊1',
  卯: '乙8',
  辰: '戊5乙2癸1',
  巳: '丙5戊2庚1',
  午: '丁5己3',
  未: '己5丁2乙1',
  申: '庚5壬2戊1',
  酉: '辛8',
  戌: '戊5辛2丁1',
  亥: '壬5甲3',
}

function hiddenIn(table: Readonly<Record<string, string>>, branch: string): readonly [string, number][] {
  return [...(table[branch] ?? '').matchAll(/(\p{Script=Han})(\d+)/gu)].map(([, stem = '', part]) => [
    stem,
    Number(part),
  ])
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The share of the season's points that an element has in a season. */
function seasonFactor(own: string, season: string): number {
  if (own === season) return 1
  if (own === childOf(season)) return 0.8
  if (own === motherOf(season)) return 0.5
  return childOf(childOf(own)) === season ? 0.3 : 0.2
}

/** The almanac's own scale: season 40, roots 35, open stems 25. */
export function scaleOfEngine(pillars: string, season: string): Scaled {
  const { stems, branches, own } = chartOf(pillars)
  const weights = [0.8, 1.5, 1.2, 1]
  const rooted = branches.map((branch, place) => {
    const supporting = hiddenIn(tenths, branch).filter(([stem]) => helps(own, stem))
    return ((weights[place] ?? 0) * sum(supporting.map(([, part]) => part))) / 10
  })
  const open = stems.filter((stem, place) => place !== 2 && helps(own, stem)).length
  const points = 40 * seasonFactor(own, season) + (35 * sum(rooted)) / sum(weights) + (25 * open) / 3
  const value = Math.round(10 * points) / 10
  return { value, class: value < 40 ? 'weak' : value > 60 ? 'strong' : 'balanced' }
}

/** Points, github china-testing/bazi, bazi.py: 5 a stem, 8 a branch, the month's branch twice; 29 of 60 parts weak and strong. */
export function scaleOfPoints(pillars: string): Scaled {
  const { stems, branches, own, month } = chartOf(pillars)
  const ofStems = 5 * stems.filter((stem) => helps(own, stem)).length
  const ofBranches = [...branches, month].flatMap((branch) =>
    hiddenIn(eighths, branch)
      .filter(([stem]) => helps(own, stem))
      .map(([, part]) => part),
  )
  const value = ofStems + sum(ofBranches)
  return { value, class: value < 29 ? 'weak' : value > 29 ? 'strong' : 'balanced' }
}

// The coefficients of months (columns: wood, fire, earth, metal, water) that many repositories share; origin unknown.
const ofMonth: Readonly<Record<string, readonly number[]>> = {
  子: [1.2, 1, 1, 1, 1.2],
  丑: [1.06, 1, 1.1, 1.14, 1.1],
  寅: [1.14, 1.2, 1.06, 1, 1],
  卯: [1.2, 1.2, 1, 1, 1],
  辰: [1.1, 1.06, 1.1, 1.1, 1.04],
  巳: [1, 1.14, 1.14, 1.06, 1.06],
  午: [1, 1.2, 1.2, 1, 1],
  未: [1.04, 1.1, 1.16, 1.1, 1],
  申: [1.06, 1, 1, 1.14, 1.2],
  酉: [1, 1, 1, 1.2, 1.2],
  戌: [1, 1.04, 1.14, 1.16, 1.06],
  亥: [1.2, 1, 1, 1, 1.14],
}
const ofMatrix: Readonly<Record<string, string>> = {
  子: '癸10',
  丑: '癸3辛2己5',
  寅: '丙3甲7',
  卯: '乙10',
  辰: '乙3癸2戊5',
  巳: '庚3丙7',
  午: '丁10',
  未: '丁3乙2己5',
  申: '壬3庚7',
  酉: '辛10',
  戌: '辛3丁2戊5',
  亥: '甲3壬7',
}
// Cells of branch, stem and month in which the copies depart from part times coefficient; slips of the original, it seems.
const departing: Readonly<Record<string, number>> = {
  丑辛辰: 0.23,
  丑辛酉: 0.248,
  寅丙戌: 0.342,
  辰癸巳: 0.2,
  辰戊巳: 0.6,
  巳庚巳: 0.3,
  巳丙巳: 0.84,
  亥壬戌: 0.724,
}

function coefficientOf(month: string, stem: string, isHidden: boolean): number {
  const element = elementOfStem(stem)
  // Hidden fire has 1.06 in a month of 亥, where open fire has 1.
  if (isHidden && month === '亥' && element === '火') return 1.06
  return ofMonth[month]?.[CYCLE.indexOf(element)] ?? 0
}

/** The matrix: what helps the day master minus the rest, each by the coefficient of its month; balanced within 1. */
export function scaleOfMatrix(pillars: string): Scaled {
  const { stems, branches, own, month } = chartOf(pillars)
  const open = stems.map((stem): [string, number] => [stem, coefficientOf(month, stem, false)])
  const hidden = branches.flatMap((branch) =>
    hiddenIn(ofMatrix, branch).map(([stem, part]): [string, number] => [
      stem,
      departing[branch + stem + month] ?? (part / 10) * coefficientOf(month, stem, true),
    ]),
  )
  const difference = sum([...open, ...hidden].map(([stem, size]) => (helps(own, stem) ? size : -size)))
  const value = Math.round(100 * difference) / 100
  return { value, class: value <= -1 ? 'weak' : value >= 1 ? 'strong' : 'balanced' }
}

/** The element that rules a time of the year: earth the eighteen days before each 立. */
export function seasonOf(monthBranch: string, daysToNextJie: number): string {
  const isLast = '辰未戌丑'.includes(monthBranch)
  if (isLast && daysToNextJie <= 18) return '土'
  return '木火金水'.charAt(Math.floor('寅卯辰巳午未申酉戌亥子丑'.indexOf(monthBranch) / 3))
}
