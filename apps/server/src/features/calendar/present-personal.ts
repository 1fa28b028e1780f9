// The judgement of a day for one person as the API shows it.

import {
  makeDayMessage,
  meetHour,
  type PersonalReason,
  type PersonalVerdict,
  type PersonalWeighed,
  personaliseVerdict,
} from '@zeri/almanac/judgement'
import type {
  dayInfoTags,
  describePersonalDay,
  Locale,
  listActivations,
  listPersonalDays,
  Output,
} from '@zeri/contract'
import {
  describePersonalReason,
  describeSource,
  elementFits,
  natalStars,
  type PersonalContext,
  personalRuleWords,
  tenGods,
} from '@zeri/lexicon'
import { itemOf } from './item-of.ts'
import type { Person } from './person.ts'
import { presentEntry, presentHours } from './present-facts.ts'
import {
  type JudgedDay,
  presentDaySum,
  presentMessage,
  presentTags,
  presentWholeMessage,
  weightWord,
} from './present-judgement.ts'

type Judgement = NonNullable<Output<typeof describePersonalDay>['personal']>
type Brief = NonNullable<Output<typeof listPersonalDays>['days'][number]['personal']>

/** A day judged for everyone and for one person. */
export type PersonalDay = JudgedDay & { readonly chart: Person['chart']; readonly personal: PersonalVerdict }

/** Adds the personal verdict of a birth to a judged day. */
export function judgeFor(day: JudgedDay, { chart }: Person): PersonalDay {
  return {
    ...day,
    chart,
    personal: personaliseVerdict(day.verdict, day.facts.day, { chart, rules: day.school.personal }),
  }
}

type ReasonContext = PersonalContext & { readonly locale: Locale }
export const reasonContextOf = ({ personal, chart, facts, locale }: PersonalDay): ReasonContext => ({
  isHourKnown: personal.strengthOf === 'four-pillars',
  pillars: { day: facts.day, birthYear: chart.year.pillar, birthDay: chart.day.pillar },
  locale,
})

function presentReason(
  reason: PersonalReason,
  context: ReasonContext,
): Judgement['verdict']['reasons'][number] {
  const { rule, kind, status, isReading } = reason
  return {
    rule,
    name: personalRuleWords[rule].name[context.locale],
    kind,
    ...(reason.kind === 'delta' ? { delta: reason.delta } : { limit: reason.limit }),
    status,
    sentence: describePersonalReason(reason, context, context.locale),
    source: describeSource(reason, context.locale),
    isReading,
  }
}

const presentPart = ({ general, delta, reasons }: PersonalWeighed, context: ReasonContext) => ({
  general,
  delta,
  reasons: reasons.map((reason) => presentReason(reason, context)),
})

/** A personal weight with its reasons, in words. */
export function presentWeighed(
  weighed: PersonalWeighed,
  context: ReasonContext,
): Omit<Judgement['tags'][number], 'id'> {
  return {
    ...presentPart(weighed, context),
    weight: weighed.weight,
    word: weightWord(weighed.weight, context.locale),
  }
}

/** How a day meets a birth: natal stars, the ten god, the elements. */
export function presentMeeting({ personal, locale }: PersonalDay) {
  const fit = elementFits[personal.fit]
  return {
    strengthOf: personal.strengthOf,
    stars: personal.stars.map(({ id, from }) => ({ ...presentEntry(id, natalStars[id], locale), from })),
    god: presentEntry(String(personal.god), itemOf(tenGods, personal.god), locale),
    fit: { id: personal.fit, name: fit.name[locale], short: fit.short[locale] },
  }
}

const presentHourMeeting = (branch: number, { chart, school }: PersonalDay) => {
  const { isNoble, clashes } = meetHour(branch, chart, school.personal)
  return { isNoble, clashes: [...clashes] }
}

/** The tags of a day as they are for the person, with what they are for everyone. */
export function presentPersonalTags(day: PersonalDay): Output<typeof dayInfoTags>['tags'] {
  const context = reasonContextOf(day)
  return presentTags(day).map((tag, index) => {
    const weighed = itemOf(day.personal.activities, index)
    const { weight } = weighed
    return { ...tag, weight, word: weightWord(weight, day.locale), personal: presentPart(weighed, context) }
  })
}

export function presentPersonalHours(day: PersonalDay): Output<typeof listActivations>['list'] {
  return presentHours(day, true).map((hour) => ({ ...hour, personal: presentHourMeeting(hour.branch, day) }))
}

export function presentPersonalJudgement(day: PersonalDay): Omit<Judgement, 'planB'> {
  const context = reasonContextOf(day)
  return {
    ...presentMeeting(day),
    verdict: {
      ...presentPart(day.personal.day, context),
      ...presentWholeMessage(makeDayMessage(day.verdict, day.personal), day),
      sum: presentDaySum(day.personal.day),
    },
    tags: day.personal.activities.map((weighed) => ({
      ...presentWeighed(weighed, context),
      id: weighed.activity,
    })),
    hours: day.facts.hours.map(({ branch }) => ({ branch, ...presentHourMeeting(branch, day) })),
  }
}

export function presentPersonalBrief(day: PersonalDay): Brief {
  const { personal } = day
  return {
    ...presentMessage(makeDayMessage(day.verdict, personal), day),
    delta: personal.day.delta,
    weights: Object.fromEntries(personal.activities.map((one) => [one.activity, one.weight])),
  }
}
