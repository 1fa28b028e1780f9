// The judgement of a day as the API shows it.

import { compareSchools, type SchoolVerdict } from '@zeri/almanac/chooser'
import {
  type ActivityId,
  activities,
  type DayMessage,
  type DayRating,
  type DayVerdict,
  isMedical,
  judgeDay,
  LEAN_SHARE,
  listRulesOf,
  listShownActivities,
  makeDayMessage,
  officerIdOf,
  type Reason,
  type Side,
  type Star,
  type StarId,
  type Sum,
  sizesOf,
  sumUp,
  type Weight,
} from '@zeri/almanac/judgement'
import type { describeDay, Locale, Output } from '@zeri/contract'
import {
  activityWords,
  capitalised,
  citeLeaf,
  citeSource,
  type DayContext,
  dayGrades,
  describeFate,
  describeLeaf,
  describeOfficer,
  describeSource,
  describeStar,
  findClauses,
  mansions,
  nameWithKind,
  officers,
  paths,
  policies,
  schools,
  starWords,
  taboos,
  type Words,
  weightWords,
  writeDaySentence,
} from '@zeri/lexicon'
import { type CalendarDay, isoDateOf, presentEntry } from './present-facts.ts'

type Judgement = NonNullable<Output<typeof describeDay>['judgement']>
type Tag = Judgement['tags'][number]
type PresentedReason = Judgement['verdict']['reasons'][number]

/** An open day with its verdict, and what the sentences about it need. */
export type JudgedDay = CalendarDay & { readonly verdict: DayVerdict; readonly context: DayContext }

/** The words of everything that gives evidence on a day: stars, officers, mansions. */
const spokesmen = { ...starWords, ...officers, ...paths, ...mansions, ...taboos }

/** The name of a rule in a list of rules, and its line. */
export function presentSpokesman(id: StarId, locale: Locale) {
  const { zh, short, name } = spokesmen[id]
  const isOfficer = id in officers
  return {
    id,
    zh,
    name: isOfficer ? capitalised(nameWithKind(id, locale)) : name[locale],
    short: short[locale],
  }
}

export function judge({ facts, school }: Pick<CalendarDay, 'facts' | 'school'>): DayVerdict {
  return judgeDay({ facts, school: school.judgement })
}

export const weightWord = (weight: Weight, locale: Locale): string => weightWords[weight].name[locale]

/** The day judged where it is open to a visitor; nothing beyond the horizon. */
export function findJudged(day: CalendarDay, openUntil: string): JudgedDay | undefined {
  return isoDateOf(day.facts.date) > openUntil ? undefined : toJudged(day, judge(day))
}

export function toJudged(day: CalendarDay, verdict: DayVerdict): JudgedDay {
  return { ...day, verdict, context: { ...day.facts, stars: verdict.stars, policy: verdict.policy } }
}

/** A day in a sentence: its message where it is open, else its officer, which is a fact. */
export function summarise({ facts, locale }: CalendarDay, judged: JudgedDay | undefined): string {
  return judged
    ? writeDaySentence(makeDayMessage(judged.verdict), facts.julianDay, locale)
    : describeOfficer(officerIdOf(facts.officer), locale)
}

type Message = Pick<Judgement['verdict'], 'weight' | 'word' | 'summary' | 'goodFor' | 'putOff'>

/** Enough for a cell and a panel of a month. */
const LISTED = 6

/** The message of a day in a list of days; in full, with all it names. */
export function presentMessage(
  message: DayMessage,
  { facts, locale }: CalendarDay,
  most: number = LISTED,
): Message {
  const { weight, goodFor, putOff } = message
  return {
    weight,
    word: weightWord(weight, locale),
    summary: writeDaySentence(message, facts.julianDay, locale),
    goodFor: goodFor.slice(0, most),
    putOff: putOff.slice(0, most),
  }
}

/** The message of a day described in full. */
export function presentWholeMessage(message: DayMessage, day: CalendarDay) {
  const { standing, isFree } = message
  return { ...presentMessage(message, day, Number.POSITIVE_INFINITY), standing, isFree }
}

export function presentVerdict(day: JudgedDay): Message {
  return presentMessage(makeDayMessage(day.verdict), day)
}

/** How the weight of a day follows from those of its activities. */
export function presentDaySum({ weight, good, bad, total, shown }: DayRating): Judgement['verdict']['sum'] {
  const [two, three] = sizesOf('day')[weight < 0 ? 'bad' : 'good']
  return { shown, good, bad, total, leansBeyond: shown * LEAN_SHARE, from: [two, three] }
}

/** Every activity's weight, whether shown or not. */
export function presentWeights({ verdict }: Pick<JudgedDay, 'verdict'>): Record<string, Weight> {
  return Object.fromEntries(verdict.activities.map(({ activity, weight }) => [activity, weight]))
}

function presentReason(reason: Reason, day: JudgedDay): PresentedReason {
  const note = describeFate(reason, day.context, day.locale)
  const noted = note === undefined ? {} : { note }
  if (reason.kind !== 'evidence') {
    const star = reason.kind === 'cap' ? { star: reason.star } : {}
    return { ...star, side: 'bad', status: reason.status, isReading: false, ...noted }
  }
  const { star, side, grade, isReading } = reason.evidence
  return { star, side, grade, status: reason.status, isReading, ...noted }
}

let shown: ReadonlySet<ActivityId> | undefined

/** Whether an activity is shown without asking. */
export function isShown(id: ActivityId): boolean {
  shown ??= new Set(listShownActivities().map((activity) => activity.id))
  return shown.has(id)
}

const themeOf = new Map(activities.map(({ id, theme }) => [id, theme]))

function presentSum({ sign, terms, total, from: [two, three], limits, readingLimit }: Sum): Tag['sum'] {
  return {
    sign,
    terms: [...terms],
    total,
    from: [two, three],
    limits: limits.map(({ star, limit }) => ({ ...(star && { star }), limit })),
    ...(readingLimit !== undefined && { readingLimit }),
  }
}

export function presentTags(day: JudgedDay): Judgement['tags'] {
  const { verdict, locale } = day
  return verdict.activities.map(({ activity, weight, sign, reasons }) => ({
    id: activity,
    theme: themeOf.get(activity) ?? '',
    name: activityWords[activity].name[locale],
    weight,
    word: weightWord(weight, locale),
    isShown: isShown(activity),
    isMedical: isMedical(activity),
    sum: presentSum(sumUp({ activity, sign, reasons })),
    reasons: reasons.map((reason) => presentReason(reason, day)),
  }))
}

type Spoken = Readonly<Record<Side, readonly ActivityId[]>>
let spoken: ReadonlyMap<StarId, Spoken> | undefined

/** The activities a star speaks of, by side. */
function spokenOf(star: StarId): Spoken {
  if (!spoken) {
    const lists = new Map<StarId, Record<Side, ActivityId[]>>()
    for (const { id } of activities)
      for (const rule of listRulesOf(id)) {
        const known = lists.get(rule.star) ?? { good: [], bad: [] }
        known[rule.side].push(id)
        lists.set(rule.star, known)
      }
    spoken = lists
  }
  return spoken.get(star) ?? { good: [], bad: [] }
}

/** The page of the list that makes the star what it is. */
const pageOf = ({ polarity, favoursAt, forbidsAt }: Star): Star['favoursAt'] =>
  polarity === 'good' ? (favoursAt ?? forbidsAt) : (forbidsAt ?? favoursAt)

// 协纪辨方书, juan 10: where it says that a path alone favours or forbids nothing and goes with the stars beside it.
const pathPageOf = ({ family, polarity }: Star): Star['favoursAt'] =>
  family === 'path' ? (polarity === 'good' ? '25b' : '67a') : undefined

/** The page of a star in its book: of its list, else of what the book says of its path. */
export const pageOfStar = (star: Star): Star['favoursAt'] => pageOf(star) ?? pathPageOf(star)

/** Whether a star says nothing of any activity, nor keeps one from being noted. */
function isSilent({ id, unnoted, notesOnly, cap, family }: Star): boolean {
  const { good, bad } = spokenOf(id)
  return family === 'star' && good.length + bad.length === 0 && !unnoted && notesOnly === undefined && !cap
}

/** Whether a source is a custom of popular almanacs, not the book. */
export const isCustom = ({ source }: Pick<Star, 'source'>): boolean =>
  source === 'tong-shu' || source === 'folk'

/** What the book says of a star, in the language of the request. */
export function presentClauses(star: Star['id'], locale: Locale): Judgement['stars'][number]['clauses'] {
  return findClauses(star).map(({ zh, at, ...words }) => ({
    zh,
    text: words[locale],
    at: describeLeaf(at, locale),
    leaf: citeLeaf(at, locale),
  }))
}

function presentStar(star: Star, day: JudgedDay): Judgement['stars'][number] {
  const { locale } = day
  const { good, bad } = spokenOf(star.id)
  const namesOf = (ids: readonly ActivityId[]): string[] => ids.map((id) => activityWords[id].name[locale])
  return {
    ...presentEntry(star.id, spokesmen[star.id], locale),
    label: nameWithKind(star.id, locale),
    family: star.family,
    side: star.polarity,
    grade: star.grade,
    why: describeStar(star, day.context, locale),
    source: describeSource({ source: star.source, isReading: false, page: pageOf(star) }, locale),
    leaf: citeSource({ source: star.source, page: pageOfStar(star) }, locale) ?? null,
    isCustom: isCustom(star),
    isSilent: isSilent(star),
    clauses: presentClauses(star.id, locale),
    favours: namesOf(good),
    forbids: namesOf(bad),
  }
}

export function presentStars(day: JudgedDay): Judgement['stars'] {
  return day.verdict.stars.map((star) => presentStar(star, day))
}

function presentSchool(school: SchoolVerdict, locale: Locale): Judgement['schools'][number] {
  const { question, values } = schools[school.name]
  // True: the words of a question are keyed by the values it can have.
  const choice = (values as Readonly<Record<string, { name: Words; short: Words }>>)[String(school.value)]
  if (!choice) throw new Error(`no words for ${school.name} ${school.value}`)
  return {
    question: question[locale],
    choice: choice.name[locale],
    short: choice.short[locale],
    weight: school.weight,
    word: weightWord(school.weight, locale),
    moved: school.moved.flatMap(({ target, from, to }) =>
      target === 'day' || from === to || !isShown(target)
        ? []
        : [{ name: activityWords[target].name[locale], from, to }],
    ),
  }
}

/** What another school would say of the day; those that move no weight are left out. */
export function presentSchools({ facts, at, school, locale }: JudgedDay): Judgement['schools'] {
  const { others } = compareSchools({
    date: facts.date,
    place: at.place,
    rules: {
      calendar: at.rules,
      school: school.judgement,
      natal: school.natal,
      personal: school.personal,
    },
  })
  return others
    .filter(({ moved }) => moved.some(({ from, to }) => from !== to))
    .map((school) => presentSchool(school, locale))
}

/** The whole judgement of a day, with whatever explains it. */
export function presentJudgement(day: JudgedDay): Omit<Judgement, 'planB'> {
  const { verdict, locale } = day
  return {
    verdict: {
      ...presentWholeMessage(makeDayMessage(verdict), day),
      grade: dayGrades[verdict.grade ?? 'none'].short[locale],
      policy: policies[verdict.policy].short[locale],
      sum: presentDaySum(verdict.day),
      reasons: verdict.day.reasons.map((reason) => presentReason(reason, day)),
    },
    tags: presentTags(day),
    stars: presentStars(day),
    schools: presentSchools(day),
  }
}
