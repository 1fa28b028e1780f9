import type { NatalPlace } from '../../bazi/natal-pillars.ts'
import { type NatalStarId, starsOn } from '../../bazi/natal-stars.ts'
import type { ChartReading } from '../../bazi/read-chart.ts'
import { type Meeting, meetingsOf } from '../../bazi/relations.ts'
import { type TenGod, tenGodOf } from '../../bazi/ten-gods.ts'
import { natalPillarsOf } from '../../bazi/transits.ts'
import { branchOf, type Pillar, stemOf } from '../../calendar/cycle.ts'
import { type ElementFit, fitOf } from './element-fit.ts'
import type { PersonalRules } from './personal-rules.ts'
import { type PersonalCondition, type PersonalRule, personalTable } from './personal-table.ts'

/** A star of the birth that stands on a day, and the pillar it is counted from. */
export type PersonalStar = { readonly id: NatalStarId; readonly from: NatalPlace }

/** What a day is to a birth. */
export type DayMeeting = {
  readonly stars: readonly PersonalStar[]
  readonly god: TenGod
  readonly fit: ElementFit
  readonly rules: readonly PersonalRule[]
}

type Meetings = Readonly<Record<'year' | 'day', readonly Meeting['kind'][]>>

type Met = Omit<DayMeeting, 'rules'> & {
  readonly meetings: Meetings
  readonly isHarmony: Readonly<Record<'year' | 'day', boolean>>
  /** Null where methods part on the strength: then nothing is concluded from it. */
  readonly isWeak: boolean | null
}

/** Two branches of one harmony of three. Source: 三命通会, 论支元三合. */
const isThreeHarmony = (one: number, other: number): boolean => one !== other && one % 4 === other % 4

function basesOf(
  { star, from }: Extract<PersonalCondition, { kind: 'star' }>,
  { noblemanFrom }: PersonalRules,
): readonly NatalPlace[] {
  return star === 'nobleman' && noblemanFrom === 'year-and-day' ? ['year', 'day'] : from
}

function holds(when: PersonalCondition, met: Met, rules: PersonalRules): boolean {
  switch (when.kind) {
    case 'meeting':
      return when.with.some((place) => when.meetings.some((kind) => met.meetings[place].includes(kind)))
    case 'harmony':
      return met.isHarmony[when.with]
    case 'star': {
      const from = basesOf(when, rules)
      const isClashing = met.meetings.year.includes('clash') || met.meetings.day.includes('clash')
      if (when.isClashing !== undefined && when.isClashing !== isClashing) return false
      return met.stars.some((star) => star.id === when.star && from.includes(star.from))
    }
    case 'fit':
      return met.fit === when.fit
    case 'god':
      return when.gods.includes(met.god) && (when.isWeak === undefined || when.isWeak === met.isWeak)
  }
}

/**
 * What the pillar of a day meets in a birth: stars, the god of its stem, and the rules that hold.
 * @example meetDay(pillarOf(30), readChart({ year: 0, month: 2, day: 4, hour: null }, natalRules), personalRules).rules.some(({ id }) => id === 'clash-year') // true  甲午 and a year of 甲子
 */
export function meetDay(day: Pillar, chart: ChartReading, rules: PersonalRules): DayMeeting {
  const natal = natalPillarsOf(chart)
  const kindsWith = (pillar: Pillar): readonly Meeting['kind'][] =>
    meetingsOf(day, pillar).map(({ kind }) => kind)
  const meetings: Meetings = { year: kindsWith(natal.year), day: kindsWith(natal.day) }
  const isHarmonyWith = (place: 'year' | 'day'): boolean =>
    meetings[place].includes('six-harmony') ||
    (rules.threeHarmony === 'any-two'
      ? isThreeHarmony(branchOf(day), branchOf(natal[place]))
      : meetings[place].includes('half-harmony'))
  const seen = {
    stars: starsOn({ at: 'passing-day', pillar: day }, natal).map(({ id, from }) => ({ id, from })),
    god: tenGodOf(chart.dayMaster, stemOf(day)),
    fit: fitOf(day, chart.favourable),
  }
  const met: Met = {
    ...seen,
    meetings,
    isHarmony: { year: isHarmonyWith('year'), day: isHarmonyWith('day') },
    isWeak: chart.strength.firmness === 'open' ? null : chart.strength.class === 'weak',
  }
  return { ...seen, rules: personalTable.filter(({ when }) => holds(when, met, rules)) }
}
