// Figure `verdict-balance`: how the weight of an activity on a day follows from its reasons.
import type { ActivityVerdict, Reason, StarId } from '@zeri/almanac/judgement'
import { sumUp } from '@zeri/almanac/judgement'
import type { FigureOf, Locale } from '@zeri/contract'
import {
  activityWords,
  balancePans,
  balanceSigns,
  describeFate,
  policies,
  verdictBalanceWords,
  writeLimit,
  writeTotal,
} from '@zeri/lexicon'
import { AppError } from '../../platform/http/app-error.ts'
import {
  computeDay,
  findJudged,
  isoDateOf,
  type JudgedDay,
  presentSpokesman,
  theBook,
  weightWord,
} from '../calendar/index.ts'
import { readActivity, readDay } from './arguments.ts'
import { writeDate } from './date-words.ts'
import type { FigureReader } from './figure.ts'
import { figurePlace } from './figure-place.ts'
import { showNumber, showWeight } from './number-words.ts'

type BalanceReason = FigureOf<'verdict-balance'>['reasons'][number]
type EvidenceReason = Extract<Reason, { kind: 'evidence' }>

const showPoints = (points: number, locale: Locale): string =>
  `${points > 0 ? '+' : ''}${showNumber(points, 2, locale)}`

/** A reason on one of the pans. What does not count has no points. */
function presentReason(
  reason: EvidenceReason,
  day: JudgedDay,
  points: ReadonlyMap<StarId, number>,
): BalanceReason {
  const { evidence, status } = reason
  const counted = status === 'applied' ? points.get(evidence.star) : undefined
  const { id, zh, name } = presentSpokesman(evidence.star, day.locale)
  return {
    id,
    zh,
    name,
    side: evidence.side,
    grade: evidence.grade,
    kind: evidence.isLeaning ? 'lean' : evidence.isGeneral ? 'day' : 'own',
    points: counted ?? 0,
    pointsText: counted === undefined ? '' : showPoints(counted, day.locale),
    isCounted: counted !== undefined,
    note: counted === undefined ? (describeFate(reason, day.context, day.locale) ?? null) : null,
  }
}

/** The sum of one verdict as a balance. */
export function weighVerdict(day: JudgedDay, verdict: ActivityVerdict): FigureOf<'verdict-balance'> {
  const { locale } = day
  const { sign, terms, total, from, limits } = sumUp(verdict)
  const points = new Map(terms.map((term) => [term.star, term.points]))
  const reasons = verdict.reasons
    .flatMap((reason) => (reason.kind === 'evidence' ? [presentReason(reason, day, points)] : []))
    // What counts stands first, the strongest above.
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
  const shownLimits = limits.map(({ star, limit }) => {
    const name =
      star === undefined ? policies['all-forbidden'].name[locale] : presentSpokesman(star, locale).name
    return { name, limit, words: writeLimit(name, showWeight(limit), locale) }
  })
  const date = isoDateOf(day.facts.date)
  const activity = activityWords[verdict.activity].name[locale]
  const word = weightWord(verdict.weight, locale)
  const sum = {
    total: showNumber(total, 2, locale),
    from: [showNumber(from[0], 2, locale), showNumber(from[1], 2, locale)],
  } as const
  const nameOf = ({ name, pointsText }: BalanceReason): string => `${name} ${pointsText}`.trim()
  return {
    name: 'verdict-balance',
    ...verdictBalanceWords(
      {
        date: writeDate(date, 'date', locale),
        activity,
        sign,
        weight: showWeight(verdict.weight),
        word,
        ...sum,
        counted: reasons.filter(({ isCounted }) => isCounted).map(nameOf),
        aside: reasons.filter(({ isCounted }) => !isCounted).map(nameOf),
        limits: shownLimits.map(({ words }) => words),
      },
      locale,
    ),
    date,
    dateWords: writeDate(date, 'date', locale),
    activity: { id: verdict.activity, name: activity },
    weight: verdict.weight,
    word,
    sign,
    signWords: balanceSigns[sign][locale],
    pans: {
      good: balancePans.good[locale],
      bad: balancePans.bad[locale],
      nothing: balancePans.nothing[locale],
      aside: balancePans.aside[locale],
    },
    reasons,
    total,
    totalWords: writeTotal(sum, locale),
    from: [from[0], from[1]],
    limits: shownLimits,
  }
}

/** `verdict-balance date activity`: a day beyond the horizon is not judged for a visitor. */
export const readVerdictBalance: FigureReader<'verdict-balance'> = ([first = '', second = '', ...rest]) => {
  const [date, activity] = [readDay(first), readActivity(second)]
  if (!date || activity === undefined || rest.length > 0) return undefined
  return ({ locale, openUntil }) => {
    const day = findJudged(
      computeDay(date, { at: figurePlace(locale).at, school: theBook, locale }),
      openUntil,
    )
    if (!day) throw new AppError('request.not-found')
    const verdict = day.verdict.activities.find((one) => one.activity === activity)
    if (!verdict) throw new RangeError(`no verdict on ${activity}`)
    return weighVerdict(day, verdict)
  }
}
