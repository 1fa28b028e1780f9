// The sentences that stood on days before there was one message of a day: a weight and the two strongest stars, always
// for everyone. They are the control of the voice check, which has to find where they contradict a personal rating.

import type { DayFacts } from '@zeri/almanac/calendar'
import type { DayVerdict, Reason, Side, StarId } from '@zeri/almanac/judgement'
import type { Locale } from '@zeri/contract'
import { branches, namedOf, weightWords } from '@zeri/lexicon'

type Ranked = { readonly star: StarId; readonly side: Side; strength: number }

/** A custom that holds an activity down weighs as much as a great star. */
const CAP_STRENGTH = 3

function evidenceOf(reason: Reason): Ranked | undefined {
  if (reason.kind === 'cap') return { star: reason.star, side: 'bad', strength: CAP_STRENGTH }
  if (reason.kind !== 'evidence' || reason.status === 'overridden') return undefined
  const { star, side, grade, isLeaning } = reason.evidence
  return { star, side, strength: isLeaning ? grade / 100 : grade }
}

/** What counts on a day, the strongest first. */
function listRanked({ activities, stars }: DayVerdict): readonly Ranked[] {
  const ranking = new Map<string, Ranked>()
  for (const { reasons } of activities)
    for (const reason of reasons) {
      const found = evidenceOf(reason)
      if (!found) continue
      const key = `${found.side} ${found.star}`
      const known = ranking.get(key)
      if (known) known.strength += found.strength
      else ranking.set(key, found)
    }
  if (ranking.size > 0) return [...ranking.values()].toSorted((one, other) => other.strength - one.strength)
  return stars
    .filter(({ family }) => family === 'officer')
    .map(({ id, polarity }) => ({ star: id, side: polarity, strength: 0 }))
}

/** One of the former wordings for each way the two strongest stars stand to the weight. */
const templates = {
  en: {
    for: '{day}: {A} and {B} stand together.',
    'for-despite': '{day}: {A} outweighs {B}.',
    against: '{day}: {A} and {B} stand against it.',
    'against-despite': '{day}, although {B} is present: {A} decides it.',
    even: '{day}: {A} on one side, {B} on the other.',
    'even-for': '{day}: {A} and {B} help, though only a little.',
    'even-against': '{day}: {A} and {B} hold it back a little.',
  },
  ru: {
    for: '{day}: вместе стоят {A} и {B}.',
    'for-despite': '{day}: сильнее {A}, слабее {B}.',
    against: '{day}: против него {A} и {B}.',
    'against-despite': '{day}: против него — {A}, за него — {B}, и первое весит больше.',
    even: '{day}: за него — {A}, против — {B}.',
    'even-for': '{day}: {A} и {B} помогают, но слегка.',
    'even-against': '{day}: {A} и {B} его слегка придерживают.',
  },
} as const

type Form = keyof (typeof templates)['en']

function formOf(weight: number, first: Side, second: Side): Form {
  if (weight > 0) return second === 'good' ? 'for' : 'for-despite'
  if (weight < 0) return second === 'bad' ? 'against' : 'against-despite'
  if (first !== second) return 'even'
  return first === 'good' ? 'even-for' : 'even-against'
}

/** The five ways to name a day of a weight; they turn with the number of the day. */
function nameDay(weight: string, { day, month, lunar, julianDay }: DayFacts, locale: Locale): string {
  const animal = (pillar: number) => branches[pillar % 12]
  const article = /^[aeiou]/i.test(weight) ? 'An' : 'A'
  const ways =
    locale === 'en'
      ? [
          `${article} ${weight} day`,
          `${article} ${weight} ${animal(day)?.name.en} day`,
          `${article} ${weight} day under a waning moon`,
          `${article} ${weight} day of the ${animal(month)?.name.en} month`,
          `${article} ${weight} day of the moon`,
        ]
      : [
          `${weight} день`,
          `${weight} день ${animal(day)?.ruGenitive}`,
          `${weight} день при убывающей луне`,
          `${weight} день месяца ${animal(month)?.ruGenitive}`,
          `${weight} ${lunar.day}-й день луны`,
        ]
  return ways[julianDay % ways.length] ?? ''
}

/** The former sentence of a day, for everyone. */
export function writeFormerSentence(verdict: DayVerdict, facts: DayFacts, locale: Locale): string {
  const { weight } = verdict.day
  const ranked = listRanked(verdict)
  const leading: Side = weight < 0 ? 'bad' : 'good'
  const first = ranked.find(({ side }) => side === leading) ?? ranked[0]
  if (!first) throw new Error('nothing speaks of this day')
  const others = ranked.filter(({ star }) => star !== first.star)
  const opposite = weight === 0 ? others.find(({ side }) => side !== first.side) : undefined
  const second = opposite ?? others[0] ?? first
  const word = weightWords[weight].name[locale]
  return templates[locale][formOf(weight, first.side, second.side)]
    .replace('{day}', nameDay(locale === 'en' ? word.toLowerCase() : word, facts, locale))
    .replace('{A}', namedOf(first.star).name[locale])
    .replace('{B}', namedOf(second.star).name[locale])
}
