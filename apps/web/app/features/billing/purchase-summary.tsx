import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { readStored } from '../../ui/browser-storage.ts'
import { PillLink } from '../../ui/pill.tsx'
import { useRememberChart } from '../site/remembered-chart.ts'
import { storedKeys } from '../site/stored-keys.ts'
import styles from './payment-page.module.css'
import { PaymentPage } from './payment-page.tsx'
import type { OrderView } from './payment-status.server.ts'

/** The way back to the question of the chooser that led to the purchase; for several charts there is always one. */
function useQuestion(charts: readonly string[]): `/${string}` | null {
  const query = new URLSearchParams(charts.map((uuid) => ['chart', uuid]))
  const [path, setPath] = useState<`/${string}` | null>(charts.length > 1 ? `/predict?${query}` : null)
  useEffect(() => {
    const stored = readStored(storedKeys.question)
    if (stored && charts.some((uuid) => stored.includes(uuid))) setPath(`/predict?${stored}#answer`)
  }, [charts])
  return path
}

/** The page after a successful payment: what was bought, and until when. */
export function PurchaseSummary({ order }: { readonly order: OrderView }) {
  const { t } = useTranslation()
  const { uuid, name, path, tier, months, price, renews, until } = order
  useRememberChart(uuid)
  const question = useQuestion(order.charts)
  return (
    <PaymentPage
      title={t('billing.paid.title')}
      words={
        <>
          <dl className={styles.facts}>
            {name && (
              <>
                <dt>{t('billing.chart')}</dt>
                <dd>{name}</dd>
              </>
            )}
            <dt>{t('billing.paid.what')}</dt>
            <dd>
              {t(`billing.tiers.${tier}`)}, {t('billing.months', { count: months })}
            </dd>
            <dt>{t('billing.paid.sum')}</dt>
            <dd>{price}</dd>
            {until && (
              <>
                <dt>{t('billing.paid.until')}</dt>
                <dd>{until}</dd>
              </>
            )}
          </dl>
          <p>{t(renews ? 'billing.paid.renews' : 'billing.paid.ends')}</p>
          <p>
            {tier === 'personal' && order.charts.length === 1 && `${t('billing.paid.selected')} `}
            {t('billing.paid.receipt')}
          </p>
        </>
      }
    >
      {question && (
        <PillLink to={question} variant="primary">
          {t('billing.paid.question')}
        </PillLink>
      )}
      {path && (
        <PillLink to={path} variant={question ? 'secondary' : 'primary'}>
          {t('client.charts.open')}
        </PillLink>
      )}
      <PillLink to="/client/payments">{t('billing.history.link')}</PillLink>
    </PaymentPage>
  )
}
