import type { Weight } from '@zeri/almanac'

/** A day that has become another one since programs first took it. */
type Move = {
  readonly from: Weight
  readonly at: string
  /** Another version of the rules moved it; not a birth that was corrected. */
  readonly byRules: boolean
  readonly times: number
}

/** What a feed has told so far, small enough to be kept beside it. */
export type Seen = {
  readonly rulesVersion: string
  readonly from: string
  /** A letter a day, `d` is neutral. */
  readonly weights: string
  readonly moves: Readonly<Record<string, Move>>
}

const MS_PER_DAY = 86_400_000
const LETTERS = 'abcdefg'
const letterOf = (weight: Weight): string => LETTERS.charAt(weight + 3)

/** What was told of a day. */
function findTold({ from, weights }: Seen, date: string): Weight | undefined {
  const letter = weights.charAt((Date.parse(date) - Date.parse(from)) / MS_PER_DAY)
  // The letters are those of the seven weights, in their order.
  return letter === '' ? undefined : ((LETTERS.indexOf(letter) - 3) as Weight)
}

type Told = { readonly date: string; readonly weight: Weight }
type Now = { readonly rulesVersion: string; readonly atMs: number }

/** What will have been told once these days are: each that moved is noted with the time, until it is over. */
export function noteMoves(before: Seen | null, days: readonly Told[], { rulesVersion, atMs }: Now): Seen {
  const moves: Record<string, Move> = {}
  const byRules = before?.rulesVersion !== rulesVersion
  for (const { date, weight } of days) {
    const known = before?.moves[date]
    const told = before ? findTold(before, date) : undefined
    if (told !== undefined && told !== weight)
      moves[date] = {
        from: told,
        at: new Date(atMs).toISOString(),
        byRules,
        times: (known?.times ?? 0) + 1,
      }
    else if (known) moves[date] = known
  }
  return {
    rulesVersion,
    from: days[0]?.date ?? '',
    weights: days.map(({ weight }) => letterOf(weight)).join(''),
    moves,
  }
}

/** How many days from a date on the rules have moved. */
export function countMoved({ moves }: Seen, today: string): number {
  return Object.entries(moves).filter(([date, { byRules }]) => byRules && date >= today).length
}
