import { type DayFacts, julianDay, parseCivilDate, pillarOf, toJulianDay } from '@zeri/almanac/calendar'
import {
  type ActivityId,
  activities,
  type Evidence,
  type HourStarId,
  isMedical,
  judgeDay,
  listHourStars,
  listRulesOf,
  listShownActivities,
  rulesVersion,
  type Side,
  type Star,
  type StarId,
  stars,
} from '@zeri/almanac/judgement'
import type { describeSign, Locale, listAllSigns, Output } from '@zeri/contract'
import {
  activityWords,
  branches,
  describeLeaf,
  describeSignRule,
  describeSource,
  describeStar,
  findClauses,
  findSign,
  listSigns,
  natalStars,
  pillarReading,
  type Sign,
  type SignKind,
  signKinds,
  signKindWords,
  sources,
  stems,
} from '@zeri/lexicon'
import { AppError } from '../../platform/http/app-error.ts'
import { pageOfStar } from '../calendar/index.ts'
import { SHARE_YEARS, shareUnit, totalOf } from './count-shares.ts'
import { everyStar, keyOf } from './list-day-signs.ts'
import { DAYS_COUNTED, signCounts } from './shares.generated.ts'
import { type DaysOfSign, factsOn } from './sign-days.ts'
import { figureOf } from './sign-figure.ts'

type Described = Output<typeof describeSign>
type Deed = Described['favours'][number]
type Brief = Described['previous']

/** Finds the sign at an address. */
export function requireSign(kind: string, id: string): Sign {
  const sign = findSign(kind, id)
  if (!sign) throw new AppError('request.not-found')
  return sign
}

const presentBrief = ({ kind, id, zh, name }: Sign, locale: Locale): Brief => ({
  kind,
  id,
  zh,
  name: name[locale],
})

function presentKind(kind: SignKind, locale: Locale): Described['kind'] {
  const { one, many, line } = signKindWords[kind]
  return { kind, one: one[locale], many: many[locale], line: line[locale] }
}

const synonymsOf = ({ synonyms }: Sign, locale: Locale): string[] => [...(synonyms?.[locale] ?? [])]

/** Every sign that has a page, kind by kind. */
export function presentSigns(locale: Locale): Output<typeof listAllSigns> {
  return {
    kinds: signKinds.map((kind) => ({
      ...presentKind(kind, locale),
      signs: listSigns()
        .filter((sign) => sign.kind === kind)
        .map((sign) => ({
          ...presentBrief(sign, locale),
          pinyin: sign.pinyin,
          short: sign.short[locale],
          synonyms: synonymsOf(sign, locale),
        })),
    })),
  }
}

const findStar = (id: string): Star | undefined => stars().find((star) => star.id === id)

const kindsOfDayStars: readonly SignKind[] = ['officers', 'paths', 'mansions', 'stars', 'taboos']

/** The star of the almanac that a sign is, with what it favours and forbids. */
function starOf({ kind, id }: Sign): Star | undefined {
  return kindsOfDayStars.includes(kind) ? findStar(id) : undefined
}

const hourStarOf = ({ kind, id }: Sign) =>
  kind === 'hour-stars' ? listHourStars().find((star) => star.id === id) : undefined

/** The element in whose colour a character is shown. */
function elementOf({ kind, index }: Sign): Described['sign']['element'] {
  if (kind === 'stems') return stems[index]?.element ?? null
  return kind === 'branches' ? (branches[index]?.element ?? null) : null
}

/** How the language reads a sign beside its name. */
function readingOf({ kind, index }: Sign, locale: Locale): string | null {
  if (kind === 'pillars') return pillarReading(pillarOf(index), locale)
  if (kind === 'stems') return locale === 'ru' ? (stems[index]?.reading ?? null) : null
  if (kind === 'branches') return locale === 'ru' ? (branches[index]?.reading ?? null) : null
  return null
}

const isShown = (id: ActivityId): boolean => listShownActivities().some((activity) => activity.id === id)

const presentDeed = (id: ActivityId, isReading: boolean, locale: Locale): Deed => ({
  id,
  name: activityWords[id].name[locale],
  isShown: isShown(id),
  isReading,
  isMedical: isMedical(id),
})

let rules: readonly { readonly activity: ActivityId; readonly evidence: Evidence }[] | undefined

/** Every rule of every activity, made at its first use. */
function listRules(): NonNullable<typeof rules> {
  rules ??= activities.flatMap(({ id }) => listRulesOf(id).map((evidence) => ({ activity: id, evidence })))
  return rules
}

/** What stars of a day say of activities on a side, each activity once. */
function deedsOfStars(ids: readonly string[], side: Side, locale: Locale): Deed[] {
  const found = listRules().filter(({ evidence }) => evidence.side === side && ids.includes(evidence.star))
  const readings = new Map(found.map(({ activity, evidence }) => [activity, evidence.isReading]))
  return [...readings].map(([activity, isReading]) => presentDeed(activity, isReading, locale))
}

/** The taboos that a stem, a branch or a day of the moon places by itself. */
function listTaboosOf({ kind, zh, index }: Sign): Star[] {
  return stars().filter(({ family, rule }) => {
    if (family !== 'taboo') return false
    if (rule.kind === 'stems') return kind === 'stems' && rule.list === zh
    if (rule.kind === 'branches') return kind === 'branches' && rule.list === zh
    return rule.kind === 'lunar-days' && kind === 'lunar-days' && rule.days.includes(index + 1)
  })
}

/** What a sign favours or forbids. */
function deedsOf(sign: Sign, side: Side, locale: Locale): Deed[] {
  const star = starOf(sign)
  if (star) return deedsOfStars([star.id], side, locale)
  const hourStar = hourStarOf(sign)
  if (hourStar)
    return hourStar.side === side ? hourStar.activities.map((id) => presentDeed(id, true, locale)) : []
  if (sign.kind === 'natal-stars') {
    const natal = Object.entries(natalStars).find(([id]) => id === sign.id)?.[1]
    const says: { readonly favours?: readonly ActivityId[]; readonly forbids?: readonly ActivityId[] } =
      natal && 'says' in natal ? natal.says : {}
    return ((side === 'good' ? says.favours : says.forbids) ?? []).map((id) => presentDeed(id, true, locale))
  }
  return deedsOfStars(
    listTaboosOf(sign).map(({ id }) => id),
    side,
    locale,
  )
}

/** Where a sign is written of; every sign has a line. */
function sourceOf(sign: Sign, locale: Locale): string {
  const star = starOf(sign)
  if (star) return describeSource({ source: star.source, isReading: false, page: pageOfStar(star) }, locale)
  const hourStar = hourStarOf(sign)
  if (hourStar)
    return describeSource({ source: hourStar.source, isReading: false, page: hourStar.at }, locale)
  // The rhyme of 文昌 is common usage; the other natal stars are in the book of 1578.
  if (sign.kind === 'natal-stars' && sign.id === 'academic')
    return `${sources.custom.name[locale]}, ${sources.custom.where[locale]}`
  const words = signKindWords[sign.kind]
  if (!('source' in words)) throw new Error(`the sign ${sign.kind} ${sign.id} has no source`)
  return words.source[locale]
}

function clausesOf(sign: Sign, locale: Locale): Described['clauses'] {
  if (!starOf(sign) && !hourStarOf(sign)) return []
  // True: the ids of these kinds are those of stars of days and hours.
  return findClauses(sign.id as StarId | HourStarId).map(({ zh, en, ru, at }) => ({
    zh,
    en,
    ru,
    at: describeLeaf(at, locale),
  }))
}

const sideOf = (sign: Sign): Described['side'] => starOf(sign)?.polarity ?? hourStarOf(sign)?.side ?? null

function factsOf(date: string): DayFacts {
  const civil = parseCivilDate(date)
  if (!civil) throw new RangeError(`no such day: ${date}`)
  return factsOn(julianDay(toJulianDay(civil)))
}

/** Why a star stands on its next day, or on its last one. */
function exampleOf(sign: Sign, { next, past }: DaysOfSign, locale: Locale): Described['example'] {
  const star = starOf(sign)
  const date = next[0] ?? past.at(-1)
  if (!star || date === undefined) return null
  const facts = factsOf(date)
  const { stars: present, policy } = judgeDay({ facts, school: everyStar })
  return { date, sentence: describeStar(star, { ...facts, stars: present, policy }, locale) }
}

function shareOf(sign: Sign): Described['share'] {
  const key = keyOf(sign.kind, sign.id)
  const unit = shareUnit(key)
  const { from, to } = SHARE_YEARS
  // A double-hour is on every day; a sign that the count left out stands on none of the days.
  const count = sign.kind === 'hours' ? DAYS_COUNTED : (signCounts[key] ?? 0)
  return { of: unit, count, total: totalOf(unit, DAYS_COUNTED), fromYear: from, toYear: to }
}

function whenOf({ kind }: Sign): Described['when']['kind'] {
  if (kind === 'hours') return 'daily'
  return kind === 'ten-gods' || kind === 'natal-stars' ? 'birth' : 'dated'
}

/** Signs of other kinds that a sign is made of or makes. */
function listRelated(sign: Sign): Sign[] {
  const at = (kind: SignKind, wanted: (index: number) => boolean): Sign[] =>
    listSigns().filter((one) => one.kind === kind && wanted(one.index))
  const { kind, index } = sign
  const taboos = listTaboosOf(sign).flatMap(({ id }) => findSign('taboos', id) ?? [])
  if (kind === 'pillars')
    return [...at('stems', (one) => one === index % 10), ...at('branches', (one) => one === index % 12)]
  if (kind === 'stems') return [...taboos, ...at('pillars', (one) => one % 10 === index)]
  if (kind === 'branches')
    return [...taboos, ...at('hours', (one) => one === index), ...at('pillars', (one) => one % 12 === index)]
  if (kind === 'hours') return at('branches', (one) => one === index)
  return taboos
}

type Setting = {
  readonly days: DaysOfSign
  readonly today: string
  readonly openUntil: string
  readonly locale: Locale
}

/** A sign with everything its page shows. */
export function describeOneSign(sign: Sign, { days, today, openUntil, locale }: Setting): Described {
  const ofKind = listSigns().filter(({ kind }) => kind === sign.kind)
  const neighbour = (step: number): Brief =>
    presentBrief(ofKind[(sign.index + step + ofKind.length) % ofKind.length] ?? sign, locale)
  return {
    rulesVersion,
    sign: {
      ...presentBrief(sign, locale),
      pinyin: sign.pinyin,
      element: elementOf(sign),
      reading: readingOf(sign, locale),
      short: sign.short[locale],
      text: sign.text?.[locale] ?? null,
      synonyms: synonymsOf(sign, locale),
    },
    kind: presentKind(sign.kind, locale),
    side: sideOf(sign),
    rule: describeSignRule(sign, locale),
    example: exampleOf(sign, days, locale),
    source: sourceOf(sign, locale),
    clauses: clausesOf(sign, locale),
    favours: deedsOf(sign, 'good', locale),
    forbids: deedsOf(sign, 'bad', locale),
    when: { kind: whenOf(sign), next: [...days.next], last: days.past.at(-1) ?? null, openUntil },
    share: shareOf(sign),
    figure: figureOf(sign, { dates: [...days.past, ...days.next], today, locale }),
    previous: neighbour(-1),
    next: neighbour(1),
    related: listRelated(sign).map((one) => presentBrief(one, locale)),
  }
}
