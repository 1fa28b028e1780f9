import { memo } from 'react'
import { PlanSentence } from '../chooser/plan-sentence.tsx'
import { DaysAheadGrid } from './days-ahead-grid.tsx'
import styles from './home-view.module.css'
import type { FrontData } from './load-front.ts'
import type { HomeData } from './load-home.ts'
import { ReadingList } from './reading-list.tsx'
import { SampleSum } from './sample-sum.tsx'
import { TodayCard } from './today-card.tsx'
import { WaysIn } from './ways-in.tsx'

type HomeViewProps = { readonly data: HomeData; readonly front: FrontData }

/** The whole home page, at a place or for everyone: what is planned first, then today, the days ahead and the rest. */
export const HomeView = memo(function HomeView({ data, front }: HomeViewProps) {
  const { text, plan } = front
  return (
    <div className={styles.home}>
      <div className={styles.hero}>
        <header className={styles.head}>
          <h1 className={styles.title}>{text.heading}</h1>
          <p className={styles.lead}>{text.lead}</p>
        </header>
        <div className={styles.plan}>
          <PlanSentence plan={plan} />
        </div>
        <div className={styles.today}>
          <TodayCard data={data} />
        </div>
      </div>
      <DaysAheadGrid data={data} text={text.ahead} />
      <WaysIn front={front} data={data} />
      <SampleSum front={front} isForPerson={data.person !== null} />
      <ReadingList front={front} />
    </div>
  )
})
