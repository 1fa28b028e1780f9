import { useTranslation } from '../../i18n/use-translation.ts'
import { usePage } from '../../use-page.ts'
import type { PageTitle } from '../calendar/page-title.ts'
import type { HomeData } from './load-home.ts'

/** Title and description of today for search results and link previews. */
export function useHomeTitle({ day, words }: HomeData): PageTitle {
  const { t } = useTranslation()
  const { product } = usePage()
  return {
    title: t('home.title', { day: words.dayMonth, pillar: day.hieroglyph.name, product }),
    description: t('home.description', {
      date: words.date,
      summary: day.personal?.verdict.summary ?? day.day_info.summary,
    }),
  }
}
