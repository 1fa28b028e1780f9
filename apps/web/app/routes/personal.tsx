import type { PageDeclaration } from '@zeri/contract'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { chartsContext, pageContext } from '../context.ts'
import { CalendarsWithoutScript } from '../features/accounts/account-without-script.tsx'
import { SignInButton } from '../features/accounts/sign-in-button.tsx'
import { PurchasePanel } from '../features/billing/purchase-panel.tsx'
import { AddChart } from '../features/charts/add-chart.tsx'
import { saveNewChart } from '../features/charts/save-new-chart.server.ts'
import { FreePreview } from '../features/personal/free-preview.tsx'
import { loadPersonal } from '../features/personal/load-personal.server.ts'
import { OwnCalendars } from '../features/personal/own-calendars.tsx'
import { SampleWeek } from '../features/personal/sample-week.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { Panel } from '../ui/panel.tsx'
import { useOwnPage } from '../use-own-page.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/personal.ts'
import styles from './personal.module.css'

export const handle = { cache: 'today', words: 'lazy', indexable: true } satisfies PageDeclaration

/** After a refused form the page is rendered for its sender, with the charts of the account. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const own = await context.get(chartsContext)()
  const { searchParams } = url
  const preselected = { chart: searchParams.get('chart'), product: searchParams.get('product') }
  return loadPersonal(context.get(pageContext), own, own ? preselected : undefined)
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveNewChart(await readForm(request), context.get(pageContext), { isMobile: false })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

const gifts = ['verdict', 'period', 'hours', 'reasons'] as const

/** The page about the personal calendar: a sample, the user's charts, and the prices. */
export default function Personal({ loaderData, actionData }: Route.ComponentProps) {
  const { sample, freePreview, charts, preselectedChart, preselectedProduct, buyable, offers } =
    useOwnPage(loaderData)
  const { t } = useTranslation()
  const { product } = usePage()
  return (
    <div className={styles.page}>
      <PageHead title={`${t('personal.title')} · ${product}`} description={t('personal.description')} />
      <header>
        <h1 className={styles.title}>{t('personal.title')}</h1>
        <p className={styles.lead}>{t('personal.lead')}</p>
      </header>
      <CalendarsWithoutScript />
      {freePreview && <FreePreview preview={freePreview} />}
      {charts && (
        <OwnCalendars charts={charts} preselectedChart={preselectedChart} refused={actionData?.refused} />
      )}
      {charts && (
        <PurchasePanel
          charts={buyable}
          offers={offers}
          preselectedChart={preselectedChart}
          preselectedProduct={preselectedProduct}
        />
      )}
      <SampleWeek sample={sample} />
      <Panel title={t('personal.gives.title')}>
        <ul className={styles.gifts}>
          {gifts.map((gift) => (
            <li key={gift}>
              <h3 className={styles.gift}>{t(`personal.gives.${gift}.title`)}</h3>
              <p>{t(`personal.gives.${gift}.text`)}</p>
            </li>
          ))}
        </ul>
      </Panel>
      {!charts && <PurchasePanel charts={buyable} offers={offers} preselectedChart={null} />}
      {!charts && (
        <Panel title={t('personal.begin.title')}>
          <p>{t('personal.begin.text')}</p>
          <div className={styles.begin}>
            <AddChart to="/bazi" />
            <SignInButton>{t('accounts.signIn')}</SignInButton>
          </div>
        </Panel>
      )}
    </div>
  )
}
