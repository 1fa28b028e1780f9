import { useTranslation } from 'react-i18next'
import { PageLink } from '../../ui/page-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { BuyableChart } from './buyable-charts.server.ts'
import type { Offers } from './offers.server.ts'
import { PriceList } from './price-list.tsx'
import { PurchaseForm } from './purchase-form.tsx'
import styles from './purchase-panel.module.css'

type PurchasePanelProps = {
  /** None for a visitor, and for who has no chart yet. */
  readonly charts: readonly BuyableChart[]
  readonly offers: Offers
  readonly asked: string | null
}

/** What a calendar costs; for one's own charts the way to pay for it. */
export function PurchasePanel({ charts, offers, asked }: PurchasePanelProps) {
  const { t } = useTranslation()
  if (offers.offers.length === 0) return null
  return (
    <Panel title={t(charts.length > 0 ? 'billing.title' : 'billing.prices.short')} id="buy">
      {charts.length > 0 ? (
        <PurchaseForm charts={charts} offers={offers} asked={{ chart: asked, product: null }} />
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
