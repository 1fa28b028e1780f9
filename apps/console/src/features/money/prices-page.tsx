import { Text } from '@mantine/core'
import { consoleCalls } from '@zeri/contract/console'
import { useState } from 'react'
import { useOperation } from '../../calls/use-operation.ts'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Moment } from '../../ui/moment.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'
import { EnterPrice } from './enter-price.tsx'
import { type PricePeriod, type PriceStatus, statusOf } from './prices.ts'

/** Prices now and to come, and those that held before. */
export function PricesPage() {
  const { t } = useLanguage()
  const prices = useOperation(consoleCalls.listPricePeriods, {})
  const [nowMs] = useState(Date.now)
  return (
    <WhenLoaded of={prices} title={t('prices.title')}>
      {({ prices: all }) => {
        const having = (...statuses: PriceStatus[]) =>
          all.filter((price) => statuses.includes(statusOf(price, nowMs)))
        return (
          <>
            <PageHead title={t('prices.title')} lead={t('prices.lead')}>
              <EnterPrice prices={all} onDone={prices.reload} />
            </PageHead>
            <PriceSection title={t('prices.now')} prices={having('current')} empty={t('prices.none')} />
            <PriceSection
              title={t('prices.coming')}
              prices={having('coming')}
              empty={t('prices.noneComing')}
            />
            <PriceSection title={t('prices.past')} prices={having('past')} empty={t('prices.nonePast')} />
          </>
        )
      }}
    </WhenLoaded>
  )
}

type PriceSectionProps = {
  readonly title: string
  readonly prices: readonly PricePeriod[]
  readonly empty: string
}

function PriceSection({ title, prices, empty }: PriceSectionProps) {
  const { t, codeWord, formats } = useLanguage()
  const columns: Column<PricePeriod>[] = [
    {
      id: 'code',
      header: t('orders.product'),
      cell: ({ code }) => codeWord('products', code),
      sortBy: ({ code }) => code,
    },
    {
      id: 'locale',
      header: t('prices.edition'),
      cell: ({ locale }) => codeWord('locales', locale),
      sortBy: ({ locale }) => locale,
    },
    {
      id: 'amount',
      header: t('prices.price'),
      cell: ({ amount }) =>
        amount === null ? (
          <Text size="sm" c="dimmed" span>
            {t('prices.notSold')}
          </Text>
        ) : (
          formats.money(amount)
        ),
      isNumber: true,
    },
    {
      id: 'from',
      header: t('prices.from'),
      cell: ({ from }) => <Moment at={from} />,
      sortBy: ({ from }) => from,
    },
    {
      id: 'until',
      header: t('prices.until'),
      cell: ({ until }) => <Moment at={until} none={t('prices.open')} />,
    },
  ]
  return (
    <Section title={title}>
      <DataTable
        label={title}
        columns={columns}
        rows={prices}
        keyOf={({ code, locale, from }) => `${code} ${locale} ${from}`}
        empty={empty}
      />
    </Section>
  )
}
