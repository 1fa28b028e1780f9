import { type Chart, listCharts, type PageContext } from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import type { OwnCharts } from '../../context.ts'
import { dateWords } from '../../i18n/civil-day.ts'
import type { PageCharts } from '../../visit/layer.ts'

/**
 * The signed-in user's charts; null for a visitor. If the charts cannot be read, the error is thrown and the page fails:
 * a signed-in user must not be asked to sign in again.
 */
export async function findOwnCharts({ api, hasToken }: PageContext): Promise<OwnCharts | null> {
  if (!hasToken) return null
  try {
    const { list, active } = await api.call(listCharts, {})
    return { list, selected: active }
  } catch (error) {
    if (refusalCode(error) === 'auth.required') return null
    throw error
  }
}

/** A birth as lists of charts name it. */
export function bornWords({ birthday, birthdayTime }: Chart, { locale }: Pick<PageContext, 'locale'>) {
  return { date: dateWords(birthday, locale).date, time: birthdayTime }
}

/** The charts every page needs: those that can be selected. */
export function toPageCharts(own: OwnCharts | null, page: Pick<PageContext, 'locale'>): PageCharts | null {
  if (!own) return null
  const active = own.list.filter(({ tier }) => tier === 'personal')
  return {
    selected: own.selected,
    active: active.map((chart) => ({ uuid: chart.uuid, name: chart.fio, born: bornWords(chart, page) })),
  }
}
