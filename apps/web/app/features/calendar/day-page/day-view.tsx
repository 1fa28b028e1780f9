import type { ReactNode } from 'react'
import { DayHead } from '../day-head.tsx'
import { Horizon } from '../horizon.tsx'
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
import { Sides } from './sides.tsx'
import { Sky } from './sky.tsx'
import { Stars } from './stars.tsx'
import { WholeDay } from './whole-day.tsx'
import { YourSign } from './your-sign.tsx'

type DayViewProps = {
  readonly data: DayPageData
  /** Actions on the day. */
  readonly actions: ReactNode
}

/** The whole page of a day. */
export function DayView({ data, actions }: DayViewProps) {
  const { parts } = data
  const { judgement } = data.day
  const stars = new Map(judgement?.stars.map((star) => [star.id, star]))
  return (
    <article className={styles.page}>
      <DayTop data={data} />
      <DayHead data={data}>{actions}</DayHead>
      <div className={`${styles.panels} of-chart`}>
        {!judgement && <Horizon openUntil={data.openUntil} />}
        <PersonalDay data={data} />
        {parts ? <Sides data={data} parts={parts} stars={stars} /> : <YourSign data={data} />}
        <PlanB data={data} />
        <Hours data={data} />
        {judgement && parts && (
          <div className={`${styles.panels} ${styles.onScreen}`}>
            <WholeDay whole={parts.whole} everyone={judgement.verdict} stars={stars} />
            <Activities tags={parts.tags} stars={stars} themes={data.themes} />
          </div>
        )}
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
              <div className={styles.onScreen}>
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
