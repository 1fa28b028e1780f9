import { listPillars, type NatalPillars, type NatalPlace } from './natal-pillars.ts'
import { type Meeting, meetingsOf } from './relations.ts'

/** How a branch of one chart meets a branch of another. */
export type ChartMeeting = Meeting & { readonly one: NatalPlace; readonly other: NatalPlace }

const ofBranches: readonly Meeting['kind'][] = ['six-harmony', 'half-harmony', 'clash', 'harm', 'punishment']

/**
 * How the branches of two charts meet, pillar by pillar: 協紀辨方書 001-41b harmony, 003-52b punishment, 006-18b harm. No score
 * of two people follows from it: no book here has one.
 * @example listChartMeetings({ year: 0, month: 2, day: 4, hour: null }, { year: 6, month: 3, day: 5, hour: null })[0] // { kind: 'clash', one: 'year', other: 'year' }
 */
export function listChartMeetings(one: NatalPillars, other: NatalPillars): readonly ChartMeeting[] {
  return listPillars(one).flatMap((first) =>
    listPillars(other).flatMap((second) =>
      meetingsOf(first.pillar, second.pillar)
        .filter(({ kind }) => ofBranches.includes(kind))
        .map((meeting) => ({ ...meeting, one: first.at, other: second.at })),
    ),
  )
}
