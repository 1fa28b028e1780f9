import { Checkbox, Group, Radio, Stack, TextInput } from '@mantine/core'
import { consoleCalls } from '@zeri/contract/console'
import { useState } from 'react'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { ActButton } from '../../ui/act-button.tsx'
import { CopyableId } from '../../ui/copyable-id.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Section } from '../../ui/section.tsx'
import type { Order } from './order.ts'
import { parseMinor } from './prices.ts'

type RefundsProps = { readonly order: Order; readonly onDone: () => void }

/** The refunds of an order, and a button for each of its payments that has money left. */
export function OrderRefunds({ order, onDone }: RefundsProps) {
  const { t, codeWord, formats } = useLanguage()
  const payments = order.attempts.filter(({ leftMinor }) => leftMinor > 0)
  const columns: Column<Order['refunds'][number]>[] = [
    { id: 'at', header: t('order.at'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      id: 'amount',
      header: t('orders.amount'),
      cell: ({ amount }) => formats.money(amount),
      isNumber: true,
    },
    {
      id: 'state',
      header: t('orders.state'),
      cell: ({ state, failure }) =>
        failure === null
          ? codeWord('refundStates', state)
          : `${codeWord('refundStates', state)} (${failure})`,
    },
    {
      id: 'time',
      header: t('refunds.takesTime'),
      cell: ({ takesTime }) => t(takesTime ? 'ui.yes' : 'ui.no'),
    },
    { id: 'reason', header: t('ui.reason'), cell: ({ reason }) => reason },
    { id: 'operator', header: t('refunds.operator'), cell: ({ operator }) => operator.name },
    {
      id: 'provider',
      header: t('refunds.atProvider'),
      cell: ({ providerRefund }) =>
        providerRefund === null ? '—' : <CopyableId id={providerRefund} isShort />,
    },
    { id: 'settled', header: t('refunds.settledAt'), cell: ({ settledAt }) => <Moment at={settledAt} /> },
  ]
  return (
    <Section title={t('refunds.title')}>
      <Stack gap="xs">
        <DataTable
          label={t('refunds.title')}
          columns={columns}
          rows={order.refunds}
          keyOf={({ id }) => id}
          empty={t('refunds.none')}
        />
        <Group gap="xs">
          {payments.map((payment) => (
            <RefundButton
              key={payment.id}
              order={order}
              payment={payment}
              isOnly={payments.length === 1}
              onDone={onDone}
            />
          ))}
        </Group>
      </Stack>
    </Section>
  )
}

type RefundButtonProps = RefundsProps & {
  readonly payment: Order['attempts'][number]
  readonly isOnly: boolean
}

/** Requests a refund of one payment. The key stays the same until a request succeeds, so that none is made twice. */
function RefundButton({ order, payment, isOnly, onDone }: RefundButtonProps) {
  const { t, formats } = useLanguage()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [extent, setExtent] = useState('whole')
  const [typed, setTyped] = useState('')
  const [takesTime, setTakesTime] = useState(false)
  const { currency } = order.amount
  const left = formats.money({ minor: payment.leftMinor, currency })
  const isPart = extent === 'part'
  const minor = isPart ? parseMinor(typed) : payment.leftMinor
  const isWithin = minor !== undefined && minor <= payment.leftMinor
  return (
    <ActButton
      operation={consoleCalls.refundOrder}
      label={isOnly ? t('refunds.button') : t('refunds.buttonOf', { no: payment.no })}
      text={t('refunds.text')}
      inputOf={(reason) => ({
        id: order.id,
        key,
        attempt: payment.id,
        minor: isPart ? (minor ?? 0) : null,
        takesTime: isPart && takesTime,
        reason,
      })}
      needsReason
      isReady={isWithin}
      isDangerous
      doneWords={({ amount }) => t('refunds.done', { amount: formats.money(amount) })}
      onDone={() => {
        setKey(crypto.randomUUID())
        setExtent('whole')
        setTyped('')
        setTakesTime(false)
        onDone()
      }}
    >
      <Radio.Group label={t('refunds.extent')} value={extent} onChange={setExtent}>
        <Stack gap={6} mt={4}>
          <Radio value="whole" label={t('refunds.whole', { amount: left })} />
          <Radio value="part" label={t('refunds.part')} />
        </Stack>
      </Radio.Group>
      {isPart && (
        <>
          <TextInput
            label={t('refunds.amount', { currency })}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            inputMode="decimal"
            autoComplete="off"
            error={typed !== '' && !isWithin && t('refunds.noAmount', { amount: left })}
          />
          <Checkbox
            label={t('refunds.takesTimeLabel')}
            description={t('refunds.takesTimeHint')}
            checked={takesTime}
            onChange={(event) => setTakesTime(event.currentTarget.checked)}
          />
        </>
      )}
    </ActButton>
  )
}
