import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { formatInstant } from './clock-time.ts'
import type { HeadDay } from './head-day.ts'

/**
 * The lunar day in the head of a page. Unlabelled, Russian readers take it for the one from moonrise to moonrise, so Russian
 * pages show both, each with its name.
 */
export function LunarFacts({ day: { date, place, moon } }: { readonly day: HeadDay }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <>
      <li>{t('day.lunarDay', { day: moon.lunar.day })}</li>
      {locale === 'ru' &&
        place &&
        listBeginning(moon.moonriseDays, date).map(({ number, from }) => (
          <li key={number}>{t('day.moonriseDay', { number, from: formatInstant(from, date, locale) })}</li>
        ))}
    </>
  )
}

type MoonriseDays = HeadDay['moon']['moonriseDays']

/** The moonrise days that begin on a date; where none does, the one that runs. */
function listBeginning(days: MoonriseDays, date: string): MoonriseDays {
  const beginning = days.filter(({ from }) => from.startsWith(date))
  return beginning.length > 0 ? beginning : days.slice(-1)
}
