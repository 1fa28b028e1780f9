// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { PlainWord } from './word.ts'

/**
 * The kinds of punishment.
 * @example punishments['ungrateful'].name.en // "Ungrateful Punishment"
 */
export const punishments: Readonly<Record<'ungrateful' | 'bullying' | 'uncivil' | 'self', PlainWord>> = {
  'ungrateful': {"name":{"en":"Ungrateful Punishment","ru":"Наказание неблагодарностью"},"short":{"en":"Tiger, Snake, Monkey: a favour done and answered with a cold shoulder","ru":"Тигр, Змея, Обезьяна: за услугу платят холодом"}},
  'bullying': {"name":{"en":"Bullying Punishment","ru":"Наказание силой"},"short":{"en":"Ox, Dog, Goat: three kinds of earth, each leaning on its own weight","ru":"Бык, Собака, Коза: три земли, и каждая давит своей тяжестью"}},
  'uncivil': {"name":{"en":"Uncivil Punishment","ru":"Наказание неучтивостью"},"short":{"en":"Rat and Rabbit: mother and child who have forgotten their manners","ru":"Крыса и Кролик: мать и дитя, забывшие о приличиях"}},
  'self': {"name":{"en":"Self-Punishment","ru":"Самонаказание"},"short":{"en":"Dragon, Horse, Rooster or Pig met twice: being hard on oneself","ru":"Дракон, Лошадь, Петух или Свинья дважды: строгость к самому себе"}},
}
