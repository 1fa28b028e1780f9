import { useTranslation } from '../../i18n/use-translation.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Hanzi } from '../../ui/hanzi.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PillLink } from '../../ui/pill.tsx'
import { TextWithHanzi } from '../../ui/text-with-hanzi.tsx'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import { ActivityIcon } from '../calendar/activity-icon.tsx'
import { useWeightLabel } from '../calendar/use-weight-label.ts'
import styles from './activity-page.module.css'
import { activityPath } from './activity-path.ts'
import { ActivityRules } from './activity-rules.tsx'
import { GoodDays } from './good-days.tsx'
import type { ActivityData } from './load-activity.server.ts'

/** The page of an activity: its next good days, the months ahead in numbers, its rules and what people ask. */
export function ActivityPage({ data }: { readonly data: ActivityData }) {
  const { t } = useTranslation()
  const { tag, matters, why, questions, rules, good, openUntil, place, related, theme } = data
  return (
    <div className={styles.page}>
      <header>
        <Breadcrumbs above={[{ label: t('activities.index.short'), to: '/days-for' }]} here={tag.name} />
        <h1 className={styles.title}>
          <ActivityIcon id={tag.id} sizePx={34} /> {t('activities.heading', { deed: tag.deed })}
        </h1>
        <p className={styles.lead}>
          {tag.short}
          {matters.map((matter) => (
            <span key={matter} className={styles.matter}>
              {' '}
              <Hanzi glyph={matter} />
            </span>
          ))}
        </p>
        {tag.isMedical && <p className={styles.care}>{t('day.activities.care')}</p>}
      </header>
      <Panel
        title={t('activities.next.title')}
        note={t(good.count > 0 ? 'activities.next.note' : 'activities.next.none', {
          count: good.count,
          date: openUntil,
        })}
      >
        {good.days.length > 0 && <GoodDays days={good.days} place={place} />}
        <p className={styles.choose}>
          <PillLink to={`/predict?tag=${tag.id}`}>{t('activities.choose')}</PillLink>
        </p>
      </Panel>
      <Months data={data} />
      <Panel title={t('activities.why')}>
        <p className={styles.text}>
          <TextWithHanzi text={why} />
        </p>
      </Panel>
      <Panel title={t('activities.rules.title')} note={t('activities.rules.note')}>
        <ActivityRules rules={rules} />
      </Panel>
      <Panel title={t('activities.questions')}>
        {questions.map(({ question, answer }) => (
          <section key={question} className={styles.question}>
            <h3 className={styles.ask}>{question}</h3>
            <p className={styles.text}>{answer}</p>
          </section>
        ))}
      </Panel>
      <nav aria-label={theme} className={styles.related}>
        {related.map(({ id, name }) => (
          <PageLink key={id} to={activityPath(id)}>
            {name}
          </PageLink>
        ))}
      </nav>
    </div>
  )
}

/** How many good days each of the coming months has. */
function Months({ data: { tag, months } }: { readonly data: ActivityData }) {
  const { t } = useTranslation()
  const labelOf = useWeightLabel()
  return (
    <Panel title={t('activities.months.title')} note={t('activities.months.note')}>
      <ul className={styles.months}>
        {months.map(({ path, name, counts }) => (
          <li key={path} className={styles.month}>
            <PageLink to={activityPath(tag.id, path)}>{name}</PageLink>{' '}
            <span className={styles.counts}>
              {counts.length === 0 && t('activities.months.none')}
              {counts.map(({ weight, days }) => (
                <span key={weight} className={styles.count}>
                  {days}{' '}
                  <WeightBadge weight={weight} size="small" label={labelOf(weight, t(`weights.${weight}`))} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
