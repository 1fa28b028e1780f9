import { useTranslation } from '../../i18n/use-translation.ts'
import { PillLink } from '../../ui/pill.tsx'
import { useRememberChart } from '../site/remembered-chart.ts'
import styles from './payment-page.module.css'
import { PaymentPage } from './payment-page.tsx'
import type { OrderView } from './payment-status.server.ts'

/** The page after a successful payment: what was bought, and until when. */
export function PurchaseSummary({ order }: { readonly order: OrderView }) {
  const { t } = useTranslation()
  const { uuid, name, path, tier, months, price, renews, until } = order
  useRememberChart(uuid)
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
            {tier === 'personal' && `${t('billing.paid.selected')} `}
            {t('billing.paid.receipt')}
          </p>
        </>
      }
    >
      {path && (
        <PillLink to={path} variant="primary">
          {t('client.charts.open')}
        </PillLink>
      )}
      <PillLink to="/client/payments">{t('billing.history.link')}</PillLink>
    </PaymentPage>
  )
}
