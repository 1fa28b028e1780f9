import { memo } from 'react'
import { FengshuiSection } from '../../fengshui/fengshui-section.tsx'
import { DayHead } from '../day-head.tsx'
import { Horizon } from '../horizon.tsx'
import { Activities } from './activities.tsx'
import { createTagReader } from './bill/packed-tags.ts'
import { DayActions } from './day-actions.tsx'
import { DayLinks } from './day-links.tsx'
import { DayTop } from './day-top.tsx'
import styles from './day-view.module.css'
import { EclipseOfDay } from './eclipse.tsx'
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

/** The whole page of a day: thousands of elements, so it is rendered again for other data alone. */
export const DayView = memo(function DayView({ data }: { readonly data: DayPageData }) {
  const { parts } = data
  const { judgement } = data.day
  const stars = new Map(judgement?.stars.map((star) => [star.id, star]))
  const readTags = createTagReader(parts?.tags ?? '[]')
  return (
    <article className={styles.page}>
      <DayTop data={data} />
      <DayHead data={data}>
        <DayActions data={data} />
      </DayHead>
      <div className={`${styles.panels} of-chart`}>
        {!judgement && <Horizon openUntil={data.openUntil} />}
        <PersonalDay data={data} />
        {parts ? (
          <Sides data={data} parts={parts} readTags={readTags} stars={stars} />
        ) : (
          <YourSign data={data} />
        )}
        <PlanB data={data} />
        <Hours data={data} />
        {judgement && parts && (
          <div className={`${styles.panels} ${styles.onScreen}`}>
            <WholeDay whole={parts.whole} everyone={judgement.verdict} stars={stars} />
            <Activities parts={parts} readTags={readTags} stars={stars} themes={data.themes} />
          </div>
        )}
        <MonthChange data={data} />
        <EclipseOfDay eclipse={data.day.sky.eclipse} />
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
        <div className={styles.onScreen}>
          <FengshuiSection part={data.fengshui} date={data.day.date} />
        </div>
        <RelatedArticles articles={data.articles} />
        <DayLinks data={data} />
      </div>
    </article>
  )
})
