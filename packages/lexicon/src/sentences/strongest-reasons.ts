import type { DayVerdict, Reason, Side, StarId } from '@zeri/almanac/judgement'

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

/** A star on the side it speaks for; its strength is added up. */
type Ranked = { readonly star: StarId; readonly side: Side; strength: number }

/** A custom that holds an activity down weighs as much as a great star. */
const CAP_STRENGTH = 3

/** The stars of each side so far, in the order they came. */
type Ranking = Readonly<Record<Side, Map<StarId, Ranked>>> & { readonly all: Ranked[] }

function add(ranking: Ranking, star: StarId, side: Side, strength: number): void {
  const known = ranking[side].get(star)
  if (known) {
    known.strength += strength
    return
  }
  const ranked = { star, side, strength }
  ranking[side].set(star, ranked)
  ranking.all.push(ranked)
}

/** Adds what a reason that counts gives its star; path and mansion only lean, and add least. */
function addReason(ranking: Ranking, reason: Reason): void {
  if (reason.kind === 'cap') add(ranking, reason.star, 'bad', CAP_STRENGTH)
  if (reason.kind !== 'evidence' || reason.status === 'overridden') return
  const { star, side, grade, isLeaning } = reason.evidence
  add(ranking, star, side, isLeaning ? grade / 100 : grade)
}

/** What counts on a day, the strongest first: a star is as strong as its grade, once for every activity it counts for. */
function listRanked({ activities, stars }: Pick<DayVerdict, 'activities' | 'stars'>): readonly Ranked[] {
  const ranking: Ranking = { good: new Map(), bad: new Map(), all: [] }
  for (const { reasons } of activities) for (const reason of reasons) addReason(ranking, reason)
  if (ranking.all.length > 0) return ranking.all.toSorted((one, other) => other.strength - one.strength)
  return stars
    .filter(({ family }) => family === 'officer')
    .map(({ id, polarity }) => ({ star: id, side: polarity, strength: 0 }))
}

function formOf(weight: number, first: Side, second: Side | undefined): SummaryForm {
  if (second === undefined) return 'alone'
  if (weight > 0) return second === 'good' ? 'for' : 'for-despite'
  if (weight < 0) return second === 'bad' ? 'against' : 'against-despite'
  if (first !== second) return 'even'
  return first === 'good' ? 'even-for' : 'even-against'
}

/** The two strongest reasons of a day: one that decides it, and the strongest of the others. */
export function findStrongest(verdict: Pick<DayVerdict, 'day' | 'activities' | 'stars'>): Strongest {
  const { weight } = verdict.day
  const ranked = listRanked(verdict)
  const leading: Side = weight < 0 ? 'bad' : 'good'
  const first = ranked.find(({ side }) => side === leading) ?? ranked[0]
  const others = ranked.filter((one) => one.star !== first?.star)
  // An even day is even because two sides hold each other: both are named where both are there.
  const opposite = weight === 0 ? others.find(({ side }) => side !== first?.side) : undefined
  const second = opposite ?? others[0]
  if (!first) throw new Error('nothing speaks of this day')
  return { form: formOf(weight, first.side, second?.side), first: first.star, second: second?.star }
}
