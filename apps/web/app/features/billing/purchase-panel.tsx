import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { BuyableChart } from './buyable-charts.server.ts'
import type { Offers } from './offers.server.ts'
import { PriceList } from './price-list.tsx'
import { PurchaseForm } from './purchase-form.tsx'
import styles from './purchase-panel.module.css'

type PurchasePanelProps = {
  /** Empty for a visitor, and for a user without charts. */
  readonly charts: readonly BuyableChart[]
  readonly offers: Offers
  readonly preselectedChart: string | null
  /** The plan that the visitor chose on another page. */
  readonly preselectedProduct?: string | null
}

/** The prices of a calendar; for a user with charts, the purchase form. */
export function PurchasePanel({
  charts,
  offers,
  preselectedChart,
  preselectedProduct = null,
}: PurchasePanelProps) {
  const { t } = useTranslation()
  if (offers.offers.length === 0) return null
  return (
    <Panel title={t(charts.length > 0 ? 'billing.title' : 'billing.prices.short')} id="buy">
      {charts.length > 0 ? (
        <PurchaseForm
          charts={charts}
          offers={offers}
          preselected={{ chart: preselectedChart, product: preselectedProduct }}
        />
      ) : (
        <div className={styles.prices}>
          <PriceList offers={offers.offers} />
          <p>{t(offers.canBuy ? 'billing.nonRefundable' : 'billing.closed')}</p>
        </div>
      )}
      <p className={styles.more}>
        <PageLink to="/prices">{t('billing.prices.link')}</PageLink>
      </p>
    </Panel>
  )
}
