import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { Moon } from '../../../ui/moon.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { WeightBadge } from '../../../ui/weight-badge.tsx'
import { useCalendarPath } from '../calendar-base.ts'
import { dayPath } from '../page-date.ts'
import { useWeightLabel } from '../use-weight-label.ts'
import type { HomeData } from './load-home.ts'
import styles from './upcoming-days.module.css'

/** What comes next: good days with their summaries, the next solar term, the next new and full moon. */
export function UpcomingDays({ data: { goodDays, term, moons } }: { readonly data: HomeData }) {
  const { t } = useTranslation()
  const labelOf = useWeightLabel()
  const pathOf = useCalendarPath()
  return (
    <Panel title={t('home.coming')}>
      <h3 className={styles.title}>{t('home.goodDays')}</h3>
      {goodDays.length === 0 && <p className={styles.none}>{t('home.noGoodDays')}</p>}
      <ol>
        {goodDays.map(({ date, weight, word, summary, words }) => (
          <li key={date} className={styles.good}>
            <PageLink to={pathOf(dayPath(date))} className={styles.day}>
              {words.weekdayShort}, {words.dayMonth}
            </PageLink>
            <WeightBadge weight={weight} size="small" label={labelOf(weight, word)} />
            <p className={styles.summary}>{summary}</p>
          </li>
        ))}
      </ol>
      <h3 className={styles.title}>{t('home.sky')}</h3>
      <dl>
        <SkyLine
          name={t('home.nextTerm')}
          date={term.date}
          at={term.here ? t('year.termHere', { date: term.at, here: term.here }) : term.at}
          picture={<Hanzi glyph={term.zh} />}
        >
          {term.name}
        </SkyLine>
        {moons.map(({ kind, date, at }) => (
          <SkyLine
            key={kind}
            name={t(`day.sky.${kind}`)}
            date={date}
            at={at}
            picture={<Moon elongationDeg={kind === 'nextNew' ? 0 : 180} sizePx={22} />}
          />
        ))}
      </dl>
    </Panel>
  )
}

type SkyLineProps = {
  readonly name: string
  readonly date: string
  readonly at: string
  readonly picture: ReactNode
  readonly children?: ReactNode
}

function SkyLine({ name, date, at, picture, children }: SkyLineProps) {
  const pathOf = useCalendarPath()
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd className={styles.what}>
        <span className={styles.picture}>{picture}</span>
        <span>
          {children && <span className={styles.term}>{children}</span>}
          <PageLink to={pathOf(dayPath(date))} className={styles.at}>
            {at}
          </PageLink>
        </span>
      </dd>
    </div>
  )
}
