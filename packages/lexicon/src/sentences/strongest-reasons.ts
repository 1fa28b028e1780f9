import type { Evidence, Reason, Side, StarId, Weighed } from '@zeri/almanac/judgement'

/** How the two strongest reasons of a day stand to its weight and to each other; or that there is but one. */
export type SummaryForm =
  | 'for'
  | 'for-despite'
  | 'against'
  | 'against-despite'
  | 'even'
  | 'even-for'
  | 'even-against'
  | 'alone'

/** The reasons a summary names, the deciding one first. */
export type Strongest = {
  readonly form: SummaryForm
  readonly first: StarId
  readonly second: StarId | undefined
}

type Ranked = Pick<Evidence, 'star' | 'side' | 'grade'>

const VETO_GRADE = 3

/** What counts, the strongest first: a veto before everything, else by grade and in the order of the almanac. */
function listRanked(reasons: readonly Reason[]): Ranked[] {
  const vetoes = reasons.flatMap((reason): Ranked[] =>
    reason.kind === 'veto' && reason.status === 'applied'
      ? [{ star: reason.star, side: 'bad', grade: VETO_GRADE }]
      : [],
  )
  const evidence = reasons.flatMap((reason): Ranked[] =>
    reason.kind === 'evidence' && reason.status !== 'overridden' ? [reason.evidence] : [],
  )
  const others = evidence.filter(({ star }) => !vetoes.some((veto) => veto.star === star))
  return [...vetoes, ...others.toSorted((one, other) => other.grade - one.grade)]
}

function formOf(weight: number, first: Side, second: Side | undefined): SummaryForm {
  if (second === undefined) return 'alone'
  if (weight > 0) return second === 'good' ? 'for' : 'for-despite'
  if (weight < 0) return second === 'bad' ? 'against' : 'against-despite'
  if (first !== second) return 'even'
  return first === 'good' ? 'even-for' : 'even-against'
}

/** The two strongest reasons of a day: one that decides it, and the strongest of the others. */
export function findStrongest({ weight, reasons }: Weighed): Strongest {
  const ranked = listRanked(reasons)
  const leading: Side = weight < 0 ? 'bad' : 'good'
  const first = ranked.find(({ side }) => side === leading) ?? ranked[0]
  const others = ranked.filter((one) => one !== first)
  // An even day is even because two sides hold each other: both are named where both are there.
  const opposite = weight === 0 ? others.find(({ side }) => side !== first?.side) : undefined
  const second = opposite ?? others[0]
  if (!first) throw new Error('nothing speaks of this day')
  return { form: formOf(weight, first.side, second?.side), first: first.star, second: second?.star }
}
