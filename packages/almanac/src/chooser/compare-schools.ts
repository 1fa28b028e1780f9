import type { Birth } from '../bazi/birth.ts'
import { natalChart } from '../bazi/natal-chart.ts'
import type { NatalRules } from '../bazi/natal-rules.ts'
import type { CivilDate } from '../calendar/civil-date.ts'
import { dayFacts } from '../calendar/day-facts.ts'
import type { Place } from '../calendar/place.ts'
import type { Rules } from '../calendar/rules.ts'
import { judgeDay } from '../judgement/judge-day.ts'
import type { PersonalReason, PersonalTarget } from '../judgement/personal/personal-reasons.ts'
import type { PersonalRules } from '../judgement/personal/personal-rules.ts'
import { personaliseVerdict } from '../judgement/personal/personal-verdict.ts'
import type { Reason } from '../judgement/reasons.ts'
import { rulesVersion } from '../judgement/rules-version.ts'
import type { School } from '../judgement/school.ts'
import type { Weight } from '../judgement/weight.ts'

/** Every school a verdict depends on; `natal` only where there is a birth. */
export type SchoolRules = {
  readonly calendar: Rules
  readonly school: School
  readonly natal: NatalRules
  readonly personal: PersonalRules
}

type SwitchesOf<Part extends keyof SchoolRules, Fields extends keyof SchoolRules[Part]> = {
  readonly [Field in Fields]: {
    readonly of: Part
    readonly name: Field
    readonly value: SchoolRules[Part][Field]
  }
}[Fields]

/** One choice of a school: a field of the rules, and a value it can have. */
export type SchoolSwitch =
  | SwitchesOf<'calendar', keyof Rules>
  | SwitchesOf<'school', keyof School>
  | SwitchesOf<'natal', keyof Rules>
  | SwitchesOf<'personal', keyof PersonalRules>

/** What is disputed about a day; a birth is read with rules of its own. */
const daySwitches: readonly SchoolSwitch[] = [
  { of: 'calendar', name: 'monthRule', value: 'day' },
  { of: 'calendar', name: 'monthRule', value: 'instant' },
  { of: 'calendar', name: 'yearStart', value: 'li-chun' },
  { of: 'calendar', name: 'yearStart', value: 'lunar-new-year' },
  { of: 'calendar', name: 'termZone', value: 'local' },
  { of: 'calendar', name: 'termZone', value: 'china' },
  { of: 'calendar', name: 'lunarMeridian', value: 'china' },
  { of: 'calendar', name: 'lunarMeridian', value: 'local' },
  { of: 'school', name: 'heavenlyVirtue', value: 'stems' },
  { of: 'school', name: 'heavenlyVirtue', value: 'corners' },
  { of: 'school', name: 'yearBreak', value: true },
  { of: 'school', name: 'yearBreak', value: false },
  { of: 'school', name: 'folk', value: false },
  { of: 'school', name: 'folk', value: true },
]

const birthSwitches: readonly SchoolSwitch[] = [
  { of: 'natal', name: 'ziRule', value: 'day23' },
  { of: 'natal', name: 'ziRule', value: 'midnight' },
  { of: 'natal', name: 'timeBasis', value: 'apparent' },
  { of: 'natal', name: 'timeBasis', value: 'mean' },
  { of: 'natal', name: 'timeBasis', value: 'clock' },
  { of: 'natal', name: 'yearStart', value: 'li-chun' },
  { of: 'natal', name: 'yearStart', value: 'lunar-new-year' },
  { of: 'natal', name: 'monthRule', value: 'instant' },
  { of: 'natal', name: 'monthRule', value: 'day' },
  { of: 'personal', name: 'noblemanFrom', value: 'day' },
  { of: 'personal', name: 'noblemanFrom', value: 'year-and-day' },
  { of: 'personal', name: 'threeHarmony', value: 'any-two' },
  { of: 'personal', name: 'threeHarmony', value: 'with-middle' },
]

export type SchoolRequest = {
  readonly date: CivilDate
  readonly place: Place
  readonly rules: SchoolRules
  /** The person the day is judged for; everyone where left out. */
  readonly birth?: Birth
}

type AnyReason = Reason | PersonalReason

/** The weight of an activity, or of the day, that a school moves, or whose reasons it changes. */
export type Moved = {
  readonly target: PersonalTarget
  readonly from: Weight
  readonly to: Weight
  /** Reasons that hold here and not there, and the other way round. A reason of another status is another reason. */
  readonly lost: readonly AnyReason[]
  readonly gained: readonly AnyReason[]
}

/** The day under the rules of the request but for one. */
export type SchoolVerdict = SchoolSwitch & {
  /** The weight of the day as a whole. */
  readonly weight: Weight
  /** What moves, the day as a whole first. Nothing where the school makes no difference. */
  readonly moved: readonly Moved[]
}

export type SchoolComparison = {
  readonly rulesVersion: string
  readonly weight: Weight
  /** One for every choice the request did not make. */
  readonly others: readonly SchoolVerdict[]
}

type Judged = {
  readonly target: PersonalTarget
  readonly weight: Weight
  readonly reasons: readonly AnyReason[]
}

/** The day and its activities, the day as a whole first. */
function judge({ date, place, rules, birth }: SchoolRequest): readonly Judged[] {
  const facts = dayFacts({ date, place, rules: rules.calendar })
  const general = judgeDay({ facts, school: rules.school })
  const everyone = [{ ...general.day, activity: 'day' as const }, ...general.activities]
  if (!birth) return everyone.map(({ activity, weight, reasons }) => ({ target: activity, weight, reasons }))
  const chart = natalChart(birth, rules.natal)
  const own = personaliseVerdict(general, facts.day, { chart, rules: rules.personal })
  return [own.day, ...own.activities].map(({ weight, reasons }, index): Judged => {
    const { activity: target = 'day', reasons: shared = [] } = everyone[index] ?? {}
    return { target, weight, reasons: [...shared, ...reasons] }
  })
}

/** Reasons of one kind have the same fields, and the evidence in them is one object wherever it is found. */
function isSame(one: AnyReason, other: AnyReason): boolean {
  if (one.kind === 'evidence' && other.kind === 'evidence')
    return one.evidence === other.evidence && one.status === other.status && one.by === other.by
  const [fields, others] = [one, other] as [
    Readonly<Record<string, unknown>>,
    Readonly<Record<string, unknown>>,
  ]
  for (const name in fields) if (fields[name] !== others[name]) return false
  return true
}

function listMissing(reasons: readonly AnyReason[], from: readonly AnyReason[]): readonly AnyReason[] {
  return reasons.filter((reason) => !from.some((other) => isSame(reason, other)))
}

function listMoved(here: readonly Judged[], there: readonly Judged[]): readonly Moved[] {
  return here.flatMap(({ target, weight, reasons }, index): Moved[] => {
    const other = there[index]
    if (!other) return []
    const lost = listMissing(reasons, other.reasons)
    const gained = listMissing(other.reasons, reasons)
    if (weight === other.weight && lost.length + gained.length === 0) return []
    return [{ target, from: weight, to: other.weight, lost, gained }]
  })
}

function withSwitch(rules: SchoolRules, { of, name, value }: SchoolSwitch): SchoolRules {
  return { ...rules, [of]: { ...rules[of], [name]: value } }
}

function isChosen(rules: SchoolRules, one: SchoolSwitch): boolean {
  // The name of a switch is a field of its part; the pairs are checked where the lists are written.
  return (rules[one.of] as Readonly<Record<string, unknown>>)[one.name] === one.value
}

/**
 * Why another calendar differs: the day under every school the rules did not choose, one at a time, and the reasons that
 * come and go.
 * @example compareSchools({ date: { year: 2026, month: 12, day: 7 }, place: chinaMeridian, rules: { calendar: calendarRules, school: classicalSchool, natal: natalRules, personal: personalRules } }).others.length // 7
 */
export function compareSchools(request: SchoolRequest): SchoolComparison {
  const here = judge(request)
  const weightOfDay = (judged: readonly Judged[]): Weight => judged[0]?.weight ?? 0
  const switches = request.birth ? [...daySwitches, ...birthSwitches] : daySwitches
  return {
    rulesVersion,
    weight: weightOfDay(here),
    others: switches
      .filter((one) => !isChosen(request.rules, one))
      .map((one) => {
        const there = judge({ ...request, rules: withSwitch(request.rules, one) })
        return { ...one, weight: weightOfDay(there), moved: listMoved(here, there) }
      }),
  }
}
