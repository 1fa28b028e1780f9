import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PillLink } from '../../ui/pill.tsx'
import { usePage } from '../../use-page.ts'
import { SignInButton } from '../accounts/sign-in-button.tsx'
import { PageHead } from '../site/page-head.tsx'
import type { KassaOrder } from './kassa.server.ts'
import styles from './kassa-page.module.css'
import { CHECKOUT_PATH } from './purchase.ts'

type KassaPageProps = {
  readonly title: string
  /** What happened; read out when it changes. */
  readonly words: ReactNode
  readonly children?: ReactNode
}

/** A page about one payment: nobody's search result, nobody else's business. */
export function KassaPage({ title, words, children }: KassaPageProps) {
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

/** What is said where there is no payment to tell of: to a visitor, or about a chart nobody paid for. */
export function NoPayment() {
  const { t } = useTranslation()
  const { user } = usePage()
  if (user)
    return (
      <KassaPage title={t('billing.none.title')} words={<p>{t('billing.none.text')}</p>}>
        <PillLink to="/personal" variant="primary">
          {t('billing.none.buy')}
        </PillLink>
        <PillLink to="/client/payments">{t('billing.history.link')}</PillLink>
      </KassaPage>
    )
  return (
    <KassaPage title={t('errors.auth.required')} words={<p>{t('billing.none.signIn')}</p>}>
      <SignInButton>{t('accounts.signIn')}</SignInButton>
    </KassaPage>
  )
}

/** Back to the form, filled as it was. */
export function TryAgain({ order }: { readonly order: KassaOrder }) {
  const { t } = useTranslation()
  const query = new URLSearchParams({ chart: order.uuid, product: order.product })
  return (
    <PillLink to={`${CHECKOUT_PATH}?${query}`} variant="primary">
      {t('accounts.tryAgain')}
    </PillLink>
  )
}
