import { Group, TextInput } from '@mantine/core'
import { consoleCalls } from '@zeri/contract/console'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useOperation } from '../../calls/use-operation.ts'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { changeQuery } from '../../ui/change-query.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'
import { byCurrency, dayBefore, fillDays, netOf, type RevenueDay } from './revenue.ts'
import { RevenueBars } from './revenue-bars.tsx'

const DAYS_SHOWN = 30

/** Revenue by day, each currency in a section of its own: bars and the table behind them. */
export function RevenuePage() {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [nowMs] = useState(Date.now)
  const from = query.get('from') ?? dayBefore(nowMs, DAYS_SHOWN - 1)
  const to = query.get('to') ?? dayBefore(nowMs, 0)
  const revenue = useOperation(consoleCalls.listRevenue, { from, to })
  const fieldOf = (name: 'from' | 'to', value: string) => (
    <TextInput
      type="date"
      size="xs"
      label={t(`revenue.${name}`)}
      value={value}
      onChange={(event) =>
        event.currentTarget.value && navigate(changeQuery(query, { [name]: event.currentTarget.value }))
      }
    />
  )
  return (
    <>
      <PageHead title={t('revenue.title')} lead={t('revenue.lead')}>
        <Group gap="xs">
          {fieldOf('from', from)}
          {fieldOf('to', to)}
        </Group>
      </PageHead>
      <WhenLoaded of={revenue}>
        {({ days }) =>
          days.length === 0
            ? t('revenue.none')
            : byCurrency(days).map((own) => (
                <CurrencySection key={own.currency} {...own} range={{ from, to }} />
              ))
        }
      </WhenLoaded>
    </>
  )
}

type CurrencySectionProps = {
  readonly currency: string
  readonly days: readonly RevenueDay[]
  readonly range: { readonly from: string; readonly to: string }
}

function CurrencySection({ currency, days, range }: CurrencySectionProps) {
  const { t, formats } = useLanguage()
  const money = (minor: number) => formats.money({ minor, currency })
  const total = days.reduce((sum, day) => sum + netOf(day), 0)
  const amount = (id: string, header: string, minorOf: (day: RevenueDay) => number): Column<RevenueDay> => ({
    id,
    header,
    cell: (day) => money(minorOf(day)),
    sortBy: minorOf,
    isNumber: true,
  })
  const columns: Column<RevenueDay>[] = [
    { id: 'day', header: t('revenue.day'), cell: ({ day }) => formats.day(day), sortBy: ({ day }) => day },
    amount('revenue', t('revenue.revenue'), ({ revenueMinor }) => revenueMinor),
    amount('refunds', t('revenue.refunds'), ({ refundsMinor }) => refundsMinor),
    amount('chargebacks', t('revenue.chargebacks'), ({ chargebacksMinor }) => chargebacksMinor),
    amount('net', t('revenue.net'), netOf),
  ]
  return (
    <Section title={t('revenue.total', { currency, total: money(total) })}>
      <RevenueBars days={fillDays(days, { ...range, currency })} />
      <DataTable
        label={t('revenue.tableOf', { currency })}
        columns={columns}
        rows={days}
        keyOf={({ day }) => day}
        empty={t('revenue.none')}
      />
    </Section>
  )
}
