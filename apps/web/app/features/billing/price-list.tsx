import { useTranslation } from '../../i18n/use-translation.ts'
import type { Offer } from './offers.server.ts'
import styles from './price-list.module.css'

/** The price of each period, and its price per month. */
export function PriceList({ offers }: { readonly offers: readonly Offer[] }) {
  const { t } = useTranslation()
  return (
    <ul className={styles.prices}>
      {offers.map(({ code, months, price, perMonth }) => (
        <li key={code} className={styles.price}>
          <span className={styles.months}>{t('billing.months', { count: months })}</span>
          <span className={styles.sum}>{price}</span>
          {months > 1 && <span className={styles.month}>{t('billing.perMonth', { price: perMonth })}</span>}
        </li>
      ))}
    </ul>
  )
}
