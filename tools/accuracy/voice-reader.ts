// Reads what a text says of a day, from its words alone, and compares it with the weights of the day.

import { type ActivityId, activities, isMedical } from '@zeri/almanac/judgement'
import type { Locale } from '@zeri/contract'
import { activityWords, weightWords } from '@zeri/lexicon'

/** What a text has to agree with. */
export type Rated = { readonly weight: number; readonly weights: ReadonlyMap<ActivityId, number> }

/** What one sentence or line says. A list has a label and a colon. */
type Statement = {
  readonly kind: 'good' | 'bad' | 'free' | 'other'
  readonly isList: boolean
  readonly deeds: readonly ActivityId[]
}

type Cues = Readonly<Record<'free' | 'bad' | 'good', RegExp>>

const cues: Readonly<Record<Locale, Cues>> = {
  en: {
    free: /\bno(?:thing|t a thing)\b.*\b(?:put off|against|forbidden)\b/i,
    bad: /\b(?:put off|another day|not good for|against|postpone|wait|avoid|hold back)\b/i,
    good: /\b(?:good|fine|suitable|suited|well|day|right|time|choose|works) (?:for|to|it for)\b/i,
  },
  ru: {
    free: /откладывать (?:ничего|нечего)|ничего (?:не нужно )?откладывать|запретов нет/i,
    bad: /отлож|перенес|не подход|не стоит|воздерж|подожд|лучше в другой/i,
    good: /хорош|подход|подойд|годит|день для|выбрать для|удачн|благоприятно/i,
  },
}

const NOT_A_LETTER = '(?![\\p{L}])'
const NOT_AFTER_A_LETTER = '(?<![\\p{L}])'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** One expression for any of several phrases, the longest first. */
const anyOf = (phrases: readonly string[]): string =>
  phrases
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')

type Vocabulary = {
  readonly deeds: ReadonlyMap<string, ActivityId>
  readonly deed: RegExp
  readonly dayWords: ReadonlyMap<string, number>
  readonly dayWord: RegExp
}

function formsOf(id: ActivityId, locale: Locale): string[] {
  const { name, deed } = activityWords[id]
  return locale === 'en' ? [name.en, deed.en] : [name.ru, deed.ruGenitive, deed.ruAccusative]
}

function makeVocabulary(locale: Locale): Vocabulary {
  const deeds = new Map<string, ActivityId>()
  for (const { id } of activities) for (const form of formsOf(id, locale)) deeds.set(form.toLowerCase(), id)
  const dayWords = new Map(
    Object.entries(weightWords).map(([weight, { name }]) => [name[locale].toLowerCase(), Number(weight)]),
  )
  // A word of a weight says something of the day only before "day": "a good Snake day", «хороший 16-й день».
  const between = locale === 'en' ? '(?: (?!for )[\\w-]+)?' : '(?: \\d+-й)?'
  const day = locale === 'en' ? 'day' : 'день'
  return {
    deeds,
    deed: new RegExp(`${NOT_AFTER_A_LETTER}(?:${anyOf([...deeds.keys()])})${NOT_A_LETTER}`, 'giu'),
    dayWords,
    dayWord: new RegExp(
      `${NOT_AFTER_A_LETTER}(${anyOf([...dayWords.keys()])})${between} ${day}${NOT_A_LETTER}`,
      'giu',
    ),
  }
}

const vocabularies: Partial<Record<Locale, Vocabulary>> = {}

function vocabularyOf(locale: Locale): Vocabulary {
  const known = vocabularies[locale] ?? makeVocabulary(locale)
  vocabularies[locale] = known
  return known
}

/** Line breaks that typography adds, and other space, count as a space. */
const plain = (text: string): string =>
  text.replace(/[\u00a0\u202f\u00ad]/g, (one) => (one === '\u00ad' ? '' : ' '))

function kindOf(sentence: string, locale: Locale): Statement['kind'] {
  const { free, bad, good } = cues[locale]
  if (free.test(sentence)) return 'free'
  if (bad.test(sentence)) return 'bad'
  return good.test(sentence) ? 'good' : 'other'
}

function readStatement(sentence: string, locale: Locale): Statement {
  const { deed, deeds } = vocabularyOf(locale)
  const found = sentence.match(deed) ?? []
  return {
    kind: kindOf(sentence, locale),
    isList: /^[^.,:]{3,40}:/.test(sentence) && !/^(?:also|также|ещё)/i.test(sentence),
    deeds: found.flatMap((form) => deeds.get(form.toLowerCase()) ?? []),
  }
}

/** What a text says, sentence by sentence. */
function readStatements(text: string, locale: Locale): readonly Statement[] {
  return plain(text)
    .split(/(?<=[.!?])\s+|\n|;\s|\s·\s/)
    .filter((sentence) => sentence.trim() !== '')
    .map((sentence) => readStatement(sentence, locale))
}

/** Ratings a text shows: as a number in brackets, and as a word before "day". */
function listShownRatings(text: string, locale: Locale): readonly number[] {
  const { dayWord, dayWords } = vocabularyOf(locale)
  const numbers = [...text.matchAll(/\(([+−]\d|0)\)/g)].map(([, number = '']) =>
    Number(number.replace('−', '-')),
  )
  const words = [...text.matchAll(dayWord)].flatMap(([, word = '']) => dayWords.get(word.toLowerCase()) ?? [])
  return [...numbers, ...words]
}

/** Deeds that are called good or bad against their weight. */
function listMisnamed({ kind, deeds }: Statement, { weights }: Rated): string[] {
  if (kind !== 'good' && kind !== 'bad') return []
  const isTrue = (id: ActivityId): boolean =>
    kind === 'good' ? (weights.get(id) ?? 0) > 0 : (weights.get(id) ?? 0) < 0
  return deeds.filter((id) => !isTrue(id)).map((id) => `${id} is called ${kind}`)
}

/** A day rated below 0 does not open with praise, nor one above 0 with a warning. */
function listWrongTone(statements: readonly Statement[], { weight }: Rated): string[] {
  const opening = statements.find(
    ({ kind, deeds }) => deeds.length > 0 && (kind === 'good' || kind === 'bad'),
  )
  if (weight < 0 && opening?.kind === 'good' && statements.some(({ kind }) => kind === 'bad'))
    return ['praise comes first on a bad day']
  if (weight < 0 && statements.every(({ kind }) => kind === 'good') && opening)
    return ['a bad day is only praised']
  return weight > 0 && opening?.kind === 'bad' ? ['a warning comes first on a good day'] : []
}

/** Deeds that a sentence names and the list of the same text does not. */
function listUnlisted(statements: readonly Statement[], side: 'good' | 'bad'): string[] {
  const ofSide = statements.filter(({ kind }) => kind === side)
  const listed = ofSide.filter(({ isList }) => isList).flatMap(({ deeds }) => deeds)
  if (listed.length === 0) return []
  return ofSide
    .filter(({ isList }) => !isList)
    .flatMap(({ deeds }) => deeds)
    .filter((id) => !listed.includes(id))
    .map((id) => `${id} is not in the list beside`)
}

/** What is wrong with a text. */
export type Findings = {
  readonly contradictions: readonly string[]
  readonly isMedical: boolean
  /** Sentences that name a deed without a word that says whether it is good. */
  readonly unread: number
}

const medicalWords: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:doctor|dentist|treatment|surger|surgical|operation|injection|vaccin|therap|acupunct|conceiv|medic|pregnan)/i,
  ru: /врач|доктор|стоматолог|лечени|лечить|операци|хирург|укол|привив|терапи|иглоукал|зачат|медицин|беременн/i,
}

/** Reads a text beside the rating and the weights that it has to agree with. */
export function readText(text: string, rated: Rated, locale: Locale): Findings {
  const statements = readStatements(text, locale)
  const isFree = [...rated.weights.values()].every((weight) => weight >= 0)
  return {
    contradictions: [
      ...listShownRatings(plain(text), locale)
        .filter((shown) => shown !== rated.weight)
        .map((shown) => `shows ${shown} on a day of ${rated.weight}`),
      ...statements.flatMap((statement) => listMisnamed(statement, rated)),
      ...(statements.some(({ kind }) => kind === 'free') && !isFree ? ['something is to be put off'] : []),
      ...listWrongTone(statements, rated),
      ...listUnlisted(statements, 'good'),
      ...listUnlisted(statements, 'bad'),
    ],
    isMedical: medicalWords[locale].test(text) || statements.some(({ deeds }) => deeds.some(isMedical)),
    unread: statements.filter(({ kind, deeds }) => kind === 'other' && deeds.length > 0).length,
  }
}

/** What is said of a week has to agree with the rating of each day it names. */
export type RatedWeek = ReadonlyMap<string, Rated>

const weekCues: Readonly<Record<Locale, { readonly quiet: RegExp; readonly best: RegExp }>> = {
  en: { quiet: /\bquiet day\b/i, best: /\bbest days?\b/i },
  ru: { quiet: /спокойный день/i, best: /лучши[ей] д(?:ень|ни)/i },
}

/** Days that are called the best or quiet against their rating. */
function listMisnamedDays(line: string, days: readonly [string, Rated][], locale: Locale): string[] {
  const { quiet, best } = weekCues[locale]
  return days.flatMap(([name, { weight }]) => [
    ...(quiet.test(line) && weight >= 0 ? [`${name} is called quiet on a day of ${weight}`] : []),
    ...(best.test(line) && weight <= 0 ? [`${name} is called best on a day of ${weight}`] : []),
  ])
}

/** Reads a text about a week, line by line: each names the days that it speaks of. `week` has a rating for each weekday. */
export function readWeekText(text: string, week: RatedWeek, locale: Locale): Findings {
  const lines = plain(text)
    .split(/(?<=[.!?])\s+|\n/)
    .filter((line) => line.trim() !== '')
  const found = lines.map((line) => {
    const days = [...week].filter(([name]) => line.toLowerCase().includes(name.toLowerCase()))
    const ofDays = days.map(([, rated]) => readText(line, rated, locale))
    const { deeds } = readStatement(line, locale)
    return {
      contradictions: [
        ...ofDays.flatMap(({ contradictions }) => contradictions),
        ...listMisnamedDays(line, days, locale),
        ...(days.length === 0 && deeds.length > 0 ? [`${deeds[0]} is named without a day`] : []),
      ],
      isMedical: medicalWords[locale].test(line) || deeds.some(isMedical),
    }
  })
  return {
    contradictions: found.flatMap(({ contradictions }) => contradictions),
    isMedical: found.some((one) => one.isMedical),
    unread: 0,
  }
}
