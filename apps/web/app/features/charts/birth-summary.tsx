import { useTranslation } from '../../i18n/use-translation.ts'
import type { BirthWords } from '../../visit/layer.ts'

/** Date and time of birth: “14 June 1988, 07:40”. */
export function BirthSummary({ born: { date, time } }: { readonly born: BirthWords }) {
  const { t } = useTranslation()
  return (
    <>
      {date}, {time ?? t('personal.charts.noTime')}
    </>
  )
}
