import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { PillFile } from '../../../ui/pill.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { CopyLink } from '../../../ui/share/copy-link.tsx'
import { ShareButton } from '../../../ui/share/share-button.tsx'
import type { WholeDay } from '../day.ts'
import { dayFilePath } from '../day-file.ts'

type DayActionsProps = { readonly day: Pick<WholeDay, 'date' | 'place'>; readonly title: string }

/** The actions on the page of a day: add to calendar, share, copy the link, print. */
export function DayActions({ day, title }: DayActionsProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <>
      <PillFile
        variant="primary"
        href={dayFilePath(day.date, locale, day.place?.id)}
        icon={<IconCalendarPlus size={18} stroke={1.6} aria-hidden="true" />}
      >
        {t('day.addToCalendar')}
      </PillFile>
      <ShareButton title={title} />
      <CopyLink />
      <PrintButton />
    </>
  )
}
