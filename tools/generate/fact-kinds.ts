import type { Pillar } from '@zeri/almanac/calendar'
import { mansionIdOf, officerIdOf, pathIdOf } from '@zeri/almanac/judgement'
import * as lexicon from '@zeri/lexicon'

type Row = Readonly<Record<string, unknown>>

/** A kind of words that is packed: by a number of the almanac in a list, by an id in a record. */
export type FactKind = {
  readonly name: string
  readonly about: string
  /** The type of one of them. */
  readonly type: string
  readonly rows: readonly Row[] | Readonly<Record<string, Row>>
}

const pick =
  (...fields: readonly string[]) =>
  (entry: object): Row => {
    // An entry of the lexicon is a plain object.
    const row = entry as Row
    return Object.fromEntries(fields.map((field) => [field, row[field]]))
  }

const name = pick('zh', 'pinyin', 'name')
const word = pick('zh', 'pinyin', 'name', 'short')
const plain = pick('name', 'short')

const each = (words: Readonly<Record<string, object>>, take: (entry: object) => Row) =>
  Object.fromEntries(Object.entries(words).map(([id, entry]) => [id, take(entry)]))

const numbered = (count: number, rowOf: (index: number) => Row): readonly Row[] =>
  Array.from({ length: count }, (_, index) => rowOf(index))

function pillarRow(index: number): Row {
  // An index below sixty is a place in the cycle.
  const pillar = index as Pillar
  const [en, ru] = [lexicon.pillarWords(pillar, 'en'), lexicon.pillarWords(pillar, 'ru')]
  return {
    zh: en.stem.glyph + en.branch.glyph,
    pinyin: `${en.stem.pinyin}-${en.branch.pinyin}`,
    name: { en: en.name, ru: ru.name },
    reading: { en: lexicon.pillarReading(pillar, 'en'), ru: lexicon.pillarReading(pillar, 'ru') },
    short: lexicon.pillarTexts[index]?.short,
  }
}

const element = "readonly element: 'wood' | 'fire' | 'earth' | 'metal' | 'water'"
const signFields = ['zh', 'pinyin', 'reading', 'name', 'element'] as const

const ofSigns: readonly FactKind[] = [
  {
    name: 'elements',
    about: 'The five elements, 0 wood … 4 water: each feeds the next.',
    type: 'Word',
    rows: lexicon.elementOrder.map((id) => word(lexicon.elements[id])),
  },
  { name: 'polarities', about: 'Yin and yang.', type: 'Word', rows: each(lexicon.polarities, word) },
  {
    name: 'stems',
    about: 'The ten heavenly stems, 0 甲 … 9 癸; `reading` is the Russian transcription.',
    type: `Word & { readonly reading: string; ${element}; readonly polarity: 'yin' | 'yang' }`,
    rows: lexicon.stems.map(pick(...signFields, 'polarity', 'short')),
  },
  {
    name: 'branches',
    about: 'The twelve earthly branches, 0 子 … 11 亥; `reading` is the Russian transcription.',
    type: `Word & { readonly reading: string; ${element} }`,
    rows: lexicon.branches.map(pick(...signFields, 'short')),
  },
  {
    name: 'hours',
    about: 'The twelve double-hours, by the branch of each.',
    type: 'Word',
    rows: lexicon.branches.map(({ hour }) => word(hour)),
  },
  {
    name: 'pillars',
    about: 'The sixty pillars, 0 甲子 … 59 癸亥; `reading` is how practitioners say one.',
    type: 'Word & { readonly reading: Words }',
    rows: numbered(60, pillarRow),
  },
  {
    name: 'naYin',
    about: 'The thirty na yin, 0 海中金 … 29 大海水.',
    type: 'Word',
    rows: lexicon.naYin.map(word),
  },
]

const ofDays: readonly FactKind[] = [
  {
    name: 'terms',
    about: 'The 24 solar terms, 0 立春 … 23 大寒.',
    type: 'Word',
    rows: lexicon.terms.map(word),
  },
  {
    name: 'pentads',
    about: 'The 72 pentads, three to a solar term, from 立春.',
    type: "Pick<Word, 'zh' | 'name'>",
    rows: lexicon.pentads.map(pick('zh', 'name')),
  },
  {
    name: 'lunarDays',
    about: 'The days of the lunar month, 初一 at 0 … 三十 at 29.',
    type: 'Word',
    rows: lexicon.chineseLunarDays.map(word),
  },
  {
    name: 'moonriseDays',
    about: 'The thirty lunar days of Russian tradition, from moonrise to moonrise; the first at 0.',
    type: 'PlainWord & { readonly symbol: Words }',
    rows: lexicon.moonriseDays.map(pick('name', 'symbol', 'short')),
  },
  {
    name: 'moonPhases',
    about: 'What people call the moon.',
    type: 'PlainWord',
    rows: each(lexicon.moonPhases, plain),
  },
  {
    name: 'moonQuarterWords',
    about: 'The quarters of the moon, 0 new … 3 last.',
    type: 'Word',
    rows: Object.values(lexicon.moonQuarterWords).map(word),
  },
  { name: 'festivals', about: 'Festivals by their id.', type: 'Word', rows: each(lexicon.festivals, word) },
  {
    name: 'seasonalDays',
    about: 'The hot and the cold season, and the parts of each.',
    type: 'PlainWord & { readonly zh: readonly string[]; readonly parts: Readonly<Record<keyof Words, readonly string[]>> }',
    rows: each(lexicon.seasonalDays, pick('zh', 'name', 'parts', 'short')),
  },
  {
    name: 'officers',
    about: 'The twelve officers, 0 建 … 11 闭.',
    type: 'Word',
    rows: numbered(12, (index) => word(lexicon.officers[officerIdOf(index)])),
  },
  {
    name: 'mansions',
    about: 'The 28 mansions, 0 角 … 27 轸.',
    type: 'Word & { readonly animal: Words; readonly luminary: string; readonly guardian: string }',
    rows: numbered(28, (index) =>
      pick(
        'zh',
        'pinyin',
        'name',
        'animal',
        'luminary',
        'guardian',
        'short',
      )(lexicon.mansions[mansionIdOf(index)]),
    ),
  },
  {
    name: 'luminaries',
    about: 'The luminaries of the mansions.',
    type: 'Word',
    rows: each(lexicon.luminaries, word),
  },
  {
    name: 'guardians',
    about: 'The guardians of the mansions.',
    type: 'Word',
    rows: each(lexicon.guardians, word),
  },
  {
    name: 'paths',
    about: 'The stars of the path, 0 青龙 … 11 勾陈.',
    type: 'Name',
    rows: numbered(12, (index) => name(lexicon.paths[pathIdOf(index)])),
  },
  { name: 'pathSides', about: 'The two paths.', type: 'Name', rows: each(lexicon.pathSides, name) },
  {
    name: 'stars',
    about: 'The names of the stars of a day.',
    type: 'Name',
    rows: each(lexicon.starWords, name),
  },
  {
    name: 'hourStars',
    about: 'The names of the stars of an hour.',
    type: 'Name',
    rows: each(lexicon.hourStars, name),
  },
  {
    name: 'taboos',
    about: 'The names of the hundred taboos.',
    type: 'Name',
    rows: each(lexicon.taboos, name),
  },
]

const ofBirths: readonly FactKind[] = [
  {
    name: 'tenGods',
    about: 'The ten gods, as `tenGodOf` numbers them.',
    type: 'Word',
    rows: lexicon.tenGods.map(word),
  },
  {
    name: 'elementRelations',
    about: 'What an element is to another.',
    type: 'PlainWord',
    rows: each(lexicon.elementRelations, plain),
  },
  { name: 'natalStars', about: 'The stars of a birth.', type: 'Word', rows: each(lexicon.natalStars, word) },
  { name: 'meetings', about: 'How pillars meet.', type: 'Word', rows: each(lexicon.meetings, word) },
  {
    name: 'punishments',
    about: 'The kinds of punishment.',
    type: 'PlainWord',
    rows: each(lexicon.punishments, plain),
  },
  {
    name: 'lifeStages',
    about: 'The twelve stages of life, 0 长生 … 11 养.',
    type: 'Word',
    rows: lexicon.lifeStages.map(word),
  },
  {
    name: 'natalPalaces',
    about: 'The pillars derived from a birth.',
    type: 'PlainWord',
    rows: each(lexicon.natalPalaceWords, plain),
  },
  {
    name: 'seasonStates',
    about: 'How an element fares in a season.',
    type: 'Word',
    rows: each(lexicon.seasonStates, word),
  },
  {
    name: 'strengthClasses',
    about: 'How strong a day master is.',
    type: 'PlainWord',
    rows: each(lexicon.strengthClasses, plain),
  },
  {
    name: 'firmness',
    about: 'How sure a strength is.',
    type: "Pick<Word, 'name'>",
    rows: each(lexicon.firmnessWords, pick('name')),
  },
  {
    name: 'luckDirections',
    about: 'Which way the pillars of luck run.',
    type: 'PlainWord',
    rows: each(lexicon.luckDirections, plain),
  },
  {
    name: 'natalPlaces',
    about: 'The pillars of a birth.',
    type: 'PlainWord',
    rows: each(lexicon.natalPlaces, plain),
  },
  {
    name: 'transitPlaces',
    about: 'The pillars that pass.',
    type: 'PlainWord',
    rows: each(lexicon.transitPlaces, plain),
  },
]

/** Everything the facts of the almanac have words for. The names of what only a verdict places have no line. */
export const factKinds: readonly FactKind[] = [...ofSigns, ...ofDays, ...ofBirths]
