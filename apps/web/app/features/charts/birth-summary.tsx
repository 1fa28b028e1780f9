import { useTranslation } from 'react-i18next'
import type { BirthWords } from '../../use-page.ts'

/** Date and time of birth: “14 June 1988, 07:40”. */
export function BirthSummary({ born: { date, time } }: { readonly born: BirthWords }) {
  const { t } = useTranslation()
  return (
    <>
      {date}, {time ?? t('personal.charts.noTime')}
    </>
  )
}
