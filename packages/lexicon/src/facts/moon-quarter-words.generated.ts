// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Word } from './word.ts'

/**
 * The quarters of the moon, 0 new … 3 last.
 * @example moonQuarterWords[0].name.en // "New moon"
 */
export const moonQuarterWords: readonly Word[] = [
  {"zh":"朔","pinyin":"shuò","name":{"en":"New moon","ru":"Новолуние"},"short":{"en":"Moon and sun meet at one longitude; the day becomes the first of a month","ru":"Луна и солнце сходятся на одной долготе; день становится первым в месяце"}},
  {"zh":"上弦","pinyin":"shàngxián","name":{"en":"First quarter","ru":"Первая четверть"},"short":{"en":"“Upper bowstring”: the moon has drawn a quarter of a circle away from the sun","ru":"«Верхняя тетива»: луна ушла от солнца на четверть неба"}},
  {"zh":"望","pinyin":"wàng","name":{"en":"Full moon","ru":"Полнолуние"},"short":{"en":"“Gazing”: moon and sun face each other across the whole sky","ru":"«Взирание»: луна и солнце смотрят друг на друга через всё небо"}},
  {"zh":"下弦","pinyin":"xiàxián","name":{"en":"Last quarter","ru":"Последняя четверть"},"short":{"en":"“Lower bowstring”: a quarter of a circle is left before they meet again","ru":"«Нижняя тетива»: до новой встречи с солнцем остаётся четверть неба"}},
]
