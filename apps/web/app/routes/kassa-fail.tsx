import type { PageDeclaration } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { redirect } from 'react-router'
import { pageContext } from '../context.ts'
import { NoPayment, PaymentPage, TryAgain } from '../features/billing/payment-page.tsx'
import { fetchPaymentStatus, type OrderView, toOrderView } from '../features/billing/payment-status.server.ts'
import { findChartsIfReachable } from '../features/charts/read-chart.server.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { PillLink } from '../ui/pill.tsx'
import type { Route } from './+types/kassa-fail.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

/** Redirects to the success page when the payment has arrived after all. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const status = await fetchPaymentStatus(url, page)
  if (status?.state === 'paid')
    throw redirect(localisePath(`/kassa/success?chart=${status.uuid}`, page.locale))
  return { order: toOrderView(status, await findChartsIfReachable(context), page) }
}

/** Why there is no payment: the bank declined, the payer left, or the time ran out. */
function findReason({ state, decline }: OrderView) {
  if (decline) return `declined.${decline}` as const
  return state === 'pending' ? 'left' : 'over'
}

/** The page after an unsuccessful payment: the reason, and a link back to the form. */
export default function KassaFail({ loaderData: { order } }: Route.ComponentProps) {
  const { t } = useTranslation()
  if (!order) return <NoPayment />
  const reason = findReason(order)
  return (
    <PaymentPage
      title={t(reason === 'left' ? 'billing.fail.leftTitle' : 'billing.fail.title')}
      words={
        <>
          <p>{t(`billing.fail.${reason}`)}</p>
          <p>{t('billing.fail.nothing')}</p>
        </>
      }
    >
      <TryAgain order={order} />
      <PillLink to="/personal">{t('personal.title')}</PillLink>
    </PaymentPage>
  )
}
