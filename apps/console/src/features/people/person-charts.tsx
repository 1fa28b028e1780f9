import { Group, NativeSelect, Stack, Text } from '@mantine/core'
import { type ConsoleOutput, consoleCalls } from '@zeri/contract/console'
import { useState } from 'react'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { ActButton } from '../../ui/act-button.tsx'
import { CopyableId } from '../../ui/copyable-id.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Section } from '../../ui/section.tsx'

type Chart = ConsoleOutput<typeof consoleCalls.getPerson>['charts'][number]
type Reload = { readonly reload: () => Promise<void> }

const MONTHS = ['1', '2', '3', '6', '12']

/** The charts of a person by their names and paid time. */
export function PersonCharts({ charts, reload }: { readonly charts: readonly Chart[] } & Reload) {
  const { t } = useLanguage()
  const columns: Column<Chart>[] = [
    {
      id: 'name',
      header: t('charts.name'),
      cell: ({ id, name }) => (
        <Stack gap={0}>
          <Text size="sm">{name ?? t('charts.noName')}</Text>
          <CopyableId id={id} isShort />
        </Stack>
      ),
    },
    {
      id: 'paid',
      header: t('charts.paidUntil'),
      cell: ({ paidUntil }) => <Moment at={paidUntil} none={t('charts.notPaid')} />,
    },
    {
      id: 'renews',
      header: t('charts.renews'),
      cell: ({ renews }) => (renews ? t('ui.yes') : t('ui.no')),
    },
    {
      id: 'granted',
      header: t('charts.granted'),
      cell: (chart) => <Granted chart={chart} reload={reload} />,
    },
    { id: 'acts', header: t('charts.acts'), cell: (chart) => <ChartActs chart={chart} reload={reload} /> },
  ]
  return (
    <Section title={t('charts.title')}>
      <DataTable
        label={t('charts.title')}
        columns={columns}
        rows={charts}
        keyOf={({ id }) => id}
        empty={t('charts.none')}
      />
    </Section>
  )
}

/** Time that was granted without a payment; each grant can be taken back whole. */
function Granted({ chart, reload }: { readonly chart: Chart } & Reload) {
  const { t, formats } = useLanguage()
  if (chart.granted.length === 0) return t('charts.noneGranted')
  return chart.granted.map(({ id, from, until }) => (
    <Group key={id} gap="xs" wrap="nowrap">
      <Text size="sm">{`${formats.day(from)} – ${formats.day(until)}`}</Text>
      <ActButton
        operation={consoleCalls.takeTime}
        label={t('charts.take.button')}
        text={t('charts.take.text', { from: formats.day(from), until: formats.day(until) })}
        inputOf={(reason) => ({ id, reason })}
        needsReason
        isDangerous
        doneWords={(result) =>
          result.until === null
            ? t('charts.take.doneNothingLeft')
            : t('charts.take.done', { until: formats.instant(result.until) })
        }
        onDone={reload}
      />
    </Group>
  ))
}

function ChartActs({ chart: { id, renews }, reload }: { readonly chart: Chart } & Reload) {
  const { t, formats } = useLanguage()
  const [months, setMonths] = useState('1')
  return (
    <Group gap="xs">
      <ActButton
        operation={consoleCalls.grantTime}
        label={t('charts.grant.button')}
        text={t('charts.grant.text')}
        onOpen={() => setMonths('1')}
        inputOf={(reason) => ({ id, months: Number(months), reason })}
        needsReason
        doneWords={({ until }) => t('charts.grant.done', { until: formats.instant(until) })}
        onDone={reload}
      >
        <NativeSelect
          label={t('charts.grant.months')}
          data={MONTHS}
          value={months}
          onChange={(event) => setMonths(event.currentTarget.value)}
        />
      </ActButton>
      {renews && (
        <ActButton
          operation={consoleCalls.stopChartRenewals}
          label={t('charts.stop.button')}
          text={t('charts.stop.text')}
          inputOf={(reason) => ({ id, reason })}
          needsReason
          isDangerous
          doneWords={() => t('charts.stop.done')}
          onDone={reload}
        />
      )}
    </Group>
  )
}
