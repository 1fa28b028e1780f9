import { describeFengshuiYear, type PageContext } from '@zeri/contract'
import { FIRST_DAY, LAST_DAY } from '@zeri/contract/browser'
import { dateWords } from '../../i18n/civil-day.ts'
import { typeset } from '../../i18n/typography.ts'

/** Loads the page of the flying stars of a year. Dates are formatted here, because browsers differ in their formats. */
export async function loadStarsYear(year: number, { api, locale }: Pick<PageContext, 'api' | 'locale'>) {
  const stars = await api.call(describeFengshuiYear, { year, locale })
  const dayMonth = (date: string) => dateWords(date, locale).dayMonth
  return typeset(locale, {
    stars,
    from: dateWords(stars.from, locale).date,
    to: dateWords(stars.to, locale).date,
    spans: stars.months.map(({ from, to }) => `${dayMonth(from)} – ${dayMonth(to)}`),
    previous: FIRST_DAY.startsWith(String(year)) ? null : year - 1,
    next: LAST_DAY.startsWith(String(year)) ? null : year + 1,
  })
}

export type StarsYearData = Awaited<ReturnType<typeof loadStarsYear>>
