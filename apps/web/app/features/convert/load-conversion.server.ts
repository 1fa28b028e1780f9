import { type ApiError, convertDate, type PageContext } from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import { dateWords } from '../../i18n/civil-day.ts'
import { readTyped, toConversion } from './read-query.ts'

/** What a refusal is about; each has words of its own. */
const faultFields = ['leap', 'month', 'day', 'year'] as const
export type ConvertFault = (typeof faultFields)[number] | 'date' | 'invalid'

/** The conversion that an address names; without one, that of today. */
export async function loadConversion(
  params: URLSearchParams,
  { api, locale, today }: Pick<PageContext, 'api' | 'locale' | 'today'>,
) {
  const typed = readTyped(params)
  const query = toConversion(typed)
  const shown = { typed, hasQuery: query !== undefined }
  try {
    const { total, days } = await api.call(convertDate, { ...(query ?? { date: today }), locale })
    const written = days.map((day) => ({ ...day, words: dateWords(day.date, locale) }))
    return { ...shown, total, days: written, fault: null }
  } catch (error) {
    return { ...shown, total: 0, days: [], fault: faultOf(error) }
  }
}

function faultOf(error: unknown): ConvertFault {
  const code = refusalCode(error)
  if (code === 'request.invalid') return 'invalid'
  if (code !== 'calendar.no-such-day') throw error
  const { fields } = error as ApiError // true: it has a code
  return faultFields.find((name) => name in fields) ?? 'date'
}
