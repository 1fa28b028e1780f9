import type { PageDeclaration } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { useTranslation } from 'react-i18next'
import { redirect } from 'react-router'
import { pageContext } from '../context.ts'
import { askKassa, type KassaOrder, tellKassa } from '../features/billing/kassa.server.ts'
import { KassaPage, NoPayment, TryAgain } from '../features/billing/kassa-page.tsx'
import { findChartsIfReachable } from '../features/charts/read-chart.server.ts'
import { PillLink } from '../ui/pill.tsx'
import type { Route } from './+types/kassa-fail.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

/** Who paid after all is told so. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const asked = await askKassa(url, page)
  if (asked?.state === 'paid') throw redirect(localisePath(`/kassa/success?chart=${asked.uuid}`, page.locale))
  return { order: tellKassa(asked, await findChartsIfReachable(context), page) }
}

/** What happened, as far as it is known: the bank said no, the payer went away, or the time was over. */
function whatHappened({ state, decline }: KassaOrder) {
  if (decline) return `declined.${decline}` as const
  return state === 'pending' ? 'left' : 'over'
}

/** Where a payer comes who did not pay: what happened, and the way back. */
export default function KassaFail({ loaderData: { order } }: Route.ComponentProps) {
  const { t } = useTranslation()
  if (!order) return <NoPayment />
  const happened = whatHappened(order)
  return (
    <KassaPage
      title={t(happened === 'left' ? 'billing.fail.leftTitle' : 'billing.fail.title')}
      words={
        <>
          <p>{t(`billing.fail.${happened}`)}</p>
          <p>{t('billing.fail.nothing')}</p>
        </>
      }
    >
      <TryAgain order={order} />
      <PillLink to="/personal">{t('personal.title')}</PillLink>
    </KassaPage>
  )
}
