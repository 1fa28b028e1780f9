// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { PlainWord } from './word.ts'

/**
 * What an element is to another.
 * @example elementRelations['companion'].name.en // "Companion"
 */
export const elementRelations: Readonly<Record<'companion' | 'output' | 'wealth' | 'officer' | 'resource', PlainWord>> = {
  'companion': {"name":{"en":"Companion","ru":"Соратники"},"short":{"en":"The Day Master’s own element: siblings, peers, rivals at the same bench","ru":"Стихия самого Господина Дня: братья и сёстры, ровня, соперники по цеху"}},
  'output': {"name":{"en":"Output","ru":"Самовыражение"},"short":{"en":"What the Day Master brings forth: work, words, children, all that leaves the hands","ru":"То, что Господин Дня порождает: труды, слова, дети, всё вышедшее из рук"}},
  'wealth': {"name":{"en":"Wealth","ru":"Богатство"},"short":{"en":"What the Day Master governs: earnings, goods, everything one has to manage","ru":"То, чем Господин Дня управляет: заработок, имущество, хлопоты хозяйства"}},
  'officer': {"name":{"en":"Officer","ru":"Власть"},"short":{"en":"What governs the Day Master: duty, rank, law, other people’s demands","ru":"То, что управляет Господином Дня: долг, чин, закон, чужие требования"}},
  'resource': {"name":{"en":"Resource","ru":"Ресурс"},"short":{"en":"What feeds the Day Master: parents, schooling, sleep, a roof in the rain","ru":"То, что питает Господина Дня: родители, школа, сон, крыша в дождь"}},
}
