import type { ActivityId } from './activities.ts'
import { activities } from './activities.ts'
import type { Reason } from './reasons.ts'
import { calibratedSizes } from './sizes.generated.ts'

type Counted = Extract<Reason, { kind: 'evidence' }>['evidence']

/** The strongest whole, the next half, the next a quarter. */
const halving = (grades: readonly number[]): number =>
  grades.toSorted((one, other) => other - one).reduce((sum, grade, rank) => sum + grade / 2 ** rank, 0)

/** Sign, sum and weight of an activity by the published method, from its reasons and nothing else; for tests. */
export function weighByMethod(
  reasons: readonly Reason[],
  activity: ActivityId,
): { readonly sign: number; readonly sum: number; readonly weight: number } {
  const counted: Counted[] = []
  let limit = 3
  let isAllForbidden = false
  for (const reason of reasons) {
    if (reason.kind === 'evidence') {
      if (reason.status === 'applied') counted.push(reason.evidence)
    } else limit = Math.min(limit, reason.limit)
    if (reason.kind === 'verdict') isAllForbidden = true
  }
  const book = counted.filter(({ isLeaning }) => !isLeaning)
  const favoured = book.some(({ side }) => side === 'good')
  const forbidden = book.some(({ side }) => side === 'bad')
  const sign = isAllForbidden ? -1 : Number(favoured) - Number(forbidden)
  const side = sign > 0 ? 'good' : 'bad'
  const gradesOf = (general: boolean): number[] =>
    book.filter((one) => one.side === side && one.isGeneral === general).map(({ grade }) => grade)
  const leans = counted.filter(({ isLeaning }) => isLeaning)
  const lean = leans.reduce((sum, one) => sum + (one.side === side ? 0.25 : -0.25), 0)
  const sum = Math.max(0.25, halving(gradesOf(false)) + halving(gradesOf(true)) / 2 + lean)
  const [two, three] = calibratedSizes[activity][side]
  const size = 1 + Number(sum >= two) + Number(sum >= three)
  const most = activities.some(({ id, read }) => id === activity && read) ? 2 : 3
  const weight = Math.max(-most, Math.min(most, limit, sign * size))
  return { sign, sum: sign === 0 ? 0 : sum, weight }
}
