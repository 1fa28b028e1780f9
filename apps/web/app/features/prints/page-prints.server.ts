import { getPrint, listPrints, type PageContext, type Print } from '@zeri/contract'
import { refusedPage } from '../../api/refusal-code.server.ts'
import type { OwnCharts } from '../../context.ts'
import { dateWords } from '../../i18n/civil-day.ts'
import { instantWords } from '../../i18n/instant-words.server.ts'

/** A sheet as pages show it. */
export type PagePrint = ReturnType<typeof toPagePrint>

const BYTES_PER_KB = 1000

function toPagePrint(print: Print, page: PageContext, own: OwnCharts | null) {
  const { uuid, kind, year, month, state, progressPercent, sizeBytes, chart } = print
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  return {
    uuid,
    kind,
    /** The month or the year in words; empty for the four weeks. */
    span: kind === 'month' ? `${dateWords(first, page.locale).month} ${year}` : String(year ?? ''),
    /** The name of the chart it is for. */
    name: chart && (own?.list.find((one) => one.uuid === chart)?.fio ?? null),
    state,
    progressPercent,
    sizeKb: sizeBytes && Math.ceil(sizeBytes / BYTES_PER_KB),
    availableUntil: instantWords(print.keptUntil, page),
  }
}

/** One sheet, finished or not; responds with 404 when the visitor has no such sheet. */
export async function loadPrint(uuid: string, page: PageContext, own: OwnCharts | null): Promise<PagePrint> {
  try {
    return toPagePrint((await page.api.call(getPrint, { uuid })).print, page, own)
  } catch (error) {
    throw refusedPage(error)
  }
}

/** The sheets of the account; none for a visitor. */
export async function listPagePrints(page: PageContext, own: OwnCharts | null): Promise<PagePrint[]> {
  if (!own) return []
  const { list } = await page.api.call(listPrints, {})
  return list.map((print) => toPagePrint(print, page, own))
}
