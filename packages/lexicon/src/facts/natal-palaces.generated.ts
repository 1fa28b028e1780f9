// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { PlainWord } from './word.ts'

/**
 * The pillars derived from a birth.
 * @example natalPalaces['life'].name.en // "Life Palace"
 */
export const natalPalaces: Readonly<Record<'life' | 'body' | 'conception' | 'breath', PlainWord>> = {
  'life': {"name":{"en":"Life Palace","ru":"Дворец жизни"},"short":{"en":"Counted from month and hour of birth to the branch that rises in the east","ru":"Отсчитан от месяца и часа рождения до ветви, что восходит на востоке"}},
  'body': {"name":{"en":"Body Palace","ru":"Дворец тела"},"short":{"en":"The companion of the Life Palace, counted the other way round","ru":"Пара Дворцу жизни: тот же счёт, но в обратную сторону"}},
  'conception': {"name":{"en":"Pillar of Conception","ru":"Столп зачатия"},"short":{"en":"The month some nine months earlier, if the term was a full one","ru":"Столп месяца примерно за девять месяцев до рождения, если срок был полным"}},
  'breath': {"name":{"en":"Breath of the Womb","ru":"Дыхание зародыша"},"short":{"en":"The pillar whose stem and branch both unite with those of the birth day","ru":"Столп, чьи ствол и ветвь сливаются со стволом и ветвью дня рождения"}},
}
