import {
  dayInfoDescription,
  dayInfoHieroglyph,
  dayInfoMansion,
  dayInfoMoon,
  dayInfoSeason,
  dayInfoStars,
  dayInfoTags,
  describeDay,
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
import { type Prepared, prepare, type Route, route } from '../../platform/http/operations.ts'
import {
  askDay,
  type CalendarDeps,
  describeDays,
  describeThemes,
  describeWholeDay,
  findSetting,
  requireDate,
  type Setting,
} from './calendar.ts'
import { describeWholeYear } from './describe-year.ts'
import { isOpenTo, openTo, type Person } from './person.ts'
import {
  type AskedDay,
  isoDateOf,
  presentDescription,
  presentHieroglyph,
  presentHours,
  presentMansion,
  presentMoonTold,
  presentSeason,
} from './present-facts.ts'
import { findJudged, type JudgedDay, presentStars, presentTags, summarise } from './present-judgement.ts'
import {
  judgeFor,
  type PersonalDay,
  presentMeeting,
  presentPersonalHours,
  presentPersonalTags,
} from './present-personal.ts'
import { describeSampleDays } from './sample-days.ts'

/** Written answers about single days are kept up to so many bytes. */
const KEPT_BYTES = 16_000_000

type DayCall = z.output<typeof dayInfoSeason.request>
type PersonalCall = z.output<typeof dayInfoTags.request>

/** The birth of a request: it says which chart is meant and is believed in nothing. */
export type AskedBirth = NonNullable<PersonalCall['personal']['birth']>
type Asked = { readonly setting: Setting; readonly day: PersonalDay }
type Answer<Op extends Operation> = Omit<z.input<Op['response']>, keyof Setting['head']>

type Deps = CalendarDeps & {
  /** The person of the caller's own chart that has this birth. */
  readonly findPerson: (userId: string, birth: AskedBirth) => Promise<Person | undefined>
}

/** The operations of the calendar. Judgement beyond the horizon is refused here, and nowhere else. */
export function calendarRoutes(deps: Deps): Route[] {
  const written = new LRUCache<string, Prepared>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ json }, key) => json.length + key.length,
  })

  /** A view of one day, written once for everyone who asks the same. */
  async function view<Op extends Operation>(
    operation: Op,
    call: DayCall,
    present: (asked: AskedDay, setting: Setting) => Answer<Op>,
  ): Promise<Prepared> {
    const date = requireDate(isoDateOf(call))
    const setting = await findSetting(deps, call)
    const key = `${operation.id} ${isoDateOf(date)} ${setting.at.key} ${call.locale} ${setting.openUntil}`
    const known = written.get(key)
    if (known) return known
    const answer = { ...setting.head, ...present(askDay(date, setting), setting) }
    // True: the head is the part of the answer that `present` leaves out.
    const made = prepare(operation, answer as z.input<Op['response']>)
    written.set(key, made)
    return made
  }

  /** As `view`, for what only open days have. */
  function viewJudged<Op extends Operation>(
    operation: Op,
    call: DayCall,
    present: (judged: JudgedDay) => Answer<Op>,
  ): Promise<Prepared> {
    return view(operation, call, (asked, { openUntil }) => {
      const judged = findJudged(asked, openUntil)
      if (!judged) throw new AppError('calendar.beyond-horizon')
      return present(judged)
    })
  }

  /** A day for the person a request names, worked out for this one answer; a day they may not see is refused. */
  async function askFor(call: PersonalCall, session: Session | undefined): Promise<Asked> {
    const { birth } = call.personal
    const person = session && birth && (await deps.findPerson(session.userId, birth))
    const date = requireDate(isoDateOf(call))
    const general = await findSetting(deps, call)
    if (!person || !isOpenTo(person, isoDateOf(date), general)) throw new AppError('chart.not-paid')
    const setting = openTo(person, general)
    const judged = findJudged(askDay(date, setting), setting.openUntil)
    if (!judged) throw new AppError('chart.not-paid')
    return { setting, day: judgeFor(judged, person) }
  }

  return [
    route(listDays, async ({ input }) => describeDays(input, await findSetting(deps, input))),
    route(describeDay, async ({ input }) =>
      describeWholeDay(requireDate(input.date), await findSetting(deps, input)),
    ),
    route(describeYear, async ({ input }) => describeWholeYear(input.year, await findSetting(deps, input))),
    route(listThemes, ({ input }) => describeThemes(input.locale)),
    route(listSampleDays, async ({ input }) =>
      describeSampleDays(input.from, await findSetting(deps, input)),
    ),
    route(dayInfoSeason, ({ input }) =>
      view(dayInfoSeason, input, (asked) => {
        const { running, next } = presentSeason(asked)
        return { season: [running, next] as const }
      }),
    ),
    route(dayInfoDescription, ({ input }) =>
      view(dayInfoDescription, input, (asked, { openUntil }) => ({
        day_info: presentDescription(asked, summarise(asked, findJudged(asked, openUntil))),
      })),
    ),
    route(dayInfoMoon, ({ input }) =>
      view(dayInfoMoon, input, (asked) => ({ moon: presentMoonTold(asked) })),
    ),
    route(dayInfoMansion, ({ input }) =>
      view(dayInfoMansion, input, (asked) => ({ su: presentMansion(asked) })),
    ),
    route(dayInfoHieroglyph, ({ input }) =>
      view(dayInfoHieroglyph, input, (asked) => ({ hieroglyph: presentHieroglyph(asked) })),
    ),
    route(dayInfoTags, async ({ input, session }) => {
      if (!input.personal.state)
        return viewJudged(dayInfoTags, input, (judged) => ({ tags: presentTags(judged) }))
      const { setting, day } = await askFor(input, session)
      return { ...setting.head, tags: presentPersonalTags(day) }
    }),
    route(dayInfoStars, async ({ input, session }) => {
      if (!input.personal.state)
        return viewJudged(dayInfoStars, input, (judged) => ({ stars: presentStars(judged) }))
      const { setting, day } = await askFor(input, session)
      return { ...setting.head, stars: presentStars(day), personal: presentMeeting(day) }
    }),
    route(listActivations, async ({ input, session }) => {
      if (!input.personal.state)
        return viewJudged(listActivations, input, (judged) => ({ list: presentHours(judged, true) }))
      const { setting, day } = await askFor(input, session)
      return { ...setting.head, list: presentPersonalHours(day) }
    }),
  ]
}
