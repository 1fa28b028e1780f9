import { type CivilDate, type JulianDay, toCivilDate } from '../calendar/civil-date.ts'
import type { Pillar } from '../calendar/cycle.ts'
import { type DayFacts, dayFacts } from '../calendar/day-facts.ts'
import type { ActivityVerdict } from '../judgement/judge-cell.ts'
import { judgeDay } from '../judgement/judge-day.ts'
import { meetDay } from '../judgement/personal/meet-day.ts'
import type { PersonalRule, PersonalRuleId } from '../judgement/personal/personal-table.ts'
import { type PersonalWeighed, weighPersonally } from '../judgement/personal/personal-verdict.ts'
import { type Reason, scoreOf } from '../judgement/reasons.ts'
import type { StarId } from '../judgement/stars.ts'
import type { Weight } from '../judgement/weight.ts'
import type { ChoiceRequest, Participant } from './choice-request.ts'

/** The weight of a day for one participant. */
export type ParticipantVerdict = PersonalWeighed & { readonly id: string; readonly role: Participant['role'] }

/** What holds a day down: a star, the grade of the day, or a birth that the day is turned against. */
export type Veto =
  | { readonly kind: 'star'; readonly star: StarId; readonly limit: Weight }
  | { readonly kind: 'grade'; readonly limit: Weight }
  | {
      readonly kind: 'participant'
      readonly id: string
      readonly rule: PersonalRuleId
      readonly limit: Weight
    }

/** A day held against a request. */
export type Candidate = {
  readonly date: CivilDate
  readonly julianDay: JulianDay
  /** The lowest of those it is weighed for, or the general one, under every veto. */
  readonly weight: Weight
  /** Whether a star of the very activity favours it, not only a benefactor of the whole day. */
  readonly isFavoured: boolean
  /** What the reasons of the day itself add up to. */
  readonly score: number
  readonly isYellow: boolean
  /** What the births add up to, over all it is weighed for. */
  readonly personal: number
  readonly general: ActivityVerdict
  readonly participants: readonly ParticipantVerdict[]
  readonly vetoes: readonly Veto[]
  readonly facts: DayFacts
}

/** What a reason of a day holds an activity down by: a ban that lasts, a grade that forbids all, a custom. */
function findDayVeto(reason: Reason): Veto | undefined {
  if (reason.status !== 'applied') return undefined
  if (reason.kind === 'verdict') return { kind: 'grade', limit: reason.limit }
  if (reason.kind === 'cap') return { kind: 'star', star: reason.star, limit: reason.limit }
  return reason.evidence.isLasting ? { kind: 'star', star: reason.evidence.star, limit: -1 } : undefined
}

function isOwnFavour(reason: Reason): boolean {
  if (reason.kind !== 'evidence' || reason.status !== 'applied') return false
  const { side, isLeaning, isGeneral } = reason.evidence
  return side === 'good' && !isLeaning && !isGeneral
}

function listOwnVetoes({ id, reasons }: ParticipantVerdict): readonly Veto[] {
  return reasons.flatMap((reason): Veto[] =>
    reason.kind === 'cap' ? [{ kind: 'participant', id, rule: reason.rule, limit: reason.limit }] : [],
  )
}

/** The rules of a birth that hold on a day; only its pillar matters, so each is looked up once in sixty days. */
function rememberMeetings(
  { chart }: Participant,
  { rules }: ChoiceRequest,
): (day: Pillar) => readonly PersonalRule[] {
  const known: (readonly PersonalRule[] | undefined)[] = []
  return (day) => {
    const rulesHeld = known[day] ?? meetDay(day, chart, rules.personal).rules
    known[day] = rulesHeld
    return rulesHeld
  }
}

/** Makes the function that holds one day after another against a request. */
export function weighCandidates(
  request: ChoiceRequest,
  participants: readonly Participant[],
): (day: JulianDay) => Candidate {
  const { activity, place, rules } = request
  const people = participants.map((one) => ({ ...one, rulesOn: rememberMeetings(one, request) }))
  return (julianDay) => {
    const date = toCivilDate(julianDay)
    const facts = dayFacts({ date, place, rules: rules.calendar })
    const verdict = judgeDay({ facts, school: rules.school })
    const general = verdict.activities.find((one) => one.activity === activity)
    if (!general) throw new RangeError(`there is no activity ${activity}`)
    const own = people.map(
      ({ id, role, rulesOn }): ParticipantVerdict => ({
        id,
        role,
        ...weighPersonally(general, rulesOn(facts.day), activity),
      }),
    )
    const full = own.filter(({ role }) => role === 'full')
    const ofDay = general.reasons.map(findDayVeto).filter((veto) => veto !== undefined)
    const ofBirths = own.flatMap(listOwnVetoes)
    const weights = full.length > 0 ? full.map(({ weight }) => weight) : [general.weight]
    return {
      date,
      julianDay,
      // The least of weights is one of them; those of the day are already under its own vetoes.
      weight: Math.min(...weights, ...ofBirths.map(({ limit }) => limit)) as Weight,
      isFavoured: general.reasons.some(isOwnFavour),
      score: scoreOf(general.reasons),
      isYellow: facts.isYellow,
      personal: full.reduce((sum, { delta }) => sum + delta, 0),
      general,
      participants: own,
      vetoes: [...ofDay, ...ofBirths],
      facts,
    }
  }
}
