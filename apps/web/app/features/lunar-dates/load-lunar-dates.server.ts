import { convertDate, listLunarDates, listLunarReturns, type PageContext } from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import { typeset } from '../../i18n/typography.ts'
import type { ListedDate } from './date-list.tsx'
import { hasDay, type NewDate, readTyped, toNewDate } from './typed-date.ts'

const TYPED_RETURNS = '10'

type Page = Pick<PageContext, 'api' | 'locale' | 'today' | 'hasToken'>

/** The dates of the account, null for a visitor; and for a visitor the date that the address names. */
export async function loadLunarDates(params: URLSearchParams, page: Page) {
  const own = await findOwn(page)
  const typed = readTyped(params)
  if (own !== null || !hasDay(typed)) return { own, typed, shown: null, isWrong: false }
  const date = toNewDate(typed)
  const shown = date ? await describeTyped(date, page) : null
  return { own, typed, shown, isWrong: shown === null }
}

async function findOwn({ api, locale, today, hasToken }: Page): Promise<readonly ListedDate[] | null> {
  if (!hasToken) return null
  try {
    const { dates } = await api.call(listLunarDates, { from: today, locale })
    return dates.map((date) => typeset(locale, date))
  } catch (error) {
    // The session has ended: the page is that of a visitor.
    if (refusalCode(error) === 'auth.required') return null
    throw error
  }
}

/** A typed date with its returns; null where there is no such day. */
async function describeTyped(
  { name, kind, leapRule, date, lunar }: NewDate,
  { api, locale, today }: Page,
): Promise<ListedDate | null> {
  try {
    const day = lunar ?? (await api.call(convertDate, { date, locale })).days[0]?.lunar
    if (!day) return null
    const { dates } = await api.call(listLunarReturns, {
      dates: `${day.month}-${day.day}${leapRule === 'regular' ? '' : `.${leapRule}`}`,
      from: today,
      count: TYPED_RETURNS,
      locale,
    })
    const [found] = dates
    if (!found) return null
    const { year, isLeap } = day
    const returns = found.returns.map((one) => ({
      ...one,
      years: year === null ? null : one.lunarYear - year,
    }))
    return typeset(locale, { ...found, name, kind, isLeap, year, returns })
  } catch (error) {
    const code = refusalCode(error)
    if (code === 'calendar.no-such-day' || code === 'request.invalid') return null
    throw error
  }
}
