/** What the branch of a birth year is to the branch of a day. */
export type SignRelation = 'own' | 'clash' | 'pair' | 'friend' | 'odds' | 'none'

// 三命通会, 论三刑: 寅巳申, 丑戌未, 子卯. A branch that punishes itself is the day's own.
const punishing: readonly (readonly number[])[] = [
  [2, 5, 8],
  [1, 10, 7],
  [0, 3],
]

const arePunishing = (a: number, b: number): boolean =>
  punishing.some((group) => group.includes(a) && group.includes(b))

/**
 * How two branches meet, 0 子 … 11 亥: clash (six apart), a pair of the six harmonies, a trio of the three harmonies, harm
 * or punishment. Where two of them meet a harmony comes first: 贪合忘刑.
 * @example relateSigns(6, 0) // 'clash'  午 and 子
 */
export function relateSigns(day: number, birth: number): SignRelation {
  const sum = (day + birth) % 12
  if (day === birth) return 'own'
  if (Math.abs(day - birth) === 6) return 'clash'
  if (sum === 1) return 'pair'
  if (day % 4 === birth % 4) return 'friend'
  return sum === 7 || arePunishing(day, birth) ? 'odds' : 'none'
}

const CYCLE = 12
const SHOWN_YEARS = 4
/** Those born later choose no days yet. */
const YOUNGEST = 6
/** A year of the Rat. */
const RAT_YEAR = 1984

/**
 * The last years of birth of a sign at a date, the oldest first.
 * @example birthYearsOf(6, 2026) // [1978, 1990, 2002, 2014]  午
 */
export function birthYearsOf(branch: number, year: number): readonly number[] {
  const latest = year - YOUNGEST
  const last = latest - ((((latest - RAT_YEAR - branch) % CYCLE) + CYCLE) % CYCLE)
  return Array.from({ length: SHOWN_YEARS }, (_, place) => last - CYCLE * (SHOWN_YEARS - 1 - place))
}
