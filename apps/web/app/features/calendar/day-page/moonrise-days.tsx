import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import type { DayPageData } from './load-day-page.ts'
import styles from './sky-part.module.css'
import { Facts, MoreAbout } from './sky-part.tsx'

/** Lunar days counted from moonrise, a Russian tradition; folded away on English pages. */
export function MoonriseDays({ data }: { readonly data: DayPageData }) {
  const { t } = useTranslation()
  const isExpected = useLocale() === 'ru'
  // A moonrise needs a place.
  if (!data.day.place) return null
  if (!isExpected)
    return (
      <Disclosure summary={t('day.sky.moonriseDays')}>
        <List data={data} />
      </Disclosure>
    )
  return (
    <section>
      <h3 className={styles.title}>{t('day.sky.moonriseDays')}</h3>
      <List data={data} />
    </section>
  )
}

function List({ data: { day, times } }: { readonly data: DayPageData }) {
  const { t } = useTranslation()
  return (
    <>
      <p className={styles.short}>{t('day.sky.tradition')}</p>
      <Facts
        facts={day.moon.moonriseDays.map(({ name, symbol, short }, index) => ({
          label: t('day.sky.since', { time: times.moonriseDays[index] }),
          value: (
            <>
              {name}: {symbol}
              <span className={styles.meaning}>. {short}.</span>
            </>
          ),
        }))}
      />
      <div className={styles.more}>
        <Disclosure summary={<MoreAbout title={t('day.sky.moonriseDays')} />}>
          {day.moon.moonriseDays.map(({ number, text }) => (
            <p key={number}>{text}</p>
          ))}
        </Disclosure>
      </div>
    </>
  )
}
