// A day of the chooser or of a shared shortlist, as a file or a picture takes it along.

import type { ActivityId } from '@zeri/almanac/judgement'
import type { Locale, Output, predictDays } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import { readChoice } from './choices.ts'
import { type RequestedPerson, toParticipant } from './chosen-people.ts'
import { type ChooserDeps, type Client, openShortlist } from './open-shortlist.ts'
import { presentChosen } from './present-prediction.ts'
import { weighShortlist } from './shortlist.ts'
import { presentTag, requireActivity } from './tag.ts'

type Presented = Output<typeof predictDays>['prediction']['days'][number]

/** What a day is to an activity. It holds no birth, no name and no chart. */
export type TakenDay = Pick<Presented, 'date' | 'weight' | 'word'> & {
  readonly activity: { readonly id: ActivityId; readonly name: string }
  readonly hours: readonly Pick<Presented['hours'][number], 'from' | 'to'>[]
  /** The town whose clock the hours follow; null where no place is set: they follow the sun. */
  readonly town: string | null
  /** The school it is rated by; null for the book. */
  readonly school: { readonly rules: string; readonly name: string } | null
}

type ChosenDayRequest = {
  readonly date: string
  readonly tag: string
  readonly charts: readonly RequestedPerson[]
  /** The double-hours to name, of those that suit. */
  readonly hours: readonly number[]
  readonly place?: string | undefined
  readonly rules?: string | undefined
  readonly locale: Locale
}

/** Finds a day of the chooser, weighed for the requested people; refused as the comparison is. */
export async function findChosenDay(
  deps: ChooserDeps,
  { date, hours: wanted, ...requested }: ChosenDayRequest,
  client: Client,
): Promise<TakenDay> {
  const { activity, dates, people, setting } = await openShortlist(
    deps,
    { ...requested, dates: [date] },
    client,
  )
  const participants = people.map((person) => toParticipant(person, setting.school))
  const [day] = weighShortlist({ activity: activity.id, dates, people: participants }, setting)
  if (!day) throw new AppError('calendar.no-such-day')
  const { weight, word, hours } = presentChosen(day, { setting, people })
  return {
    date,
    weight,
    word,
    activity: { id: activity.id, name: presentTag(activity, setting).name },
    hours: hours.filter(({ branch }) => wanted.includes(branch)),
    town: setting.head.place?.address ?? null,
    school: setting.head.school ?? null,
  }
}

type SharedDayRequest = { readonly token: string; readonly date: string; readonly locale: Locale }

/** Finds a day of a shared shortlist, as its guests see it. */
export async function findSharedDay(
  deps: ChooserDeps,
  { token, date, locale }: SharedDayRequest,
): Promise<TakenDay> {
  const choice = await readChoice(deps, { token, locale, guestHash: undefined, accountId: undefined })
  const day = choice.days.find((one) => one.date === date)
  if (!day) throw new AppError('choice.not-found')
  const { weight, word, hours } = day
  const { id } = requireActivity(choice.tag.id)
  return {
    date,
    weight,
    word,
    activity: { id, name: choice.tag.name },
    hours,
    town: choice.place?.address ?? null,
    school: choice.school ?? null,
  }
}
