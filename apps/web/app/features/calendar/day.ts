import type { describeDay, describePersonalDay, listDays, listPersonalDays, Output } from '@zeri/contract'

type DayResponse = Output<typeof describeDay>
type JudgementResponse = NonNullable<DayResponse['judgement']>
type PersonalResponse = NonNullable<Output<typeof describePersonalDay>['personal']>

/** The chart an answer was asked for; none where it is for everyone. */
export type ChartOfCalendar = { readonly chart: Output<typeof describePersonalDay>['chart'] | null }
export const NO_CHART: ChartOfCalendar = { chart: null }

/** A day in a line, as a range of days has it; `personal` where it was asked for a chart and is open. */
export type BriefDay = Output<typeof listDays>['days'][number] & {
  readonly personal?: Output<typeof listPersonalDays>['days'][number]['personal']
}
export type Sign = BriefDay['pillar']['stem']

/** A day in full, with everything the calendar says of it. */
export type WholeDay = Omit<DayResponse, 'judgement'> &
  ChartOfCalendar & { readonly judgement: Judgement | null; readonly personal?: PersonalJudgement | null }
export type Judgement = Omit<JudgementResponse, 'tags'> & { readonly tags: readonly Tag[] }
/** The tags are left out once they are part of those of the day. */
export type PersonalJudgement = Omit<PersonalResponse, 'tags'> & Partial<Pick<PersonalResponse, 'tags'>>
export type PersonalReason = PersonalJudgement['verdict']['reasons'][number]
/** `personal`: what it is for everyone, and what the birth adds; the weight is then the person's. */
export type Tag = JudgementResponse['tags'][number] & {
  readonly personal?: Pick<PersonalJudgement['verdict'], 'general' | 'reasons'>
}
export type Reason = Tag['reasons'][number]
export type Star = Judgement['stars'][number]
export type Hour = WholeDay['hours'][number]
