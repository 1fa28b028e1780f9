import type { PageDeclaration } from '@zeri/contract'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { chartsContext, pageContext } from '../context.ts'
import { findOrdered, listBuyable } from '../features/billing/buyable-charts.server.ts'
import { CheckoutRedirect } from '../features/billing/checkout-redirect.tsx'
import { listOffers, offersOfTier } from '../features/billing/offers.server.ts'
import styles from '../features/billing/payment-page.module.css'
import { PaymentPage } from '../features/billing/payment-page.tsx'
import type { PurchaseResult } from '../features/billing/purchase.ts'
import { PurchaseForm } from '../features/billing/purchase-form.tsx'
import { submitPurchase } from '../features/billing/submit-purchase.server.ts'
import { SignInForChart } from '../features/charts/chart-page.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { PillLink } from '../ui/pill.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/kassa-checkout.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [own, offers] = await Promise.all([context.get(chartsContext)(), listOffers(page)])
  if (!own) return null
  const { searchParams } = url
  const [chart, product] = [searchParams.get('chart'), searchParams.get('product')]
  const offer = offers.offers.find(({ code }) => code === product)
  const ordered = await findOrdered(searchParams.getAll('chart'), own, page)
  const isMobile = own.list.find(({ uuid }) => uuid === chart)?.isMobile
  const tier = ordered ? 'personal' : (offer?.tier ?? (isMobile ? 'mobile' : 'personal'))
  return {
    charts: listBuyable(own, tier, page),
    ordered,
    offers: offersOfTier(offers, tier),
    preselected: { chart, product },
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  return submitPurchase(form, context.get(pageContext), context.get(chartsContext))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** The purchase form on a page of its own, and the redirect to the payment service. */
export default function KassaCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const result: PurchaseResult | undefined = actionData
  if (!loaderData) return <SignInForChart />
  if (result?.leadsTo)
    return (
      <div className={styles.page}>
        <PageHead title={`${t('billing.leaving.title')} · ${product}`} index={false} />
        <CheckoutRedirect url={result.leadsTo} />
      </div>
    )
  const { charts, ordered, offers, preselected } = loaderData
  if ((charts.length === 0 && !ordered) || offers.offers.length === 0)
    return (
      <PaymentPage title={t('billing.title')} words={<p>{t('billing.noCharts')}</p>}>
        <PillLink to="/personal" variant="primary">
          {t('personal.title')}
        </PillLink>
      </PaymentPage>
    )
  return (
    <div className={styles.page}>
      <PageHead title={`${t('billing.title')} · ${product}`} index={false} />
      <h1 className={styles.title}>{t('billing.title')}</h1>
      <div className={styles.wide}>
        <PurchaseForm
          charts={charts}
          ordered={ordered}
          offers={offers}
          preselected={preselected}
          refused={result?.refused}
        />
      </div>
    </div>
  )
}
