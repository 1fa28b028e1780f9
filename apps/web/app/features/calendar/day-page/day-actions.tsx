import { localisePath } from '@zeri/contract/browser'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { PillLink } from '../../../ui/pill.tsx'
import { TakeAlong } from '../../exports/take-along.tsx'
import { takenTitle } from '../../exports/taken-title.ts'
import { dayFilePath, dayPicturePath } from '../day-file.ts'
import { dayPath } from '../page-date.ts'
import type { DayPageData } from './load-day-page.ts'

type DayActionsProps = { readonly data: Pick<DayPageData, 'day' | 'person' | 'words'> }

/** The actions on the page of a day: its files have the rating that the page shows. */
export function DayActions({ data: { day, person, words } }: DayActionsProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { date, place, personal, hieroglyph } = day
  const of = { placeId: place?.id, chart: personal ? person?.uuid : undefined }
  return (
    <>
      <TakeAlong
        isPrimary
        day={{
          date,
          path: localisePath(dayPath(date), locale),
          title: takenTitle(t, locale, { what: hieroglyph.name, weekday: words.weekday, date: words.date }),
          file: dayFilePath(date, locale, of),
          picture: dayPicturePath(date, locale, of),
        }}
      />
      <PillLink to="/morning">{t('site.morning')}</PillLink>
    </>
  )
}
