import type { Weight } from '../../ui/weight.ts'
import type { PersonalJudgement, PersonalReason, WholeDay } from './day.ts'

/** A reason for a person's weight, as the day panel shows it. */
export type PanelReason = Pick<PersonalReason, 'name' | 'kind' | 'delta' | 'limit' | 'sentence'>

/** What the day panel shows beyond the data of the month. */
export type DayDetails = {
  readonly summary: string
  /** Absent where the day is not open to the person. */
  readonly reasons?: readonly PanelReason[]
  readonly hours: readonly {
    readonly glyph: string
    readonly name: string
    readonly from: string
    readonly to: string
    readonly isWaking: boolean
    readonly weight: Weight | null
    /** Whether it clashes with the birth; absent where the day is not of a person. */
    readonly clashes?: boolean
  }[]
}

type JudgedParts = Pick<WholeDay, 'day_info' | 'hours' | 'personal'>

export function toDayDetails(day: JudgedParts): DayDetails {
  const { day_info: info, personal } = day
  return {
    summary: personal?.verdict.summary ?? info.summary,
    ...(personal && { reasons: personal.verdict.reasons.map(toPanelReason) }),
    hours: toHours(day),
  }
}

/** The hours of a day as a strip shows them. */
export function toHours({ hours, personal }: Pick<JudgedParts, 'hours' | 'personal'>): DayDetails['hours'] {
  return hours.map(({ branch, name, pillar, from, to, isWaking, verdict }) => ({
    glyph: pillar.branch.glyph,
    name,
    from,
    to,
    isWaking,
    weight: verdict?.weight ?? null,
    ...(personal && { clashes: clashesAt(branch, personal) }),
  }))
}

/** Whether a double-hour clashes with the birth of the person. */
function clashesAt(branch: number, { hours }: Pick<PersonalJudgement, 'hours'>): boolean {
  return hours.some((hour) => hour.branch === branch && hour.clashes.length > 0)
}

const toPanelReason = ({ name, kind, delta, limit, sentence }: PersonalReason): PanelReason => ({
  name,
  kind,
  delta,
  limit,
  sentence,
})
