import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePage } from '../../../use-page.ts'
import { shortPillarName } from '../month-days.ts'
import type { PageTitle } from '../page-title.ts'
import type { YearData } from './load-year.ts'

/** Title and description of a year for search results and link previews. */
export function useYearTitle({ year, pillar }: YearData): PageTitle {
  const { t } = useTranslation()
  const { product } = usePage()
  const named = { ...pillar, name: shortPillarName(pillar.name) }
  return {
    title: t('year.title', { year, pillar: named.name, product }),
    description: t('year.description', { year, ...named }),
  }
}
