import type { HourWindow } from '@zeri/almanac/chooser'
import {
  compareDays,
  createChoice,
  decideChoice as decideOperation,
  deleteChoice,
  listChoices as listChoicesOperation,
  markChoice as markOperation,
  predictDays,
  readChoice as readOperation,
  removeGuest as removeGuestOperation,
} from '@zeri/contract'
import type * as z from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import { personalRoute, type Route, route } from '../../platform/http/operations.ts'
import type { Metrics } from '../../platform/metrics.ts'
import {
  type CalendarContext,
  findCalendarContext,
  isoDateOf,
  requireDate,
  withRules,
} from '../calendar/index.ts'
import { decideChoiceOf, deleteChoiceOf } from './choice-store.ts'
import { listChoices, markChoice, readChoice, removeGuest, shareChoice } from './choices.ts'
import { toParticipant } from './chosen-people.ts'
import { findDays } from './find-days.ts'
import { findGuestHash, getOrCreateGuest } from './guest-secret.ts'
import { hasHolidaysOf, listHolidays } from './holidays.ts'
import { type ChooserDeps, findPeople, openShortlist } from './open-shortlist.ts'
import { presentChosen, presentFoundDays } from './present-prediction.ts'
import { weighShortlist } from './shortlist.ts'
import { presentTag, requireActivity } from './tag.ts'

type PredictRequest = z.output<typeof predictDays.request>

/** The first and last date of the requested span. */
function spanOf({ volume, year = 0, month = 1, from, to }: PredictRequest) {
  if (from !== undefined && to !== undefined) return { from: requireDate(from), to: requireDate(to) }
  const [first, last] = volume === 'year' ? [1, 12] : [month, month]
  const days = new Date(Date.UTC(year, last, 0)).getUTCDate()
  return {
    from: requireDate(isoDateOf({ year, month: first, day: 1 })),
    to: requireDate(isoDateOf({ year, month: last, day: days })),
  }
}

const SEC_PER_MINUTE = 60
function secondsOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return (hour * 60 + minute) * SEC_PER_MINUTE
}

function windowOf(hours: PredictRequest['hours']): HourWindow | undefined {
  return hours && { fromSec: secondsOf(hours.from), toSec: secondsOf(hours.to) }
}

/** The wish about public holidays with their dates; refused where the country or a year is not known. */
function holidaysOf(
  wish: PredictRequest['holidays'],
  span: { readonly from: string; readonly to: string },
  { at }: CalendarContext,
) {
  if (!wish) return undefined
  const dates = listHolidays(at.country)
  if (dates && hasHolidaysOf(span.from, span.to)) return { wish, dates }
  throw new AppError('request.invalid', {
    fields: {
      holidays: dates ? 'are not known for these years' : 'are known for the country of a place only',
    },
  })
}

/** The routes that compare and share shortlists. */
function shortlistRoutes(deps: ChooserDeps): Route[] {
  return [
    route(compareDays, async ({ input, session, caller }) => {
      const { activity, dates, people, setting } = await openShortlist(deps, input, { session, caller })
      const days = weighShortlist(
        {
          activity: activity.id,
          dates,
          people: people.map((person) => toParticipant(person, setting.school)),
        },
        setting,
      )
      return {
        ...setting.head,
        comparison: {
          tag: presentTag(activity, setting),
          people: people.map(({ uuid, fio, role }) => ({ uuid, fio, role })),
          days: days.map((day) => presentChosen(day, { setting, people })),
        },
      }
    }),
    personalRoute(createChoice, async ({ input, session, caller }) => {
      const { dates, people, setting } = await openShortlist(deps, input, { session, caller })
      const { tag, place, keepDays } = input
      return shareChoice(deps, { session, tag, dates, people, place, keepDays }, setting)
    }),
    personalRoute(listChoicesOperation, ({ input, session }) =>
      listChoices(deps, session.userId, input.locale),
    ),
    personalRoute(deleteChoice, async ({ input, session }) => {
      if (await deleteChoiceOf(deps.db, session.userId, input.uuid)) return {}
      throw new AppError('choice.not-found')
    }),
    personalRoute(removeGuestOperation, async ({ input: { uuid, guest }, session }) => {
      await removeGuest(deps, { accountId: session.userId, choiceId: uuid, guestId: guest })
      return {}
    }),
    personalRoute(decideOperation, async ({ input: { uuid, date }, session }) => {
      const decision = { accountId: session.userId, id: uuid, date }
      if (await decideChoiceOf(deps.db, decision, new Date(deps.clock.now()))) return { decided: date }
      throw new AppError('choice.not-found')
    }),
    route(readOperation, ({ input, session, caller }) =>
      readChoice(deps, { ...input, guestHash: findGuestHash(caller), accountId: session?.userId }),
    ),
    route(markOperation, async ({ input, caller, setCookie }) => {
      const { hash, cookie } = getOrCreateGuest(caller, deps.random)
      const response = await markChoice(deps, { ...input, guestHash: hash, address: caller.address })
      setCookie(cookie)
      return response
    }),
  ]
}

/** The routes of the chooser. A span that ends beyond the horizon is refused as a whole. */
export function chooserRoutes(
  deps: ChooserDeps & { readonly metrics: Pick<Metrics, 'countBusiness'> },
): Route[] {
  return [
    route(predictDays, async ({ input, session, caller }) => {
      const activity = requireActivity(input.tag, input.theme)
      const span = spanOf(input)
      const { people, open } = await findPeople(deps, input.charts, { session, caller })
      const query = await withRules(deps.calendar, { input, session, caller })
      const setting = open(await findCalendarContext(deps.calendar, query))
      const [from, to] = [isoDateOf(span.from), isoDateOf(span.to)]
      if (to > setting.openUntil) throw new AppError('calendar.beyond-horizon')
      deps.metrics.countBusiness('chooser-question')
      const found = findDays(
        {
          activity: activity.id,
          ...span,
          weekdays: input.weekdays?.map((day) => day - 1),
          holidays: holidaysOf(input.holidays, { from, to }, setting),
          window: windowOf(input.hours),
          withNight: input.night,
          minWeight: input.minWeight,
          people: people.map((person) => toParticipant(person, setting.school)),
        },
        setting,
      )
      return {
        ...setting.head,
        prediction: {
          tag: presentTag(activity, setting),
          from,
          to,
          minWeight: input.minWeight,
          weekdays: input.weekdays ?? null,
          holidays: input.holidays ?? null,
          hours: input.hours ?? null,
          night: input.night,
          people: people.map(({ uuid, fio, role }) => ({ uuid, fio, role })),
          ...presentFoundDays(found, input.detailed, { setting, people }),
        },
      }
    }),
    ...shortlistRoutes(deps),
  ]
}
