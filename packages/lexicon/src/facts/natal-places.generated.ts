// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { PlainWord } from './word.ts'

/**
 * The pillars of a birth.
 * @example natalPlaces['year'].name.en // "Year Pillar"
 */
export const natalPlaces: Readonly<Record<'year' | 'month' | 'day' | 'hour', PlainWord>> = {
  'year': {"name":{"en":"Year Pillar","ru":"Столп года"},"short":{"en":"The root: grandparents, early childhood, the face one shows the world","ru":"Корень: деды и прадеды, раннее детство, лицо, обращённое к миру"}},
  'month': {"name":{"en":"Month Pillar","ru":"Столп месяца"},"short":{"en":"The sprout: parents, brothers and sisters, the season one was born into","ru":"Росток: родители, братья и сёстры, время года, в которое родились"}},
  'day': {"name":{"en":"Day Pillar","ru":"Столп дня"},"short":{"en":"The flower: oneself in the stem, the one who shares the house in the branch","ru":"Цветок: ствол — вы сами, ветвь — тот, с кем делите дом"}},
  'hour': {"name":{"en":"Hour Pillar","ru":"Столп часа"},"short":{"en":"The fruit: children, late plans, what one leaves behind","ru":"Плод: дети, поздние замыслы, то, что останется после"}},
}
