import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { PillLink } from '../../ui/pill.tsx'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import { useWeightLabel } from '../calendar/use-weight-label.ts'
import type { DayQuestion } from './day-question.server.ts'
import styles from './question-strip.module.css'
import { ratedDayPath } from './rated-day-path.ts'

type QuestionStripProps = {
  readonly question: DayQuestion
  readonly date: string
  /** The chart whose calendar is open. */
  readonly chart: string
}

/** The question that led to a day: its rating for each person, each leading to their day, and the way back. */
export function QuestionStrip({
  question: { search, tag, weight, people },
  date,
  chart,
}: QuestionStripProps) {
  const { t } = useTranslation()
  const labelOf = useWeightLabel()
  const badge = (of: typeof weight) => (
    <WeightBadge weight={of} size="small" label={labelOf(of, t(`weights.${of}`))} />
  )
  return (
    <nav className={styles.strip} aria-label={t('chooser.dayOfQuestion.label')}>
      <PillLink
        to={`/predict?${search}#answer`}
        icon={<IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />}
      >
        {t('chooser.dayOfQuestion.back')}
      </PillLink>
      <span className={styles.tag}>{tag}</span>
      <ul className={styles.people}>
        {people.length > 1 && (
          <li>
            {badge(weight)} {t('chooser.dayOfQuestion.forAll')}
          </li>
        )}
        {people.map((person) => (
          <li key={person.uuid}>
            {badge(person.weight)}{' '}
            {person.uuid === chart ? (
              <strong aria-current="page">{person.name}</strong>
            ) : (
              <PageLink to={ratedDayPath(date, { chart: person.uuid, question: search })}>
                {person.name}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
