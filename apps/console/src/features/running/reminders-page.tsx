import { NativeSelect, Text } from '@mantine/core'
import { type ConsoleOutput, consoleCalls, failureReasons } from '@zeri/contract/console'
import { useNavigate, useSearchParams } from 'react-router'
import { useOperation } from '../../calls/use-operation.ts'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { changeQuery } from '../../ui/change-query.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'

type Failures = ConsoleOutput<typeof consoleCalls.listReminderFailures>

const PERIODS = [7, 14, 30, 60] as const

/** Reminders that failed, and why. */
export function RemindersPage() {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const days = PERIODS.find((period) => String(period) === query.get('days')) ?? PERIODS[0]
  const failures = useOperation(consoleCalls.listReminderFailures, { days })
  return (
    <>
      <PageHead title={t('reminders.title')} lead={t('reminders.lead')}>
        <NativeSelect
          size="xs"
          aria-label={t('reminders.period')}
          value={String(days)}
          onChange={(event) => navigate(changeQuery(query, { days: event.currentTarget.value }))}
          data={PERIODS.map((period) => ({
            value: String(period),
            label: t('reminders.days', { count: period }),
          }))}
        />
      </PageHead>
      <WhenLoaded of={failures}>
        {({ counts, latest }) => (
          <>
            <Counts counts={counts} />
            <Latest latest={latest} />
            <Reasons />
          </>
        )}
      </WhenLoaded>
    </>
  )
}

function Counts({ counts }: Pick<Failures, 'counts'>) {
  const { t, codeWord, formats } = useLanguage()
  const columns: Column<Failures['counts'][number]>[] = [
    { id: 'day', header: t('reminders.day'), cell: ({ day }) => formats.day(day), sortBy: ({ day }) => day },
    {
      id: 'channel',
      header: t('reminders.channel'),
      cell: ({ channel }) => codeWord('channels', channel),
      sortBy: ({ channel }) => channel,
    },
    {
      id: 'reason',
      header: t('reminders.reason'),
      cell: ({ reason }) => codeWord('failureReasons', reason),
      sortBy: ({ reason }) => reason,
    },
    {
      id: 'count',
      header: t('reminders.count'),
      cell: ({ count }) => formats.number(count),
      sortBy: ({ count }) => count,
      isNumber: true,
    },
  ]
  return (
    <Section title={t('reminders.byDay')}>
      <DataTable
        label={t('reminders.byDay')}
        columns={columns}
        rows={counts}
        keyOf={({ day, channel, reason }) => `${day} ${channel} ${reason}`}
        empty={t('reminders.none')}
      />
    </Section>
  )
}

function Latest({ latest }: Pick<Failures, 'latest'>) {
  const { t, codeWord, formats } = useLanguage()
  const rows = latest.map((failure, index) => ({ ...failure, key: String(index) }))
  const columns: Column<(typeof rows)[number]>[] = [
    { id: 'due', header: t('reminders.dueAt'), cell: ({ dueAt }) => <Moment at={dueAt} /> },
    { id: 'ended', header: t('reminders.endedAt'), cell: ({ endedAt }) => <Moment at={endedAt} /> },
    {
      id: 'channel',
      header: t('reminders.channel'),
      cell: ({ channel }) => codeWord('channels', channel),
    },
    {
      id: 'reason',
      header: t('reminders.reason'),
      cell: ({ reason }) => codeWord('failureReasons', reason),
    },
    {
      id: 'tries',
      header: t('reminders.tries'),
      cell: ({ tries }) => formats.number(tries),
      isNumber: true,
    },
  ]
  return (
    <Section title={t('reminders.latest')}>
      <DataTable
        label={t('reminders.latest')}
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        empty={t('reminders.none')}
      />
    </Section>
  )
}

/** What each reason means, and whether anything can be done. */
function Reasons() {
  const { t, codeWord } = useLanguage()
  return (
    <Section title={t('reminders.reasons')}>
      <Facts
        facts={failureReasons.map((reason) => [
          codeWord('failureReasons', reason),
          <Text key={reason} size="sm" span>
            {codeWord('failureHints', reason)}
          </Text>,
        ])}
      />
    </Section>
  )
}
