import { isAlmanacDate } from '@zeri/almanac/calendar'
import type { Locale } from '@zeri/contract'
import { readPageRequest } from '../../platform/pages/page-request.ts'

const PATH = /^(?:\/ru)?\/fengshui\/([1-9]\d{3})$/

/**
 * The page of the flying stars of a year at an address, by its one spelling.
 * @example findFengshuiPage('/ru/fengshui/2026') // { locale: 'ru', year: 2026 }
 * @example findFengshuiPage('/fengshui/2101') // undefined
 */
export function findFengshuiPage(
  path: string,
): { readonly locale: Locale; readonly year: number } | undefined {
  const year = Number(PATH.exec(path)?.[1])
  if (!isAlmanacDate({ year, month: 1, day: 1 })) return undefined
  return { locale: readPageRequest(path).locale, year }
}
