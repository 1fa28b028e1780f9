import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useTranslation } from '../../i18n/use-translation.ts'
import { formatWeight } from '../../ui/weight.ts'
import { ActivityIcon } from '../calendar/activity-icon.tsx'
import type { ChartRefusal } from '../charts/chart-refusal.ts'
import { ChooserForm } from './chooser-form.tsx'
import styles from './folded-question.module.css'
import type { PredictData } from './load-predict.server.ts'

type FoldedQuestionProps = {
  readonly data: PredictData
  /** Why a typed birth was refused; the question is then open. */
  readonly refused: ChartRefusal | undefined
}

/** The question that was answered, as a line that opens to its form. It is a `<details>` and works without a script. */
export function FoldedQuestion({ data, refused }: FoldedQuestionProps) {
  const { t } = useTranslation()
  const parts = useQuestionParts(data)
  const conditions = useConditions(data)
  return (
    <details className={styles.question} open={refused !== undefined}>
      <summary className={styles.summary}>
        <span className={styles.icon}>
          <ActivityIcon id={data.query.tag} sizePx={22} />
        </span>
        <span className={styles.sentence}>
          {parts.map((part, index) => (
            <span key={part}>
              {index > 0 && ' · '}
              <span className={styles.part}>{part}</span>
            </span>
          ))}
        </span>
        <span className={styles.conditions}>{conditions}</span>
        <span className={styles.change}>
          <IconPencil size={18} stroke={1.6} aria-hidden="true" />
          {t('chooser.change')}
        </span>
      </summary>
      <div className={styles.form}>
        <ChooserForm data={data} refused={refused} />
      </div>
    </details>
  )
}

/** What the day is for, when, where and for whom. */
function useQuestionParts({ tags, query, span, place, charts }: PredictData): readonly string[] {
  const { t } = useTranslation()
  const names = charts.filter(({ uuid }) => query.full.includes(uuid)).map(({ name }) => name)
  return [
    tags.find(({ id }) => id === query.tag)?.name ?? '',
    span,
    place?.address ?? t('chooser.place.none'),
    names.length > 0 ? names.join(', ') : t('personal.forWhom.everyone'),
  ]
}

/** The conditions of a question in a short line. */
function useConditions({ query, weekdays }: PredictData): string {
  const { t } = useTranslation()
  const { after, before, night, holidays, min } = query
  const days = query.weekdays.map((day) => weekdays[day - 1]?.short ?? '').join(', ')
  const clock = after || before ? `${after || '00:00'}–${before || '24:00'}` : ''
  return [
    days || t('chooser.anyWeekday'),
    ...(holidays === 'any' ? [] : [t(`chooser.holidays.${holidays}`)]),
    clock || t(night ? 'chooser.night.all' : 'chooser.night.waking'),
    t('chooser.fromWeight', { weight: formatWeight(min) }),
  ].join(' · ')
}
