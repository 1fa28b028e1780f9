import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PillLink } from '../../ui/pill.tsx'
import { usePage } from '../../use-page.ts'
import { SignInButton } from '../accounts/sign-in-button.tsx'
import { PageHead } from '../site/page-head.tsx'
import styles from './payment-page.module.css'
import type { OrderView } from './payment-status.server.ts'
import { CHECKOUT_PATH } from './purchase.ts'

type PaymentPageProps = {
  readonly title: string
  /** What happened; screen readers announce it when it changes. */
  readonly words: ReactNode
  readonly children?: ReactNode
}

/** A page about one payment; search engines must not index it. */
export function PaymentPage({ title, words, children }: PaymentPageProps) {
  const { product } = usePage()
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${product}`} index={false} />
      <h1 className={styles.title}>{title}</h1>
      <div role="status" className={styles.words}>
        {words}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

/** Shown when there is no payment: to a visitor, or for a chart without orders. */
export function NoPayment() {
  const { t } = useTranslation()
  const { user } = usePage()
  if (user)
    return (
      <PaymentPage title={t('billing.none.title')} words={<p>{t('billing.none.text')}</p>}>
        <PillLink to="/personal" variant="primary">
          {t('billing.none.buy')}
        </PillLink>
        <PillLink to="/client/payments">{t('billing.history.link')}</PillLink>
      </PaymentPage>
    )
  return (
    <PaymentPage title={t('errors.auth.required')} words={<p>{t('billing.none.signIn')}</p>}>
      <SignInButton>{t('accounts.signIn')}</SignInButton>
    </PaymentPage>
  )
}

/** A link back to the form with the same chart and plan selected. */
export function TryAgain({ order }: { readonly order: OrderView }) {
  const { t } = useTranslation()
  const query = new URLSearchParams(order.charts.map((uuid) => ['chart', uuid]))
  query.set('product', order.product)
  return (
    <PillLink to={`${CHECKOUT_PATH}?${query}`} variant="primary">
      {t('accounts.tryAgain')}
    </PillLink>
  )
}
