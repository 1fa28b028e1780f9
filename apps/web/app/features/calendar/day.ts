import type { describeDay, describePersonalDay, listDays, listPersonalDays, Output } from '@zeri/contract'

type DayResponse = Output<typeof describeDay>
type JudgementResponse = NonNullable<DayResponse['judgement']>
type PersonalResponse = NonNullable<Output<typeof describePersonalDay>['personal']>

/** The chart a calendar belongs to; null for the public calendar. */
export type ChartOfCalendar = { readonly chart: CalendarOwner | null }
type CalendarOwner = Output<typeof describePersonalDay>['chart'] & {
  /** Whether its pages are those of the mobile app. */
  readonly isInApp: boolean
}
export const NO_CHART: ChartOfCalendar = { chart: null }

/** A day as a list of days has it; `personal` is set in the calendar of a chart where the day is open. */
export type BriefDay = Output<typeof listDays>['days'][number] & {
  readonly personal?: Output<typeof listPersonalDays>['days'][number]['personal']
}
export type Sign = BriefDay['pillar']['stem']

/** A day with everything the calendar says about it. */
export type WholeDay = Omit<DayResponse, 'judgement'> &
  ChartOfCalendar & { readonly judgement: Judgement | null; readonly personal?: PersonalJudgement | null }
/** The same without its tags, of which a page of a day makes parts of its own. */
export type DayOfPage = Omit<WholeDay, 'judgement'> & { readonly judgement: Omit<Judgement, 'tags'> | null }
export type Judgement = Omit<JudgementResponse, 'tags'> & { readonly tags: readonly Tag[] }
/** Without the tags once they are merged into those of the day. */
export type PersonalJudgement = Omit<PersonalResponse, 'tags'> & Partial<Pick<PersonalResponse, 'tags'>>
export type PersonalReason = PersonalJudgement['verdict']['reasons'][number]
/** `personal`: the weight for everyone and the personal reasons; `weight` is then the person's. */
export type Tag = JudgementResponse['tags'][number] & {
  readonly personal?: Pick<PersonalJudgement['verdict'], 'general' | 'reasons'>
}
export type Reason = Tag['reasons'][number]
export type Star = Judgement['stars'][number]
export type Hour = WholeDay['hours'][number]
