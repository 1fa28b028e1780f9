import { useTranslation } from '../../../i18n/use-translation.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PillLink } from '../../../ui/pill.tsx'
import { ShareButton } from '../../../ui/share/share-button.tsx'
import { usePage } from '../../../use-page.ts'
import { listSides } from '../best-activities.ts'
import { useCalendarPath } from '../calendar-base.ts'
import { DayHead } from '../day-head.tsx'
import { GoodAndBad } from '../good-and-bad.tsx'
import { dayPath } from '../page-date.ts'
import { PersonalReasons } from '../personal-reasons.tsx'
import { RatedHours } from '../rated-hours.tsx'
import { HomeMonth } from './home-month.tsx'
import styles from './home-view.module.css'
import type { HomeData } from './load-home.ts'
import { UpcomingDays } from './upcoming-days.tsx'

const ACTIVITIES_SHOWN = 5

type HomeViewProps = {
  readonly data: HomeData
  /** The name of the page when it is shared. */
  readonly title: string
}

/** The whole page of today, at a place or for everyone. */
export function HomeView({ data, title }: HomeViewProps) {
  const { t } = useTranslation()
  const at = useCalendarPath()
  const { product, place } = usePage()
  const { day, zone, activities, hours, person, reasons } = data
  const today = data.days.find(({ date }) => date === day.date)
  return (
    <>
      <DayHead data={data}>
        <PillLink variant="primary" to={at(dayPath(day.date))}>
          {t('month.open')}
        </PillLink>
        <ShareButton title={title} />
      </DayHead>
      <div className={`${styles.panels} of-chart`}>
        {person && reasons && (
          <Panel title={t('personal.reasons.title', { name: person.name })}>
            <PersonalReasons reasons={reasons} />
          </Panel>
        )}
        {today && <GoodAndBad {...listSides(today, activities, ACTIVITIES_SHOWN)} />}
        <Panel
          className="of-place"
          title={t('day.hours.title')}
          note={place ? t('day.hours.clock', { address: place.address, zone }) : t('day.hours.sun')}
        >
          <RatedHours label={t('day.hours.title')} hours={hours} isByClock={place !== null} />
        </Panel>
        <div className={styles.columns}>
          <HomeMonth data={data} />
          <UpcomingDays data={data} />
        </div>
        <Panel title={t('what.title', { product })}>
          <div className={styles.what}>
            <p>{t('what.name', { product })}</p>
            <p>{t('what.ratings')}</p>
          </div>
          <PageLink to="/about" className={styles.more}>
            {t('what.more', { product })}
          </PageLink>
        </Panel>
      </div>
    </>
  )
}
