import { NativeSelect, Text } from '@mantine/core'
import { type ConsoleOutput, consoleCalls } from '@zeri/contract/console'
import { useNavigate, useSearchParams } from 'react-router'
import { useOperation } from '../../calls/use-operation.ts'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { changeQuery } from '../../ui/change-query.ts'
import { CopyableId } from '../../ui/copyable-id.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Moment } from '../../ui/moment.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pager } from '../../ui/pager.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'
import { StateBadge } from './state-badge.tsx'

type OrderLine = ConsoleOutput<typeof consoleCalls.listOrders>['orders'][number]

const STATES = [
  'created',
  'awaiting_payment',
  'failed_to_start',
  'cancelled',
  'expired',
  'paid',
  'refunded',
  'disputed',
  'charged_back',
] as const

export function OrdersPage() {
  const { t, codeWord } = useLanguage()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [state, after] = [query.get('state') ?? '', query.get('after') ?? '']
  const orders = useOperation(consoleCalls.listOrders, {
    ...(state === '' ? {} : { state }),
    ...(after === '' ? {} : { after }),
  })
  return (
    <>
      <PageHead title={t('orders.title')} lead={t('orders.lead')}>
        <NativeSelect
          size="xs"
          aria-label={t('orders.state')}
          value={state}
          onChange={(event) =>
            navigate(changeQuery(query, { state: event.currentTarget.value, after: undefined }))
          }
          data={[
            { value: '', label: t('orders.anyState') },
            ...STATES.map((value) => ({ value, label: codeWord('orderStates', value) })),
          ]}
        />
      </PageHead>
      <WhenLoaded of={orders}>
        {(page) => (
          <>
            <OrderTable orders={page.orders} />
            <Pager cursor="after" next={page.next} />
          </>
        )}
      </WhenLoaded>
    </>
  )
}

function OrderTable({ orders }: { readonly orders: readonly OrderLine[] }) {
  const { t, codeWord, formats } = useLanguage()
  const columns: Column<OrderLine>[] = [
    { id: 'created', header: t('orders.createdAt'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      id: 'id',
      header: t('orders.number'),
      cell: ({ id }) => <CopyableId id={id} to={`/orders/${id}`} isShort />,
    },
    { id: 'code', header: t('orders.product'), cell: (order) => <Bought order={order} /> },
    { id: 'provider', header: t('orders.provider'), cell: ({ provider }) => codeWord('providers', provider) },
    {
      id: 'amount',
      header: t('orders.amount'),
      cell: ({ amount }) => formats.money(amount),
      isNumber: true,
    },
    { id: 'state', header: t('orders.state'), cell: ({ state }) => <StateBadge state={state} /> },
  ]
  return (
    <DataTable
      label={t('orders.title')}
      columns={columns}
      rows={orders}
      keyOf={({ id }) => id}
      empty={t('orders.none')}
    />
  )
}

/** What was bought; a renewal says so, because most orders are purchases. */
function Bought({ order: { code, kind } }: { readonly order: OrderLine }) {
  const { codeWord } = useLanguage()
  return (
    <>
      {codeWord('products', code)}
      {kind !== 'purchase' && (
        <Text size="xs" c="dimmed">
          {codeWord('orderKinds', kind)}
        </Text>
      )}
    </>
  )
}
