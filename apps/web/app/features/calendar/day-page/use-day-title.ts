import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePage } from '../../../use-page.ts'
import type { PageTitle } from '../page-title.ts'
import type { DayPageData } from './load-day-page.ts'

/** Title and description of a day for search results and link previews. */
export function useDayTitle({ day, words }: DayPageData): PageTitle {
  const { t } = useTranslation()
  const { product } = usePage()
  const { hieroglyph, judgement, moon, day_info: info } = day
  const facts = { date: words.date, pillar: hieroglyph.name, lunarDay: moon.lunar.day }
  const message = day.personal?.verdict ?? judgement?.verdict
  const verdict = message && t('day.verdict', { word: message.word }).toLowerCase()
  return {
    title: verdict
      ? t('day.title', { ...facts, verdict, product })
      : t('day.titleFacts', { ...facts, product }),
    description: t('day.description', {
      ...facts,
      weekday: words.weekday,
      officer: info.officer.name,
      summary: message?.summary ?? info.summary,
    }),
  }
}
