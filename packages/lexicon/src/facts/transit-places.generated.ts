// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { PlainWord } from './word.ts'

/**
 * The pillars that pass.
 * @example transitPlaces['passing-year'].name.en // "Passing Year"
 */
export const transitPlaces: Readonly<Record<'passing-year' | 'passing-month' | 'luck', PlainWord>> = {
  'passing-year': {"name":{"en":"Passing Year","ru":"Текущий год"},"short":{"en":"The year’s visitor: one pillar for everybody, a different guest in each chart","ru":"Гость года: заходит ко всем, но каждого зовёт по-своему"}},
  'passing-month': {"name":{"en":"Passing Month","ru":"Текущий месяц"},"short":{"en":"Two solar terms, some thirty days: weather within the climate of the year","ru":"Два солнечных сезона, дней тридцать: погода внутри климата года"}},
  'luck': {"name":{"en":"Luck Pillar","ru":"Такт удачи"},"short":{"en":"Ten years of one landscape: the stretch of road beneath the cart","ru":"Десять лет одного пейзажа: участок дороги под колёсами"}},
}
