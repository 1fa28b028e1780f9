import { describeSign, listAllSigns, listArticlesAbout, type Output, type PageContext } from '@zeri/contract'
import { data } from 'react-router'
import { refusedPage } from '../../api/refusal-code.server.ts'
import { dateWords } from '../../i18n/civil-day.ts'
import { typeset } from '../../i18n/typography.ts'
import { dayPath } from '../calendar/page-date.ts'

/** Loads every sign, by kind. */
export async function loadSigns({ api, locale }: PageContext) {
  const { kinds } = await api.call(listAllSigns, { locale })
  return typeset(locale, {
    kinds: kinds.map((kind) => ({
      ...kind,
      signs: kind.signs.map(({ id, zh, name }) => ({ id, zh, name })),
    })),
  })
}

/** Loads the signs of a kind, each with its line. An unknown kind is a 404. */
export async function loadKind(kind: string, { api, locale }: PageContext) {
  const { kinds } = await api.call(listAllSigns, { locale })
  const found = kinds.find((one) => one.kind === kind)
  if (!found) throw data(null, { status: 404 })
  return typeset(locale, {
    ...found,
    signs: found.signs.map(({ synonyms: _, ...sign }) => sign),
    others: kinds.map(({ kind: id, many }) => ({ id, many })),
  })
}

/** Loads the page of a sign. An unknown one is a 404. */
export async function loadSign(kind: string, id: string, page: PageContext) {
  const { api, locale } = page
  const query = describeSign.request.safeParse({ kind, id, locale })
  if (!query.success) throw data(null, { status: 404 })
  try {
    const [described, articles] = await Promise.all([
      api.call(describeSign, query.data),
      findArticles(id, page),
    ])
    const { when, example, share } = described
    const dated = (date: string) => {
      const { date: words, weekday } = dateWords(date, locale)
      return { date, path: dayPath(date), words, weekday }
    }
    return typeset(locale, {
      ...described,
      example: example && { ...dated(example.date), sentence: example.sentence },
      when: {
        kind: when.kind,
        next: when.next.map(dated),
        last: when.last === null ? null : dated(when.last),
        openUntil: dateWords(when.openUntil, locale).date,
      },
      share: { ...share, percent: writePercent(share, locale) },
      figure: withDates(described.figure, locale),
      articles,
    })
  } catch (error) {
    throw refusedPage(error)
  }
}

/** The share in per cent, with two digits where it is small. */
function writePercent({ count, total }: { count: number; total: number }, locale: string): string {
  const share = count / total
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: share < 0.01 ? 2 : 1,
  }).format(share)
}

type Figure = Output<typeof describeSign>['figure']

const DATE = /^\d{4}-\d\d-\d\d$/

/** The lines of a table of dates in words. */
function withDates(figure: Figure, locale: PageContext['locale']): Figure {
  if (figure.form !== 'grid') return figure
  return {
    ...figure,
    lines: figure.lines.map((line) => (DATE.test(line) ? dateWords(line, locale).date : line)),
  }
}

/** Finds articles about a sign. The page is shown without them if they cannot be loaded. */
async function findArticles(id: string, { api, locale, report }: PageContext) {
  try {
    const { articles } = await api.call(listArticlesAbout, { signs: id, locale })
    return articles.map(({ id: article, title }) => ({ id: article, title }))
  } catch (error) {
    report(error)
    return []
  }
}

export type SignData = Awaited<ReturnType<typeof loadSign>>
