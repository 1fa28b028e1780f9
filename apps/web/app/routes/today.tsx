import { listDays } from '@zeri/contract'
import { useTranslation } from 'react-i18next'
import { pageContext } from '../context.ts'
import { addDays, dateWords, zoneOffset } from '../features/calendar/civil-day.ts'
import { ComingDays } from '../features/calendar/coming-days.tsx'
import { DayHero } from '../features/calendar/day-hero.tsx'
import { SignCard } from '../features/calendar/sign-card.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Panel } from '../ui/panel.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/today.ts'
import styles from './today.module.css'

const DAYS_SHOWN = 7

export const headers = () => ({ 'x-page-cache': 'today' })

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale, place, today } = context.get(pageContext)
  const { days } = await api.call(listDays, { from: today, to: addDays(today, DAYS_SHOWN - 1), locale })
  return {
    days: days.map((day) => ({ ...day, words: dateWords(day.date, locale) })),
    zone: place ? zoneOffset(place.zone, today) : 'UTC',
  }
}

export default function Today({ loaderData: { days, zone } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const [today] = days
  if (!today) throw new Error('the calendar gave no days')
  return (
    <>
      <PageHead
        title={t('today.title', { product, day: today.words.dayMonth, pillar: today.pillar.name })}
        description={t('today.description')}
      />
      <DayHero day={today} zone={zone} />
      <div className={styles.panels}>
        <Panel title={t('signs.title')}>
          <p className={styles.lead}>{t('signs.lead')}</p>
          <div className={styles.signs}>
            <SignCard kind="stem" sign={today.pillar.stem} />
            <SignCard kind="branch" sign={today.pillar.branch} />
          </div>
        </Panel>
        <Panel title={t('coming.title', { count: days.length })}>
          <ComingDays days={days} />
        </Panel>
        <Panel title={t('what.title', { product })}>
          <div className={styles.what}>
            <p>{t('what.facts', { product })}</p>
            <p>{t('what.verdicts', { product })}</p>
          </div>
          <PageLink to="/about" className={styles.more}>
            {t('what.more', { product })}
          </PageLink>
        </Panel>
      </div>
    </>
  )
}
