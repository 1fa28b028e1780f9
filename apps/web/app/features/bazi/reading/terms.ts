import type { Reading, Relation } from './reading.ts'

/** A term of the reading with its explanation. */
export type Term = {
  readonly key: TermKey
  readonly name: string
  readonly short: string
  readonly text?: string | undefined
  readonly zh?: string
  readonly pinyin?: string
}

type Kind =
  | 'clock'
  | 'element'
  | 'favourable'
  | 'firmness'
  | 'fit'
  | 'god'
  | 'luck'
  | 'meeting'
  | 'na-yin'
  | 'palace'
  | 'pillar'
  | 'place'
  | 'punishment'
  | 'root'
  | 'season'
  | 'stage'
  | 'star'
  | 'stem'
  | 'strength'
export type TermKey = `${Kind}:${string | number}`

type Explanation = { readonly name: string; readonly short: string; readonly text?: string | null }
type PillarWords = Pick<
  Reading['luck']['pillars'][number],
  'pillar' | 'short' | 'text' | 'god' | 'hidden' | 'naYin' | 'stage'
>

/** Lists every term that the page of a reading explains, without repeats. */
export function listTerms(reading: Reading): readonly Term[] {
  const terms = new Map<TermKey, Term>()
  const add = (key: TermKey, explanation: Explanation & Partial<Pick<Term, 'zh' | 'pinyin'>>) => {
    const { zh, pinyin, name, short, text } = explanation
    terms.set(key, {
      key,
      name,
      short,
      text: text ? reading.texts[text] : undefined,
      ...(zh && { zh }),
      ...(pinyin && { pinyin }),
    })
  }
  const addPillar = ({ pillar, short, text, god, hidden, naYin, stage }: PillarWords) => {
    const zh = pillar.stem.glyph + pillar.branch.glyph
    const pinyin = `${pillar.stem.pinyin} ${pillar.branch.pinyin}`
    add(`pillar:${pillar.index}`, { name: pillar.name, zh, pinyin, short, text })
    if (god) add(`god:${god.id}`, god)
    for (const one of hidden) add(`god:${one.god.id}`, one.god)
    add(`na-yin:${naYin.zh}`, naYin)
    add(`stage:${stage.id}`, stage)
  }
  const addRelation = (relation: Relation) => {
    add(`meeting:${relation.id}`, relation)
    if (relation.punishment) add(`punishment:${relation.punishment.id}`, relation.punishment)
    if (relation.element) add(`element:${relation.element.id}`, relation.element)
  }

  const { strength, favourable, luck } = reading
  add(`stem:${reading.dayMaster.id}`, reading.dayMaster)
  for (const one of reading.pillars) {
    addPillar(one)
    add(`place:${one.at}`, one.place)
    for (const star of one.stars) add(`star:${star.id}`, star)
  }
  for (const relation of reading.relations) addRelation(relation)
  for (const element of reading.balance) add(`element:${element.id}`, element)
  for (const one of [strength.class, ...(strength.whateverHour?.classes ?? [])])
    add(`strength:${one.id}`, one)
  if (strength.mayFollow) add('strength:may-follow', strength.mayFollow)
  add(`season:${strength.terms.season.state.id}`, strength.terms.season.state)
  for (const { relation } of strength.terms.roots.found) add(`root:${relation.id}`, relation)
  add(`firmness:${strength.firmness.id}`, strength.firmness)
  add(`favourable:${favourable.because.id}`, favourable.because)
  for (const { because } of favourable.readings) add(`favourable:${because.id}`, because)
  add(`stage:${reading.stages.id}`, reading.stages)
  for (const palace of reading.palaces) add(`palace:${palace.id}`, palace)
  for (const relation of reading.passage.relations) addRelation(relation)
  add(`luck:${luck.direction.id}`, luck.direction)
  for (const one of luck.pillars) addPillar(one)
  for (const one of reading.now) {
    addPillar(one)
    add(`place:${one.at}`, one.place)
    add(`fit:${one.fit.id}`, one.fit)
    for (const star of one.stars) add(`star:${star.id}`, star)
    for (const relation of one.relations) addRelation(relation)
  }
  return [...terms.values()]
}
