import type { PageDeclaration } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { useTranslation } from 'react-i18next'
import { redirect } from 'react-router'
import { pageContext } from '../context.ts'
import { askKassa, kassaContext, tellKassa } from '../features/billing/kassa.server.ts'
import { KassaPage, NoPayment, TryAgain } from '../features/billing/kassa-page.tsx'
import { Paid } from '../features/billing/paid.tsx'
import { useWaitForPayment } from '../features/billing/use-wait-for-payment.ts'
import { findChartsIfReachable } from '../features/charts/read-chart.server.ts'
import type { Route } from './+types/kassa-success.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, request }, next) => {
    context.set(kassaContext, await askKassa(new URL(request.url), context.get(pageContext)))
    return next()
  },
]

/** Some providers lead everybody here, whatever came of it. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const asked = context.get(kassaContext)
  if (asked?.state === 'failed') throw redirect(localisePath(`/kassa/fail?chart=${asked.uuid}`, page.locale))
  return { order: tellKassa(asked, await findChartsIfReachable(context), page) }
}

/** Where a payer comes back to: what was bought and until when, or that it is still awaited. */
export default function KassaSuccess({ loaderData: { order } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const isLate = useWaitForPayment(order?.uuid ?? '', order?.state === 'pending')
  if (!order) return <NoPayment />
  if (order.state === 'paid') return <Paid order={order} />
  return (
    <KassaPage
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
    </KassaPage>
  )
}
