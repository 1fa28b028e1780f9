import type { Weight } from '../../ui/weight.ts'
import type { PersonalReason, WholeDay } from './day.ts'

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
    readonly weight: Weight | null
  }[]
}

export function toDayDetails({
  day_info: info,
  hours,
  personal,
}: Pick<WholeDay, 'day_info' | 'hours' | 'personal'>): DayDetails {
  return {
    summary: personal?.verdict.summary ?? info.summary,
    ...(personal && { reasons: personal.verdict.reasons.map(toPanelReason) }),
    hours: hours.map(({ name, pillar, from, to, verdict }) => ({
      glyph: pillar.branch.glyph,
      name,
      from,
      to,
      weight: verdict?.weight ?? null,
    })),
  }
}

const toPanelReason = ({ name, kind, delta, limit, sentence }: PersonalReason): PanelReason => ({
  name,
  kind,
  delta,
  limit,
  sentence,
})
