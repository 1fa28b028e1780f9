import type { Element, Meeting, NatalStarId, PillarReading } from '@zeri/almanac'
import type { Locale, Output, readBazi } from '@zeri/contract'
import {
  type Entry,
  elementOrder,
  elements,
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

/** What the presenters of one reading share: the language, and the paragraphs it has named so far. */
export type Telling = { readonly locale: Locale; readonly texts: Record<string, string> }

/** A thing with the line that explains it. */
export const tell = ({ locale }: Telling, { name, short }: Worded, id: string) => ({
  id,
  name: name[locale],
  short: short[locale],
})

/** A thing of the books with its line; its paragraph, where it has one, goes to the texts under the kind and the id. */
export function explain(
  telling: Telling,
  entry: Entry & { readonly text?: Words },
  [kind, id]: readonly [kind: string, id: string],
): Explained {
  const { locale, texts } = telling
  const key = entry.text ? `${kind}:${id}` : null
  if (key !== null && entry.text) texts[key] = entry.text[locale]
  return { ...presentNamed(id, entry, locale), ...tell(telling, entry, id), pinyin: entry.pinyin, text: key }
}

const tellGod = (telling: Telling, god: number): Explained =>
  explain(telling, itemOf(tenGods, god), ['god', String(god)])

export function tellElement(telling: Telling, element: Element) {
  const id = itemOf(elementOrder, element)
  return { ...tell(telling, elements[id], id), id }
}

export const tellStar = <From>(telling: Telling, { id, from }: { id: NatalStarId; from: From }) => ({
  ...explain(telling, natalStars[id], ['star', id]),
  from,
})

/** A pillar as the day master sees it. */
export function tellPillar(telling: Telling, { pillar, god, hidden, naYin: melody }: PillarReading) {
  const { locale, texts } = telling
  const { short, text } = itemOf(pillarTexts, pillar)
  const { zh, pinyin, ...sound } = itemOf(naYin, melody)
  const key = `pillar:${pillar}`
  texts[key] = text[locale]
  return {
    pillar: presentPillar(pillar, locale),
    short: short[locale],
    text: key,
    god: god === null ? null : tellGod(telling, god),
    hidden: hidden.map((one) => ({
      stem: presentStem(one.stem, locale),
      share: one.weight,
      god: tellGod(telling, one.god),
    })),
    naYin: { zh, pinyin, name: sound.name[locale], short: sound.short[locale] },
  }
}

/** How pillars meet. */
export function tellRelation(
  telling: Telling,
  relation: Meeting & { readonly between: readonly Relation['between'][number][] },
): Relation {
  const { zh, pinyin, ...words } = meetings[relation.kind]
  return {
    ...tell(telling, words, relation.kind),
    zh,
    pinyin,
    punishment:
      relation.kind === 'punishment'
        ? tell(telling, punishments[relation.punishment], relation.punishment)
        : null,
    element: 'element' in relation ? tellElement(telling, relation.element) : null,
    between: [...relation.between],
  }
}
