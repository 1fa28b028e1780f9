import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { DayHead } from '../day-head.tsx'
import { GoodAndBad } from '../good-and-bad.tsx'
import { Horizon } from '../horizon.tsx'
import { pickTags } from '../pick-tags.ts'
import { Activities } from './activities.tsx'
import { DayLinks } from './day-links.tsx'
import { DayTop } from './day-top.tsx'
import styles from './day-view.module.css'
import { Hours } from './hours.tsx'
import type { DayPageData } from './load-day-page.ts'
import { MonthChange } from './month-change.tsx'
import { PersonalDay } from './personal-day.tsx'
import { Pillars } from './pillars.tsx'
import { PlanB } from './plan-b.tsx'
import { RelatedArticles } from './related-articles.tsx'
import { Schools } from './schools.tsx'
import { Sky } from './sky.tsx'
import { Stars } from './stars.tsx'

const BEST_SHOWN = 5

type DayViewProps = {
  readonly data: DayPageData
  /** Actions on the day. */
  readonly actions: ReactNode
}

/** The whole page of a day. */
export function DayView({ data, actions }: DayViewProps) {
  const { t } = useTranslation()
  const { judgement, personal } = data.day
  const message = personal?.verdict ?? judgement?.verdict
  return (
    <article className={styles.page}>
      <DayTop data={data} />
      <DayHead data={data}>{actions}</DayHead>
      <div className={`${styles.panels} of-chart`}>
        {judgement && message ? (
          <GoodAndBad
            goodFor={pickTags(judgement.tags, message.goodFor, BEST_SHOWN)}
            putOff={pickTags(judgement.tags, message.putOff, BEST_SHOWN)}
            isFree={message.isFree}
            more={<Link to="#activities">{t('day.sides.more')}</Link>}
          />
        ) : (
          <Horizon openUntil={data.openUntil} />
        )}
        <PersonalDay data={data} />
        <PlanB data={data} />
        {judgement && (
          <div className={styles.onScreen}>
            <Activities judgement={judgement} themes={data.themes} />
          </div>
        )}
        <Hours data={data} />
        <MonthChange data={data} />
        <div className={styles.columns}>
          <div className={styles.panels}>
            <div className={styles.onScreen}>
              <Stars day={data.day} />
            </div>
            {!judgement && <Pillars data={data} />}
          </div>
          <div className={styles.panels}>
            <Sky data={data} />
            {judgement && <Pillars data={data} />}
            {judgement && (
              <div className={`${styles.onScreen} for-professionals`}>
                <Schools schools={judgement.schools} />
              </div>
            )}
          </div>
        </div>
        <RelatedArticles articles={data.articles} />
        <DayLinks data={data} />
      </div>
    </article>
  )
}
