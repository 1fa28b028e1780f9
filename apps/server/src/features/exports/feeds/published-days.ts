import type { Weight } from '@zeri/almanac/judgement'

/** A change of weight since the day was first published in a feed. */
type DayChange = {
  readonly from: Weight
  readonly at: string
  /** Whether new rules caused the change, rather than corrected birth data. */
  readonly byRules: boolean
  readonly times: number
}

/** The weights a feed has published, in a compact form that is stored with the feed. */
export type PublishedDays = {
  readonly rulesVersion: string
  readonly from: string
  /** One letter per day from `from` on; `d` is neutral. */
  readonly weights: string
  readonly moves: Readonly<Record<string, DayChange>>
}

const MS_PER_DAY = 86_400_000
const LETTERS = 'abcdefg'
const letterOf = (weight: Weight): string => LETTERS.charAt(weight + 3)

/** The published weight of a day, if it has one. */
function findPublishedWeight({ from, weights }: PublishedDays, date: string): Weight | undefined {
  const letter = weights.charAt((Date.parse(date) - Date.parse(from)) / MS_PER_DAY)
  // The cast is safe: there is one letter for each of the seven weights, in order.
  return letter === '' ? undefined : ((LETTERS.indexOf(letter) - 3) as Weight)
}

type WeightedDay = { readonly date: string; readonly weight: Weight }
type Publication = { readonly rulesVersion: string; readonly atMs: number }

/** Returns the published days after these are sent, with the time of every change of a day that is not over. */
export function recordChanges(
  before: PublishedDays | null,
  days: readonly WeightedDay[],
  { rulesVersion, atMs }: Publication,
): PublishedDays {
  const moves: Record<string, DayChange> = {}
  const byRules = before?.rulesVersion !== rulesVersion
  for (const { date, weight } of days) {
    const known = before?.moves[date]
    const publishedWeight = before ? findPublishedWeight(before, date) : undefined
    if (publishedWeight !== undefined && publishedWeight !== weight)
      moves[date] = {
        from: publishedWeight,
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

/** Counts the days from today on that were changed by new rules. */
export function countRuleChanges({ moves }: PublishedDays, today: string): number {
  return Object.entries(moves).filter(([date, { byRules }]) => byRules && date >= today).length
}
