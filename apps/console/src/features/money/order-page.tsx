import { Anchor } from '@mantine/core'
import { consoleCalls } from '@zeri/contract/console'
import { Link, useParams } from 'react-router'
import { useOperation } from '../../calls/use-operation.ts'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { CopyableId } from '../../ui/copyable-id.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'
import type { Order } from './order.ts'
import { OrderRefunds } from './order-refunds.tsx'
import { StateBadge } from './state-badge.tsx'

type OrderProps = { readonly order: Order }

/** One order: what was bought and paid, what was granted for it, and what the ledger says. */
export function OrderPage() {
  const { t, codeWord } = useLanguage()
  const { id = '' } = useParams()
  const order = useOperation(consoleCalls.getOrder, { id })
  return (
    <WhenLoaded of={order} title={t('order.title')}>
      {(shown) => (
        <>
          <PageHead
            title={t('order.titleOf', { product: codeWord('products', shown.code) })}
            lead={<CopyableId id={shown.id} />}
          />
          <Summary order={shown} />
          <Attempts order={shown} />
          <OrderRefunds order={shown} onDone={order.reload} />
          <Grants order={shown} />
          <Ledger order={shown} />
        </>
      )}
    </WhenLoaded>
  )
}

function Summary({ order }: OrderProps) {
  const { t, codeWord, formats } = useLanguage()
  return (
    <Section title={t('order.summary')}>
      <Facts
        facts={[
          [t('orders.state'), <StateBadge key="state" state={order.state} />],
          [t('orders.amount'), formats.money(order.amount)],
          [t('orders.kind'), codeWord('orderKinds', order.kind)],
          [t('orders.provider'), codeWord('providers', order.provider)],
          [t('orders.createdAt'), <Moment key="created" at={order.createdAt} />],
          [t('orders.paidAt'), <Moment key="paid" at={order.paidAt} />],
          [
            t('order.person'),
            order.person === null ? (
              t('order.erased')
            ) : (
              <Anchor key="person" component={Link} size="sm" to={`/people/${order.person}`}>
                {t('order.openPerson')}
              </Anchor>
            ),
          ],
        ]}
      />
    </Section>
  )
}

function Attempts({ order: { attempts, amount } }: OrderProps) {
  const { t, codeWord, formats } = useLanguage()
  const columns: Column<Order['attempts'][number]>[] = [
    { id: 'no', header: t('order.attemptNo'), cell: ({ no }) => no, isNumber: true },
    { id: 'at', header: t('order.at'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { id: 'state', header: t('orders.state'), cell: ({ state }) => codeWord('attemptStates', state) },
    {
      id: 'payment',
      header: t('order.payment'),
      cell: ({ payment }) => (payment === null ? '—' : <CopyableId id={payment} isShort />),
    },
    {
      id: 'refunded',
      header: t('order.refunded'),
      cell: ({ refundedMinor }) => formats.money({ minor: refundedMinor, currency: amount.currency }),
      isNumber: true,
    },
    { id: 'dispute', header: t('order.dispute'), cell: ({ dispute }) => codeWord('disputes', dispute) },
    { id: 'decline', header: t('order.decline'), cell: ({ decline }) => decline ?? '—' },
  ]
  return (
    <Section title={t('order.attempts')}>
      <DataTable
        label={t('order.attempts')}
        columns={columns}
        rows={attempts}
        keyOf={({ id }) => id}
        empty={t('order.noAttempts')}
      />
    </Section>
  )
}

function Grants({ order: { grants } }: OrderProps) {
  const { t } = useLanguage()
  const columns: Column<Order['grants'][number]>[] = [
    {
      id: 'chart',
      header: t('order.chart'),
      cell: ({ chart }) => (chart === null ? t('order.chartGone') : <CopyableId id={chart} isShort />),
    },
    { id: 'from', header: t('order.from'), cell: ({ from }) => <Moment at={from} /> },
    { id: 'until', header: t('order.until'), cell: ({ until }) => <Moment at={until} /> },
    { id: 'revoked', header: t('order.revokedAt'), cell: ({ revokedAt }) => <Moment at={revokedAt} /> },
  ]
  return (
    <Section title={t('order.grants')}>
      <DataTable
        label={t('order.grants')}
        columns={columns}
        rows={grants}
        keyOf={({ id }) => id}
        empty={t('order.noGrants')}
      />
    </Section>
  )
}

function Ledger({ order: { ledger } }: OrderProps) {
  const { t, codeWord, formats } = useLanguage()
  const columns: Column<Order['ledger'][number]>[] = [
    { id: 'at', header: t('order.at'), cell: ({ at }) => <Moment at={at} /> },
    { id: 'posting', header: t('order.posting'), cell: ({ posting }) => <CopyableId id={posting} isShort /> },
    { id: 'account', header: t('order.account'), cell: ({ account }) => codeWord('accounts', account) },
    {
      id: 'amount',
      header: t('orders.amount'),
      cell: ({ amount }) => formats.money(amount),
      isNumber: true,
    },
  ]
  return (
    <Section title={t('order.ledger')}>
      <DataTable
        label={t('order.ledger')}
        columns={columns}
        rows={ledger}
        keyOf={({ posting, account }) => `${posting} ${account}`}
        empty={t('order.noLedger')}
      />
    </Section>
  )
}
