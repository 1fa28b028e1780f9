import { type ConsoleOutput, consoleCalls } from '@zeri/contract/console'
import { useOperation } from '../../calls/use-operation.ts'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { CopyableId } from '../../ui/copyable-id.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'

type Finding = ConsoleOutput<typeof consoleCalls.listPaymentFindings>['findings'][number]

/** Where the providers and the ledger disagree. */
export function FindingsPage() {
  const { t, codeWord, formats } = useLanguage()
  const findings = useOperation(consoleCalls.listPaymentFindings, {})
  const columns: Column<Finding>[] = [
    { id: 'kind', header: t('findings.kind'), cell: ({ kind }) => codeWord('findings', kind) },
    {
      id: 'provider',
      header: t('orders.provider'),
      cell: ({ provider }) => codeWord('providers', provider),
      sortBy: ({ provider }) => provider,
    },
    { id: 'payment', header: t('order.payment'), cell: ({ payment }) => <CopyableId id={payment} /> },
    {
      id: 'amount',
      header: t('orders.amount'),
      cell: ({ amount }) => formats.money(amount),
      sortBy: ({ amount }) => amount.minor,
      isNumber: true,
    },
  ]
  return (
    <>
      <PageHead title={t('findings.title')} lead={t('findings.lead')} />
      <WhenLoaded of={findings}>
        {(found) => (
          <DataTable
            label={t('findings.title')}
            columns={columns}
            rows={found.findings}
            keyOf={({ provider, kind, payment }) => `${provider} ${kind} ${payment}`}
            empty={t('findings.none')}
          />
        )}
      </WhenLoaded>
    </>
  )
}
