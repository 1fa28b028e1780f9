import type { Locale } from '@zeri/contract'

type Words = Readonly<Record<Locale, string>>

/** What makes a difference, by the id of the packed data. */
export const ruleWords: Readonly<Record<string, Words>> = {
  lasting: {
    en: 'a ban that holds even beside a virtue (德犹忌)',
    ru: 'запрет, который держится и рядом с добродетелью (德犹忌)',
  },
  staying: {
    en: 'matters that stay forbidden where the good wins (止忌)',
    ru: 'дела, которые запрещены и там, где решает доброе (止忌)',
  },
  reviving: {
    en: 'two bad stars that keep their ban (天吏, 大时)',
    ru: 'две дурные звезды, чей запрет остаётся (天吏, 大时)',
  },
  relief: {
    en: 'a star’s own entry lifts its ban (则不忌)',
    ru: 'статья самой звезды снимает её запрет (则不忌)',
  },
  trade: { en: 'benefactors free trade', ru: 'благодетели освобождают торговлю' },
  together: {
    en: 'kindred matters are freed together (吉凶相抵)',
    ru: 'родственные дела освобождаются вместе (吉凶相抵)',
  },
  unnoted: {
    en: 'the book does not note it as good that day (不注宜)',
    ru: 'книга в этот день не отмечает дело как хорошее (不注宜)',
  },
  free: {
    en: 'one of the eight days on which nothing is forbidden',
    ru: 'один из восьми дней, когда ничего не запрещено',
  },
  'void-virtue': {
    en: 'a virtue that does not count that day',
    ru: 'добродетель, которая в этот день не в счёт',
  },
  follows: { en: 'a matter that follows another', ru: 'дело, которое идёт вслед за другим' },
  outside: {
    en: 'the grade of the day reaches graded stars only',
    ru: 'ступень дня касается только звёзд из таблицы',
  },
  'year-break': { en: 'the day against the year (岁破), a custom', ru: 'день против года (岁破), обычай' },
  'beside-lasting': { en: 'favour against a lasting ban', ru: 'совет против стойкого запрета' },
  'favour-wins': {
    en: 'grade of the day: favour wins (从宜不从忌)',
    ru: 'ступень дня: решает доброе (从宜不从忌)',
  },
  cancel: {
    en: 'grade of the day: noted as neither (从宜亦从忌)',
    ru: 'ступень дня: не отмечают ни того ни другого (从宜亦从忌)',
  },
  'forbid-wins': {
    en: 'grade of the day: the ban wins (从忌不从宜)',
    ru: 'ступень дня: решает запрет (从忌不从宜)',
  },
  'all-forbidden': {
    en: 'grade of the day: all is forbidden (诸事皆忌)',
    ru: 'ступень дня: запрещено всё (诸事皆忌)',
  },
  'day-star': { en: 'a star of the year, the moon or a term', ru: 'звезда года, луны или сезона' },
  star: { en: 'a single star', ru: 'одна звезда' },
  benefactors: { en: 'benefactors favour matters', ru: 'благодетели советуют дела' },
  graded: { en: 'stars of the six grades forbid', ru: 'звёзды шести ступеней запрещают' },
  'general-evils': { en: 'bad stars of the whole day forbid', ru: 'дурные звёзды всего дня запрещают' },
  officers: { en: 'officers favour and forbid', ru: 'установления советуют и запрещают' },
  'day-stars': { en: 'several stars of year, moon and term', ru: 'несколько звёзд года, луны и сезона' },
  'one-voice': { en: 'one star is enough to favour', ru: 'для совета довольно одной звезды' },
  'closed-list': {
    en: 'there: nothing but what is listed (馀事勿取)',
    ru: 'там: ничего, кроме перечисленного (馀事勿取)',
  },
  path: { en: 'there: the path of the day decides (黄道黑道)', ru: 'там: решает путь дня (黄道黑道)' },
  officer: { en: 'there: the officer decides (建除十二神)', ru: 'там: решает установление (建除十二神)' },
  mansion: { en: 'there: the mansion decides (二十八宿)', ru: 'там: решает созвездие (二十八宿)' },
  'silent-ban': { en: 'there: our ban is passed over', ru: 'там: наш запрет не упомянут' },
  'silent-favour': { en: 'there: our favour is passed over', ru: 'там: наш совет не упомянут' },
  none: { en: 'no single rule', ru: 'не одно правило' },
}

const libraryRowWords: readonly (readonly [RegExp, Words])[] = [
  [
    /^lunar dates wrong/,
    { en: 'lunar dates wrong, 1900–2100, days', ru: 'неверные лунные даты, 1900–2100, дней' },
  ],
  [/^solar terms/, { en: 'solar terms, greatest error, s', ru: 'сезоны, наибольшая ошибка, с' }],
  [/^new moons/, { en: 'new moons, greatest error, s', ru: 'новолуния, наибольшая ошибка, с' }],
]

/** The name of a row of the table of libraries. */
export function libraryWords(what: string, locale: Locale): string {
  const found = libraryRowWords.find(([row]) => row.test(what))
  if (!found) throw new Error(`no words for the row ${what}`)
  return found[1][locale]
}

type ObservatoryWords = {
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly plotTitle: string
  readonly legend: string
  readonly states: { readonly alike: string; readonly silent: string; readonly opposite: string }
  readonly daysTitle: string
  readonly daysLead: string
  readonly allAlike: string
  /** Before how many they are. */
  readonly differing: string
  readonly here: string
  readonly there: string
  readonly rulesTitle: string
  readonly rulesLead: string
  readonly rulesHead: readonly [string, string, string]
  readonly yearsTitle: string
  readonly yearsLead: string
  readonly yearWord: string
  readonly librariesTitle: string
  readonly librariesLead: string
  readonly ourName: string
  readonly compared: string
  readonly method: string
}

/** The words of `/observatory`. */
export const observatoryWords: Readonly<Record<Locale, ObservatoryWords>> = {
  en: {
    title: 'Observatory: where calendars differ',
    description:
      'Our ratings beside a popular almanac, day by day for a month ahead: where they agree, where they part, and which rule makes the difference.',
    lead: 'Two almanacs may say opposite things of the same day, and both have their reasons. Here ours is held against the lists of a popular almanac, as an open library prints them, for twelve deeds.',
    plotTitle: 'The next thirty days',
    legend:
      'A column is a day, a row a deed. A pale square: both say the same. Gold with a stroke: one of the two says nothing. Red with a cross: one says yes, the other no.',
    states: { alike: 'Alike', silent: 'One is silent', opposite: 'Opposite' },
    daysTitle: 'Day by day',
    daysLead: 'The first sign is ours, the second the popular almanac’s, then the rule that parts them.',
    allAlike: 'No difference.',
    differing: 'differences',
    here: 'here',
    there: 'there',
    rulesTitle: 'Which rules part them',
    rulesLead:
      'All differences from 2020 to 2035. A rule is named where changing it alone makes our sign theirs; the narrowest comes first.',
    rulesHead: ['Rule', 'Differences', 'Share'],
    yearsTitle: 'Year by year',
    yearsLead: 'Shares of all verdicts compared in the year: twelve deeds on every day.',
    yearWord: 'Year',
    librariesTitle: 'The calendar itself',
    librariesLead:
      'Before any rating comes the calendar. Lunar dates, solar terms and new moons of the libraries in use, against the published calendar and JPL DE441.',
    ourName: 'ours',
    compared: 'What is compared',
    method: 'How a verdict is made',
  },
  ru: {
    title: 'Обсерватория: где календари расходятся',
    description:
      'Наши оценки рядом с народным альманахом, по дням на месяц вперёд: где они согласны, где расходятся и какое правило тому причиной.',
    lead: 'Два календаря могут сказать о дне противоположное, и у каждого свои причины. Здесь наш положен рядом со списками народного альманаха, как их печатает открытая библиотека, для двенадцати дел.',
    plotTitle: 'Ближайшие тридцать дней',
    legend:
      'Столбик — день, строка — дело. Бледный квадрат: оба говорят одно. Золотой с чертой: один из двух молчит. Красный с крестом: один советует, другой запрещает.',
    states: { alike: 'Согласны', silent: 'Один молчит', opposite: 'Наоборот' },
    daysTitle: 'День за днём',
    daysLead: 'Первый знак наш, второй — народного альманаха, за ними правило, которое их разводит.',
    allAlike: 'Расхождений нет.',
    differing: 'расхождений',
    here: 'у нас',
    there: 'там',
    rulesTitle: 'Какие правила их разводят',
    rulesLead:
      'Все расхождения с 2020 по 2035 год. Правило названо, если стоит сменить его одно, и наш знак станет таким же; сначала самое узкое.',
    rulesHead: ['Правило', 'Расхождений', 'Доля'],
    yearsTitle: 'Год за годом',
    yearsLead: 'Доли всех сверенных оценок года: двенадцать дел на каждый день.',
    yearWord: 'Год',
    librariesTitle: 'Сам календарь',
    librariesLead:
      'До всяких оценок стоит календарь. Лунные даты, сезоны и новолуния распространённых библиотек против изданного календаря и JPL DE441.',
    ourName: 'у нас',
    compared: 'Что сверяют',
    method: 'Как получается оценка',
  },
}
