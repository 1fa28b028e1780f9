// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Words } from '../locale.ts'
import type { PlainWord } from './word.ts'

/**
 * The hot and the cold season, and the parts of each.
 * @example seasonalDays['dog-days'].name.en // "Dog days"
 */
export const seasonalDays: Readonly<Record<'dog-days' | 'nine-nines', PlainWord & { readonly zh: readonly string[]; readonly parts: Readonly<Record<keyof Words, readonly string[]>> }>> = {
  'dog-days': {"zh":["初伏","中伏","末伏"],"name":{"en":"Dog days","ru":"Дни саньфу"},"parts":{"en":["first period","middle period","last period"],"ru":["первый период","средний период","последний период"]},"short":{"en":"The hottest weeks of the year, counted by the Geng days after the summer solstice","ru":"Самые жаркие недели года: их считают по дням Гэн после летнего солнцестояния"}},
  'nine-nines': {"zh":["一九","二九","三九","四九","五九","六九","七九","八九","九九"],"name":{"en":"Nine nines","ru":"Девять девяток"},"parts":{"en":["first nine","second nine","third nine","fourth nine","fifth nine","sixth nine","seventh nine","eighth nine","ninth nine"],"ru":["первая девятка","вторая девятка","третья девятка","четвёртая девятка","пятая девятка","шестая девятка","седьмая девятка","восьмая девятка","девятая девятка"]},"short":{"en":"Eighty-one days from the winter solstice, after which spring is said to be here","ru":"Восемьдесят один день от зимнего солнцестояния: считают, что после них весна"}},
}
