import { useTranslation } from '../../i18n/use-translation.ts'
import { writeStored } from '../../ui/browser-storage.ts'
import { PillLink } from '../../ui/pill.tsx'
import { storedKeys } from '../site/stored-keys.ts'
import type { PredictData } from './load-predict.server.ts'
import styles from './unpaid-notice.module.css'

type UnpaidNoticeProps = {
  readonly price: NonNullable<PredictData['unpaidPrice']>
  /** The question, to lead back to it after the payment. */
  readonly search: string
}

/** The people of the question who are shown but not computed, and what it costs to count them in, all in one order. */
export function UnpaidNotice({ price: { names, count, months, together, path }, search }: UnpaidNoticeProps) {
  const { t } = useTranslation()
  const many = count === 1 ? 'one' : count === 2 ? 'both' : 'all'
  return (
    <aside className={styles.notice} aria-label={t('chooser.unpaid.label')}>
      <div>
        <p className={styles.names}>{t(`chooser.unpaid.names.${many}`, { names })}</p>
        <p className={styles.note}>{t('chooser.unpaid.text')}</p>
      </div>
      <div className={styles.buy}>
        {path ? (
          <PillLink to={path} variant="primary" onClick={() => writeStored(storedKeys.question, search)}>
            {t(`chooser.unpaid.buy.${many}`, { price: together })}
          </PillLink>
        ) : (
          <span>{t(`chooser.unpaid.buy.${many}`, { price: together })}</span>
        )}
        <span className={styles.note}>
          {t('chooser.unpaid.once', { span: t('billing.months', { count: months }) })}
        </span>
      </div>
    </aside>
  )
}
