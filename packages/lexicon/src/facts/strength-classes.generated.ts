// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { PlainWord } from './word.ts'

/**
 * How strong a day master is.
 * @example strengthClasses['weak'].name.en // "Weak Day Master"
 */
export const strengthClasses: Readonly<Record<'weak' | 'balanced' | 'strong', PlainWord>> = {
  'weak': {"name":{"en":"Weak Day Master","ru":"Слабый Господин Дня"},"short":{"en":"More is asked of it than given: it gains from rest, teachers and allies","ru":"С него берут больше, чем дают: на пользу отдых, учителя и союзники"}},
  'balanced': {"name":{"en":"Balanced Day Master","ru":"Уравновешенный Господин Дня"},"short":{"en":"Support and demand stand level; small changes are enough to tip them","ru":"Опора и нагрузка вровень, и чашу склоняет самая малость"}},
  'strong': {"name":{"en":"Strong Day Master","ru":"Сильный Господин Дня"},"short":{"en":"It has strength to spare and is at its best with work to spend it on","ru":"Сил с запасом, и лучше всего ему, когда есть куда их приложить"}},
}
