import type { PageDeclaration } from '@zeri/contract'
import { listPayments } from '@zeri/contract'
import { refusalCode } from '../api/refusal-code.server.ts'
import { pageContext } from '../context.ts'
import { ClientPage } from '../features/accounts/client-page.tsx'
import { toPaymentRows } from '../features/billing/payment-rows.server.ts'
import { PaymentTable } from '../features/billing/payment-table.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { Panel } from '../ui/panel.tsx'
import type { Route } from './+types/client-payments.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  if (!page.hasToken) return { payments: [] }
  try {
    const { payments } = await page.api.call(listPayments, {})
    return { payments: toPaymentRows(payments, page.locale) }
  } catch (error) {
    // The page itself shows a sign-in button.
    if (refusalCode(error) !== 'auth.required') throw error
    return { payments: [] }
  }
}

/** The payments of the account. */
export default function ClientPayments({ loaderData: { payments } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <ClientPage tab="payments">
      <Panel title={t('client.tabs.payments')}>
        <PaymentTable payments={payments} />
      </Panel>
    </ClientPage>
  )
}
