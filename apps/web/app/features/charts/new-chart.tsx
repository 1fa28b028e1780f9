import { useTranslation } from '../../i18n/use-translation.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { usePage } from '../../use-page.ts'
import { ChartForm } from './chart-form.tsx'
import type { ChartRefusal } from './chart-refusal.ts'
import styles from './new-chart.module.css'

type NewChartProps = {
  /** Whether the form is expanded at first. */
  readonly isOpen: boolean
  readonly refused: ChartRefusal | undefined
}

/** The form of a new chart, folded away. */
export function NewChart({ isOpen, refused }: NewChartProps) {
  const { t } = useTranslation()
  const { user } = usePage()
  return (
    <div className={styles.new}>
      <Disclosure summary={t('personal.add')} isOpen={isOpen || refused !== undefined}>
        <ChartForm
          start={{ email: user?.email ?? '' }}
          refused={refused}
          extraFields={{ email: true, consent: true }}
          send={t('personal.add')}
          isSaved
        />
      </Disclosure>
    </div>
  )
}
