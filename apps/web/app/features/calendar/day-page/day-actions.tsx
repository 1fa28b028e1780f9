import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { PillFile } from '../../../ui/pill.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { CopyLink } from '../../../ui/share/copy-link.tsx'
import { ShareButton } from '../../../ui/share/share-button.tsx'
import type { WholeDay } from '../day.ts'
import { dayFilePath } from '../day-file.ts'
import type { Person } from '../person.ts'

type DayActionsProps = {
  readonly data: { readonly day: FileDay; readonly person: Pick<Person, 'uuid'> | null }
  readonly title: string
}

type FileDay = Pick<WholeDay, 'date' | 'place' | 'personal'>

/** The actions on the page of a day: add to calendar, share, copy the link, print. */
export function DayActions({ data, title }: DayActionsProps) {
  return (
    <>
      <AddToCalendar {...data} />
      <ShareButton title={title} />
      <CopyLink />
      <PrintButton />
    </>
  )
}

/** The calendar file of the day, with the rating that the page shows. */
export function AddToCalendar({ day: { date, place, personal }, person }: DayActionsProps['data']) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <PillFile
      variant="primary"
      href={dayFilePath(date, locale, { placeId: place?.id, chart: personal ? person?.uuid : undefined })}
      icon={<IconCalendarPlus size={18} stroke={1.6} aria-hidden="true" />}
    >
      {t('day.addToCalendar')}
    </PillFile>
  )
}
