import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePage } from '../../../use-page.ts'
import type { PageTitle } from '../page-title.ts'
import type { MonthData } from './load-month.ts'

/** Title and description of a month for search results and link previews. */
export function useMonthTitle({ name, days }: MonthData, pillars: string): PageTitle {
  const { t } = useTranslation()
  const { product } = usePage()
  const occasions = days.flatMap((day) => day.occasions.map((one) => `${one.name} (${day.dayMonth})`))
  return {
    title: t('month.title', { month: name, product }),
    description: t('month.description', { month: name, pillars, occasions: occasions.join(', ') }),
  }
}
