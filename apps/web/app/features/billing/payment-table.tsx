import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import type { PaymentRow } from './payment-rows.server.ts'
import styles from './payment-table.module.css'

/** The payments of an account. Only paid ones have a tag; the status of the others is plain text. */
export function PaymentTable({ payments }: { readonly payments: readonly PaymentRow[] }) {
  const { t } = useTranslation()
  if (payments.length === 0)
    return (
      <p className={styles.empty}>
        {t('billing.history.empty')} <PageLink to="/personal">{t('personal.title')}</PageLink>
      </p>
    )
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['chart', 'paid', 'price', 'status'] as const).map((name) => (
            <th key={name} scope="col">
              {t(`billing.history.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {payments.map(({ name, at, date, price, status }) => (
          <tr key={`${at} ${name} ${price}`}>
            <td className={styles.name}>{name}</td>
            <td>
              <time dateTime={at}>{date}</time>
            </td>
            <td>{price}</td>
            <td>
              <span className={status === 'paid' ? styles.tag : styles.quiet}>
                {t(`billing.statuses.${status}`)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
