import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { weighActivities } from '../features/calendar/best-activities.ts'
import { DayHead } from '../features/calendar/day-head.tsx'
import { DayHoursStrip } from '../features/calendar/day-hours-strip.tsx'
import { GoodAndBad } from '../features/calendar/good-and-bad.tsx'
import { homeAtPlace } from '../features/calendar/home-page/home-at-place.ts'
import { HomeMonth } from '../features/calendar/home-page/home-month.tsx'
import { loadHome } from '../features/calendar/home-page/load-home.ts'
import { UpcomingDays } from '../features/calendar/home-page/upcoming-days.tsx'
import { useTodayHere } from '../features/calendar/home-page/use-today-here.ts'
import { dayPath } from '../features/calendar/page-date.ts'
import { PersonalReasons } from '../features/calendar/personal-reasons.tsx'
import { useFilled } from '../features/calendar/use-filled.ts'
import { ChartSwitch } from '../features/charts/chart-switch.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Panel } from '../ui/panel.tsx'
import { PillLink } from '../ui/pill.tsx'
import { ShareButton } from '../ui/share/share-button.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/home.ts'
import styles from './home.module.css'

const ACTIVITIES_SHOWN = 5

export const handle = { cache: 'today', words: 'common', indexable: true } satisfies PageDeclaration

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(pageContext), null)
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const data = useFilled(useTodayHere(loaderData), homeAtPlace)
  const { t } = useTranslation()
  const { product, place } = usePage()
  const { day, words, zone, activities, hours, person, reasons } = data
  const today = data.days.find(({ date }) => date === day.date)
  const title = t('home.title', { day: words.dayMonth, pillar: day.hieroglyph.name, product })
  return (
    <>
      <PageHead
        title={title}
        description={t('home.description', { date: words.date, summary: day.day_info.summary })}
      />
      <ChartSwitch />
      <DayHead data={data}>
        <PillLink variant="primary" to={dayPath(day.date)}>
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
        {today && <GoodAndBad tags={weighActivities(today, activities)} limit={ACTIVITIES_SHOWN} />}
        <Panel
          className="of-place"
          title={t('day.hours.title')}
          note={place ? t('day.hours.clock', { address: place.address, zone }) : t('day.hours.sun')}
        >
          <DayHoursStrip hours={hours} />
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
