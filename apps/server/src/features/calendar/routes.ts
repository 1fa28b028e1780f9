import {
  convertDate,
  dayInfoDescription,
  dayInfoHieroglyph,
  dayInfoMansion,
  dayInfoMoon,
  dayInfoSeason,
  dayInfoStars,
  dayInfoTags,
  describeDay,
  describeLocal,
  describeYear,
  listActivations,
  listDays,
  listSampleDays,
  listThemes,
  type Operation,
} from '@zeri/contract'
import { LRUCache } from 'lru-cache'
import type * as z from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import {
  asChecked,
  type Caller,
  type Dated,
  type Prepared,
  prepare,
  type Route,
  route,
  trueUntil,
} from '../../platform/http/operations.ts'
import { createKnownZones } from '../places/index.ts'
import {
  type CalendarContext,
  type CalendarDeps,
  computeDay,
  type DayQuery,
  describeDays,
  describeThemes,
  describeWholeDay,
  findCalendarContext,
  requireDate,
} from './calendar.ts'
import { describeConversion } from './convert-date.ts'
import { describeLocally } from './describe-local.ts'
import { describeWholeYear } from './describe-year.ts'
import { withRules } from './find-rules.ts'
import { isOpenTo, openTo, type Person } from './person.ts'
import {
  type CalendarDay,
  isoDateOf,
  presentDescription,
  presentHieroglyph,
  presentHours,
  presentMansion,
  presentSeason,
} from './present-facts.ts'
import { findJudged, type JudgedDay, presentStars, presentTags, summarise } from './present-judgement.ts'
import { presentMoon } from './present-moon.ts'
import {
  judgeFor,
  type PersonalDay,
  presentMeeting,
  presentPersonalHours,
  presentPersonalTags,
} from './present-personal.ts'
import { describeSampleDays } from './sample-days.ts'
import type { DaySchool } from './school.ts'
import { type SchoolDeps, schoolRoutes } from './school-routes.ts'

/** The size of the cache of serialised responses about single days. */
const CACHE_BYTES = 16_000_000

type DayCall = z.output<typeof dayInfoSeason.request>
type PersonalCall = z.output<typeof dayInfoTags.request>

/** The birth in a request. It only selects a stored chart: nothing is computed from it. */
export type BirthPayload = NonNullable<PersonalCall['personal']['birth']>
type PersonalDayResult = { readonly context: CalendarContext; readonly day: PersonalDay }
type ResponseBody<Op extends Operation> = Omit<z.input<Op['response']>, keyof CalendarContext['head']>

type Deps = SchoolDeps & {
  /** The person of the caller's own chart that has this birth. */
  readonly findPerson: (userId: string, birth: BirthPayload, school: DaySchool) => Promise<Person | undefined>
  /** The id of the place that an account has chosen. */
  readonly findPlaceOf: (userId: string) => Promise<string | undefined>
}

/** The operations of the calendar. Judgement beyond the horizon is refused here, and nowhere else. */
export function calendarRoutes(deps: Deps): Route[] {
  const local = { ...deps, isKnownZone: createKnownZones() }
  return [
    route(listDays, ({ input }) =>
      answerToday(deps, input, (context) => asChecked(describeDays(input, context))),
    ),
    route(describeDay, ({ input }) =>
      answerToday(deps, input, (context) => asChecked(describeWholeDay(requireDate(input.date), context))),
    ),
    route(describeYear, ({ input }) =>
      answerToday(deps, input, (context) => describeWholeYear(input.year, context)),
    ),
    route(describeLocal, ({ input }) => describeLocally(input, local)),
    route(convertDate, ({ input }) => describeConversion(input)),
    route(listThemes, ({ input }) => describeThemes(input.locale)),
    route(listSampleDays, ({ input }) =>
      answerToday(deps, input, (context) => describeSampleDays(input.from, context)),
    ),
    ...schoolRoutes(deps),
    ...dayInfoRoutes(deps),
  ]
}

/** An answer with the horizon of today: it is true until midnight at the place, when the horizon moves. */
async function answerToday<Answer>(
  deps: CalendarDeps,
  query: DayQuery,
  describe: (context: CalendarContext) => Answer,
): Promise<Dated<Answer>> {
  const context = await findCalendarContext(deps, query)
  return trueUntil(context.todayEndsAtMs, describe(context))
}

/** The calls of the specification: each is one view of a day. */
function dayInfoRoutes(deps: Deps): Route[] {
  const { view, viewJudged } = createDayViews(deps)
  return [
    route(dayInfoSeason, async (call) =>
      view(dayInfoSeason, await placeCall(deps, call), (day) => {
        const { running, next } = presentSeason(day)
        return { season: [running, next] as const }
      }),
    ),
    route(dayInfoDescription, async (call) =>
      view(dayInfoDescription, await placeCall(deps, call), (day, { openUntil }) => ({
        day_info: presentDescription(day, summarise(day, findJudged(day, openUntil))),
      })),
    ),
    route(dayInfoMoon, async (call) =>
      view(dayInfoMoon, await placeCall(deps, call), (day) => ({ moon: presentMoon(day) })),
    ),
    route(dayInfoMansion, async (call) =>
      view(dayInfoMansion, await placeCall(deps, call), (day) => ({ su: presentMansion(day) })),
    ),
    route(dayInfoHieroglyph, async (call) =>
      view(dayInfoHieroglyph, await placeCall(deps, call), (day) => ({ hieroglyph: presentHieroglyph(day) })),
    ),
    route(dayInfoTags, async (call) => {
      const query = await placeCall(deps, call)
      if (!query.personal.state)
        return viewJudged(dayInfoTags, query, (judged) => ({ tags: presentTags(judged) }))
      const { context, day } = await findPersonalDay(deps, query, call.session)
      return { ...context.head, tags: presentPersonalTags(day) }
    }),
    route(dayInfoStars, async (call) => {
      const query = await placeCall(deps, call)
      if (!query.personal.state)
        return viewJudged(dayInfoStars, query, (judged) => ({ stars: presentStars(judged) }))
      const { context, day } = await findPersonalDay(deps, query, call.session)
      return { ...context.head, stars: presentStars(day), personal: presentMeeting(day) }
    }),
    route(listActivations, async (call) => {
      const query = await placeCall(deps, call)
      if (!query.personal.state)
        return viewJudged(listActivations, query, (judged) => ({ list: presentHours(judged, true) }))
      const { context, day } = await findPersonalDay(deps, query, call.session)
      return { ...context.head, list: presentPersonalHours(day) }
    }),
  ]
}

type PlacedCall<Query> = {
  readonly input: Query
  readonly session: Session | undefined
  readonly caller: Pick<Caller, 'cookie'>
}

/**
 * The query of a call with the place and the school it is about: those sent, else those of the account, else those of the
 * browser. A chosen place that the gazetteer has lost counts as none.
 */
async function placeCall<Query extends DayQuery>(
  deps: Pick<Deps, 'places' | 'findPlaceOf' | 'findRulesOf'>,
  call: PlacedCall<Query>,
): Promise<Query> {
  const { session, caller } = call
  const { places, findPlaceOf } = deps
  const input = await withRules(deps, call)
  if (input.place !== undefined) return input
  const chosen = (session && (await findPlaceOf(session.userId))) ?? caller.cookie('place')
  return chosen !== undefined && (await places.find(chosen)) ? { ...input, place: chosen } : input
}

/** Views of single days that are the same for everyone, serialised once and cached. */
function createDayViews(deps: CalendarDeps) {
  const written = new LRUCache<string, Prepared>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ json }, key) => json.length + key.length,
  })

  /** One view of a day, serialised once per day, place, school and language. */
  async function view<Op extends Operation>(
    operation: Op,
    call: DayCall,
    present: (day: CalendarDay, context: CalendarContext) => ResponseBody<Op>,
  ): Promise<Prepared> {
    const date = requireDate(isoDateOf(call))
    const context = await findCalendarContext(deps, call)
    const key = `${operation.id} ${isoDateOf(date)} ${context.school.rules} ${context.at.key} ${call.locale} ${context.openUntil}`
    const known = written.get(key)
    if (known) return known
    const response = { ...context.head, ...present(computeDay(date, context), context) }
    // True: the head is the part of the response that `present` leaves out.
    const prepared = prepare(operation, response as z.input<Op['response']>)
    written.set(key, prepared)
    return prepared
  }

  /** Like `view`, for the judgement that only open days have. */
  function viewJudged<Op extends Operation>(
    operation: Op,
    call: DayCall,
    present: (judged: JudgedDay) => ResponseBody<Op>,
  ): Promise<Prepared> {
    return view(operation, call, (day, { openUntil }) => {
      const judged = findJudged(day, openUntil)
      if (!judged) throw new AppError('calendar.beyond-horizon')
      return present(judged)
    })
  }

  return { view, viewJudged }
}

/** The day judged for the person a request names. A day that person has not paid for is refused. */
async function findPersonalDay(
  deps: Deps,
  call: PersonalCall,
  session: Session | undefined,
): Promise<PersonalDayResult> {
  const { birth } = call.personal
  const date = requireDate(isoDateOf(call))
  const general = await findCalendarContext(deps, call)
  const person = session && birth && (await deps.findPerson(session.userId, birth, general.school))
  if (!person || !isOpenTo(person, isoDateOf(date), general)) throw new AppError('chart.not-paid')
  const context = openTo(person, general)
  const judged = findJudged(computeDay(date, context), context.openUntil)
  if (!judged) throw new AppError('chart.not-paid')
  return { context, day: judgeFor(judged, person) }
}
