// Who asks for days, for whom, and whether they may see them.

import type { Locale } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import type { Caller } from '../../platform/http/operations.ts'
import {
  type CalendarContext,
  findCalendarContext,
  isoDateOf,
  openTo,
  requireDate,
  withRules,
} from '../calendar/index.ts'
import type { ChoiceServices } from './choices.ts'
import { type ChosenPerson, pickPeople, type RequestedPerson } from './chosen-people.ts'
import { requireActivity } from './tag.ts'

export type ChooserDeps = ChoiceServices & {
  /** Runs a look-up of charts; clients that name charts of others are slowed down. */
  readonly watchMisses: <Result>(address: string, work: () => Promise<Result>) => Promise<Result>
}

/** A caller, signed in or not. */
export type Client = {
  readonly session: Session | undefined
  readonly caller: Pick<Caller, 'address' | 'cookie'>
}

/** Finds the requested people and what is open to the client: a paying user has no horizon. */
export async function findPeople(
  { listPeople, watchMisses }: ChooserDeps,
  requested: readonly RequestedPerson[],
  { session, caller }: Client,
): Promise<{
  readonly people: ChosenPerson[]
  readonly open: (setting: CalendarContext) => CalendarContext
}> {
  if (!session) {
    if (requested.length > 0) throw new AppError('chart.not-paid')
    return { people: [], open: (setting) => setting }
  }
  return watchMisses(caller.address, async () => {
    const own = await listPeople(session.userId)
    const payer = own.find(({ refusal }) => !refusal)
    return {
      people: pickPeople(own, requested),
      open: (setting) => (payer ? openTo({ access: 'paid' }, setting) : setting),
    }
  })
}

type ShortlistRequest = {
  readonly tag: string
  readonly dates: readonly string[]
  readonly charts: readonly RequestedPerson[]
  readonly place?: string | undefined
  readonly rules?: string | undefined
  readonly locale: Locale
}

/** Checks that the client may see the days of a shortlist and loads what is needed to weigh them. */
export async function openShortlist(deps: ChooserDeps, requested: ShortlistRequest, client: Client) {
  const activity = requireActivity(requested.tag)
  const dates = requested.dates.map((date) => isoDateOf(requireDate(date)))
  const { people, open } = await findPeople(deps, requested.charts, client)
  const query = await withRules(deps.calendar, { input: requested, ...client })
  const setting = open(await findCalendarContext(deps.calendar, query))
  if (dates.some((date) => date > setting.openUntil)) throw new AppError('calendar.beyond-horizon')
  return { activity, dates, people, setting }
}
