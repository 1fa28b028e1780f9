import type { ActivityId } from './activities.ts'
import type { ActivityVerdict } from './judge-cell.ts'
import type { DayVerdict } from './judge-day.ts'
import { isMedical } from './medical.ts'
import type { PersonalVerdict } from './personal/personal-verdict.ts'
import { listShownActivities } from './shown-activities.ts'
import { listStandingOut } from './stand-out.ts'
import type { Weight } from './weight.ts'

/**
 * What there is to say of a day, for everyone or for one person. Badge, sentence, lists and messages are made from it,
 * so that they agree. Nothing medical is in it.
 */
export type DayMessage = {
  readonly isPersonal: boolean
  readonly weight: Weight
  /** Shown activities rated above 0: first those a star of their own favours, each part the best first. */
  readonly goodFor: readonly ActivityId[]
  /** How many at the head of `goodFor` a star of their own favours. */
  readonly standing: number
  /** Shown activities rated below 0, the worst first. */
  readonly putOff: readonly ActivityId[]
  /** Whether no activity at all is rated below 0, shown or not. */
  readonly isFree: boolean
}

type Rated = { readonly activity: ActivityId; readonly weight: Weight }

/** Whether a star of the activity itself favours it, not only a benefactor of the whole day. */
function hasOwnStar({ reasons }: ActivityVerdict): boolean {
  return reasons.some(
    (reason) =>
      reason.kind === 'evidence' &&
      reason.status === 'applied' &&
      reason.evidence.side === 'good' &&
      !reason.evidence.isGeneral &&
      !reason.evidence.isLeaning,
  )
}

let nameable: ReadonlySet<ActivityId> | undefined

/** Activities that a message may name. */
function listNameable(): ReadonlySet<ActivityId> {
  nameable ??= new Set(
    listShownActivities()
      .map(({ id }) => id)
      .filter((id) => !isMedical(id)),
  )
  return nameable
}

/** How far each activity stands out of its day; for a person, with what the birth adds to it. */
function rankActivities(verdict: DayVerdict, own: PersonalVerdict | undefined): (id: ActivityId) => number {
  const general = new Map(listStandingOut(verdict).map(({ activity, by }) => [activity, by]))
  const added = new Map(own?.activities.map(({ activity, delta }) => [activity, delta]))
  return (id) => (general.get(id) ?? 0) + (added.get(id) ?? 0)
}

/** Makes the message of a day. */
export function makeDayMessage(verdict: DayVerdict, own?: PersonalVerdict): DayMessage {
  const rated: readonly Rated[] = own?.activities ?? verdict.activities
  const rankOf = rankActivities(verdict, own)
  const byRank = (one: Rated, other: Rated): number =>
    other.weight - one.weight || rankOf(other.activity) - rankOf(one.activity)
  const named = rated.filter(({ activity }) => listNameable().has(activity))
  const favoured = new Set(verdict.activities.filter(hasOwnStar).map(({ activity }) => activity))
  const good = named.filter(({ weight }) => weight > 0).toSorted(byRank)
  const standing = good.filter(({ activity }) => favoured.has(activity))
  const rest = good.filter(({ activity }) => !favoured.has(activity))
  const bad = named.filter(({ weight }) => weight < 0).toSorted((one, other) => byRank(other, one))
  return {
    isPersonal: own !== undefined,
    weight: own?.day.weight ?? verdict.day.weight,
    goodFor: [...standing, ...rest].map(({ activity }) => activity),
    standing: standing.length,
    putOff: bad.map(({ activity }) => activity),
    isFree: rated.every(({ weight }) => weight >= 0),
  }
}
