import type { PageDeclaration } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { redirect } from 'react-router'
import { pageContext } from '../context.ts'
import { NoPayment, PaymentPage, TryAgain } from '../features/billing/payment-page.tsx'
import {
  fetchPaymentStatus,
  paymentStatusContext,
  toOrderView,
} from '../features/billing/payment-status.server.ts'
import { PurchaseSummary } from '../features/billing/purchase-summary.tsx'
import { useWaitForPayment } from '../features/billing/use-wait-for-payment.ts'
import { findChartsIfReachable } from '../features/charts/read-chart.server.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/kassa-success.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, request }, next) => {
    context.set(
      paymentStatusContext,
      await fetchPaymentStatus(new URL(request.url), context.get(pageContext)),
    )
    return next()
  },
]

/** Some providers redirect here after a failed payment too. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const status = context.get(paymentStatusContext)
  if (status?.state === 'failed')
    throw redirect(localisePath(`/kassa/fail?chart=${status.uuid}`, page.locale))
  return { order: toOrderView(status, await findChartsIfReachable(context), page) }
}

/** The page after a payment: the purchase, or a note that the payment is still pending. */
export default function KassaSuccess({ loaderData: { order } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const isLate = useWaitForPayment(order?.uuid ?? '', order?.state === 'pending')
  if (!order) return <NoPayment />
  if (order.state === 'paid') return <PurchaseSummary order={order} />
  return (
    <PaymentPage
      title={t('billing.pending.title')}
      words={
        <>
          <p>{t(isLate ? 'billing.pending.late' : 'billing.pending.text')}</p>
          <noscript>
            <p>{t('billing.pending.reload')}</p>
            <meta httpEquiv="refresh" content="5" />
          </noscript>
          <p>{t('billing.pending.unpaid')}</p>
        </>
      }
    >
      <TryAgain order={order} />
    </PaymentPage>
  )
}
