// Parts of a reading: terms, pillars, stars and relations, with their explanations.

import type { Element, Meeting, NatalStarId, PillarReading } from '@zeri/almanac/bazi'
import type { Locale, Output, readBazi } from '@zeri/contract'
import {
  type Entry,
  elementOrder,
  elements,
  lifeStages,
  meetings,
  natalStars,
  naYin,
  pillarTexts,
  punishments,
  tenGods,
  type Words,
} from '@zeri/lexicon'
import { itemOf, presentNamed, presentPillar } from '../calendar/index.ts'
import { presentStem } from './present-pillars.ts'

export type Reading = Extract<Output<typeof readBazi>, { view: 'own' }>['reading']
type Explained = Reading['strength']['class']
type Relation = Reading['relations'][number]
type Worded = { readonly name: Words; readonly short: Words }

/** Shared by the presenters of one reading: the language, and the long texts collected so far. */
export type PresentContext = { readonly locale: Locale; readonly texts: Record<string, string> }

/** An item of the reading with its one-line explanation. */
export const presentLine = ({ locale }: PresentContext, { name, short }: Worded, id: string) => ({
  id,
  name: name[locale],
  short: short[locale],
})

/** A classical term with its line. Its paragraph, if it has one, is collected under its kind and id. */
export function explain(
  context: PresentContext,
  entry: Entry & { readonly text?: Words },
  [kind, id]: readonly [kind: string, id: string],
): Explained {
  const { locale, texts } = context
  const key = entry.text ? `${kind}:${id}` : null
  if (key !== null && entry.text) texts[key] = entry.text[locale]
  return {
    ...presentNamed(id, entry, locale),
    ...presentLine(context, entry, id),
    pinyin: entry.pinyin,
    text: key,
  }
}

export const presentGod = (context: PresentContext, god: number): Explained =>
  explain(context, itemOf(tenGods, god), ['god', String(god)])

export function presentElement(context: PresentContext, element: Element) {
  const id = itemOf(elementOrder, element)
  return { ...presentLine(context, elements[id], id), id }
}

export const presentStar = <From>(
  context: PresentContext,
  { id, from }: { id: NatalStarId; from: From },
) => ({
  ...explain(context, natalStars[id], ['star', id]),
  from,
})

/** A pillar as the day master sees it. */
export function presentReadPillar(
  context: PresentContext,
  { pillar, god, hidden, naYin: melody, stage }: PillarReading,
) {
  const { locale, texts } = context
  const { short, text } = itemOf(pillarTexts, pillar)
  const { zh, pinyin, ...sound } = itemOf(naYin, melody)
  const key = `pillar:${pillar}`
  texts[key] = text[locale]
  return {
    pillar: presentPillar(pillar, locale),
    short: short[locale],
    text: key,
    god: god === null ? null : presentGod(context, god),
    hidden: hidden.map((one) => ({
      stem: presentStem(one.stem, locale),
      share: one.weight,
      god: presentGod(context, one.god),
    })),
    naYin: { zh, pinyin, name: sound.name[locale], short: sound.short[locale] },
    stage: explain(context, itemOf(lifeStages, stage), ['stage', String(stage)]),
  }
}

/** A relation between pillars: combination, clash, punishment and the like. */
export function presentRelation(
  context: PresentContext,
  relation: Meeting & { readonly between: readonly Relation['between'][number][] },
): Relation {
  const { zh, pinyin, ...words } = meetings[relation.kind]
  return {
    ...presentLine(context, words, relation.kind),
    zh,
    pinyin,
    punishment:
      relation.kind === 'punishment'
        ? presentLine(context, punishments[relation.punishment], relation.punishment)
        : null,
    element: 'element' in relation ? presentElement(context, relation.element) : null,
    between: [...relation.between],
  }
}
