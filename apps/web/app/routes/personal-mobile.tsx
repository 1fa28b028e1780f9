import type { PageDeclaration } from '@zeri/contract'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { chartsContext, pageContext } from '../context.ts'
import { listBuyable } from '../features/billing/buyable-charts.server.ts'
import { listOffers, offersOfTier } from '../features/billing/offers.server.ts'
import { PurchasePanel } from '../features/billing/purchase-panel.tsx'
import { SignInForChart } from '../features/charts/chart-page.tsx'
import { listCharts } from '../features/charts/listed-charts.server.ts'
import { saveNewChart } from '../features/charts/save-new-chart.server.ts'
import { OwnCalendars } from '../features/personal/own-calendars.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/personal-mobile.ts'
import styles from './personal.module.css'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function loader({ context, url }: Route.LoaderArgs) {
  const own = await context.get(chartsContext)()
  if (!own) return null
  const page = context.get(pageContext)
  const charts = listCharts(own, page).filter(({ isMobile }) => isMobile)
  return {
    charts,
    preselectedChart: url.searchParams.get('chart'),
    buyable: listBuyable(own, 'mobile', page),
    offers: offersOfTier(await listOffers(page), 'mobile'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveNewChart(await readForm(request), context.get(pageContext), { isMobile: true })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** The charts of the mobile app, shown inside it. */
export default function PersonalMobile({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  if (!loaderData) return <SignInForChart />
  const { charts, preselectedChart, buyable, offers } = loaderData
  return (
    <div className={styles.page}>
      <PageHead title={`${t('personal.mobile.title')} · ${product}`} index={false} />
      <header>
        <h1 className={styles.title}>{t('personal.mobile.title')}</h1>
        <p className={styles.lead}>{t('personal.mobile.lead')}</p>
      </header>
      <OwnCalendars charts={charts} preselectedChart={preselectedChart} refused={actionData?.refused} />
      <PurchasePanel charts={buyable} offers={offers} preselectedChart={preselectedChart} />
    </div>
  )
}
