// The words of `/method`, and the rows of the accuracy report that it shows.
import type { FigureMark, Locale } from '@zeri/contract'
import { typeset } from '../../i18n/typography.ts'
import { accuracyRows } from './accuracy.generated.ts'
import { methodWords } from './method-words.server.ts'

/** The day that the method is worked out on. */
export const methodFigure: FigureMark = { name: 'verdict-balance', args: '2026-11-16 pray' }

type Words = Readonly<Record<Locale, string>>

/** A row of the report that a visitor may want to know: `{n}` is a number of its name. */
type ShownRow = {
  readonly row: RegExp
  readonly name: Words
  readonly unit: Words
  readonly source: Words
}

const same = (text: string): Words => ({ en: text, ru: text })

const published: Words = {
  en: 'published calendars, tabulated by Y. T. Liu',
  ru: 'изданные календари, таблицы Ю. Т. Лю',
}
const jpl = same('JPL DE441')
const engine = same('astronomy-engine')
const tyme = same('tyme4ts')
const book: Words = { en: '协纪辨方书, the 文渊阁 copy', ru: '协纪辨方书, список 文渊阁' }
const second: Words = { en: 'the lists, read a second time', ru: 'списки, прочитанные второй раз' }
const days: Words = { en: 'days', ru: 'дней' }
const seconds: Words = { en: 's', ru: 'с' }
const percent = same('%')
const none: Words = { en: '', ru: '' }

const shownRows: readonly ShownRow[] = [
  {
    row: /^lunar dates that differ from the published calendar$/,
    name: {
      en: 'Lunar dates unlike the published calendar, 1900–2100',
      ru: 'Лунные даты не как в изданном календаре, 1900–2100',
    },
    unit: days,
    source: published,
  },
  {
    row: /^leap months as published$/,
    name: { en: 'Leap months as published', ru: 'Високосные месяцы как в изданном календаре' },
    unit: none,
    source: published,
  },
  {
    row: /^term dates in UTC\+8 that differ from the published$/,
    name: {
      en: 'Dates of solar terms unlike the published',
      ru: 'Даты сезонов не как в изданных календарях',
    },
    unit: none,
    source: published,
  },
  {
    row: /^solar terms in TT, greatest error$/,
    name: { en: 'Instant of a solar term, greatest error', ru: 'Миг начала сезона, наибольшая ошибка' },
    unit: seconds,
    source: jpl,
  },
  {
    row: /^new moons in TT, greatest error$/,
    name: { en: 'Instant of a new moon, greatest error', ru: 'Миг новолуния, наибольшая ошибка' },
    unit: seconds,
    source: jpl,
  },
  {
    row: /^equation of time, greatest error$/,
    name: { en: 'True solar time, greatest error', ru: 'Истинное солнечное время, наибольшая ошибка' },
    unit: seconds,
    source: engine,
  },
  {
    row: /^steep ones of (\d+) moonrises and moonsets, greatest error$/,
    name: {
      en: 'Moonrise and moonset, of {n} compared, greatest error',
      ru: 'Восход и заход луны, сверено {n}, наибольшая ошибка',
    },
    unit: seconds,
    source: engine,
  },
  {
    row: /^days whose pillars, mansion, officer or path differ from tyme4ts$/,
    name: {
      en: 'Days whose pillars, mansion, officer or path differ',
      ru: 'Дни, где столпы, созвездие, установление или путь иные',
    },
    unit: days,
    source: tyme,
  },
  {
    row: /^star-days of (\d+) unlike tyme4ts for no pinned cause$/,
    name: { en: 'Stars on other days, of {n} compared', ru: 'Звёзды не в те дни, сверено {n}' },
    unit: none,
    source: tyme,
  },
  {
    row: /^pillars, both zi rules, of (\d+) births unlike tyme4ts$/,
    name: {
      en: 'Pillars of a birth that differ, of {n} births',
      ru: 'Столпы рождения не те, из {n} рождений',
    },
    unit: none,
    source: tyme,
  },
  {
    row: /^quotations of (\d+) found on their page$/,
    name: {
      en: 'Quotations of the book found on their page, of {n}',
      ru: 'Цитаты книги, найденные на своей странице, из {n}',
    },
    unit: percent,
    source: book,
  },
  {
    row: /^rules of (\d+) with a page or marked as custom$/,
    name: {
      en: 'Rules with a page of the book or marked as custom, of {n}',
      ru: 'Правила со страницей книги или с пометкой «обычай», из {n}',
    },
    unit: percent,
    source: book,
  },
  {
    row: /^good against a prohibition that counts, of (\d+)$/,
    name: {
      en: 'Good verdicts against a ban that holds, of {n}',
      ru: 'Хорошие оценки вопреки действующему запрету, из {n}',
    },
    unit: none,
    source: second,
  },
  {
    row: /^contradictions in (\d+) texts of days$/,
    name: {
      en: 'Contradictions in texts about days, of {n} texts',
      ru: 'Противоречия в текстах о днях, из {n} текстов',
    },
    unit: none,
    source: second,
  },
]

export const showNumber = (text: string, locale: Locale): string =>
  locale === 'ru' ? text.replace('.', ',') : text

/** One shown row with its numbers; the report must have it. */
function readRow({ row, name, unit, source }: ShownRow, locale: Locale) {
  const found = accuracyRows.find(({ what }) => row.test(what))
  if (!found) throw new Error(`the report has no row ${row}`)
  const count = Number(row.exec(found.what)?.[1] ?? 0)
  const grouped = String(count).replace(/\B(?=(\d{3})+$)/g, '\u202f')
  return {
    from: found.what as string,
    name: name[locale].replace('{n}', grouped),
    value: showNumber(found.measured.split(' ')[0] ?? '', locale),
    unit: unit[locale],
    allowed: showNumber(found.bar.replace(/^[<>=]+ /, ''), locale),
    source: source[locale],
  }
}

/** Everything the page says. */
export function readMethod(locale: Locale) {
  return typeset(locale, {
    ...methodWords[locale],
    accuracy: shownRows.map((row) => readRow(row, locale)),
  })
}
