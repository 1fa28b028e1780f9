import { useTranslation } from 'react-i18next'
import { Disclosure } from '../../ui/disclosure.tsx'
import { usePage } from '../../use-page.ts'
import { ChartForm } from './chart-form.tsx'
import type { ChartRefusal } from './chart-refusal.ts'
import styles from './new-chart.module.css'

type NewChartProps = {
  /** Whether the form is there at once. */
  readonly isOpen: boolean
  readonly refused: ChartRefusal | undefined
}

/** Asks for the birth of one more chart. */
export function NewChart({ isOpen, refused }: NewChartProps) {
  const { t } = useTranslation()
  const { user } = usePage()
  return (
    <div className={styles.new}>
      <Disclosure summary={t('personal.add')} isOpen={isOpen || refused !== undefined}>
        <ChartForm
          start={{ email: user?.email ?? '' }}
          refused={refused}
          asks={{ email: true, consent: true }}
          send={t('personal.add')}
          isKept
        />
      </Disclosure>
    </div>
  )
}
