import type { BriefDay } from '../calendar/day.ts'

type GoodDay = { readonly date: string } & Pick<NonNullable<BriefDay['verdict']>, 'weight' | 'word'>

/** The best days up to a limit, sorted by date. Personal weights count where there are any. */
export function pickGoodDays(
  days: readonly Pick<BriefDay, 'date' | 'verdict' | 'personal'>[],
  limit: number,
): readonly GoodDay[] {
  return days
    .flatMap(({ date, verdict, personal }) => {
      const weight = personal?.weight ?? verdict?.weight ?? 0
      if (!verdict || weight < 1) return []
      return [{ date, weight, word: (personal ?? verdict).word }]
    })
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, limit)
    .toSorted((one, other) => one.date.localeCompare(other.date))
}
