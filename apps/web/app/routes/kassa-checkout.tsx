import type { PageDeclaration } from '@zeri/contract'
import { useTranslation } from 'react-i18next'
import { readForm } from '../api/read-form.server.ts'
import { chartsContext, pageContext } from '../context.ts'
import { unlessUnreachable } from '../features/accounts/unless-unreachable.ts'
import { buy } from '../features/billing/buy.server.ts'
import { listBuyable } from '../features/billing/buyable-charts.server.ts'
import styles from '../features/billing/kassa-page.module.css'
import { KassaPage } from '../features/billing/kassa-page.tsx'
import { Leaving } from '../features/billing/leaving.tsx'
import { listOffers, offersOfTier } from '../features/billing/offers.server.ts'
import type { PurchaseAnswer } from '../features/billing/purchase.ts'
import { PurchaseForm } from '../features/billing/purchase-form.tsx'
import { SignInForChart } from '../features/charts/chart-page.tsx'
import { PageHead } from '../features/site/page-head.tsx'
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
  const asked = offers.offers.find(({ code }) => code === product)
  const isMobile = own.list.find(({ uuid }) => uuid === chart)?.isMobile
  const tier = isMobile || asked?.tier === 'mobile' ? 'mobile' : 'personal'
  return {
    charts: listBuyable(own, tier, page),
    offers: offersOfTier(offers, tier),
    asked: { chart, product },
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  return buy(form, context.get(pageContext), context.get(chartsContext))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessUnreachable(serverAction)
}

/** The form of a purchase on its own page, and the way from it to the payment service. */
export default function KassaCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const answer: PurchaseAnswer | undefined = actionData
  if (!loaderData) return <SignInForChart />
  if (answer?.leadsTo)
    return (
      <div className={styles.page}>
        <PageHead title={`${t('billing.leaving.title')} · ${product}`} index={false} />
        <Leaving url={answer.leadsTo} />
      </div>
    )
  const { charts, offers, asked } = loaderData
  if (charts.length === 0 || offers.offers.length === 0)
    return (
      <KassaPage title={t('billing.title')} words={<p>{t('billing.noCharts')}</p>}>
        <PillLink to="/personal" variant="primary">
          {t('personal.title')}
        </PillLink>
      </KassaPage>
    )
  return (
    <div className={styles.page}>
      <PageHead title={`${t('billing.title')} · ${product}`} index={false} />
      <h1 className={styles.title}>{t('billing.title')}</h1>
      <div className={styles.wide}>
        <PurchaseForm charts={charts} offers={offers} asked={asked} refused={answer?.refused} />
      </div>
    </div>
  )
}
