import { Group, SegmentedControl, Text } from '@mantine/core'
import { type ConsoleOutput, consoleCalls, type JobState, jobStates } from '@zeri/contract/console'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useOperation } from '../../calls/use-operation.ts'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { ActButton } from '../../ui/act-button.tsx'
import { changeQuery } from '../../ui/change-query.ts'
import { CopyableId } from '../../ui/copyable-id.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Moment } from '../../ui/moment.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pager } from '../../ui/pager.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'

type JobLine = ConsoleOutput<typeof consoleCalls.listJobs>['jobs'][number]
type Acts = { readonly queue: string; readonly reload: () => Promise<void> }

/** The jobs of one queue in one state, without what is in them. */
export function JobsPage() {
  const { t, codeWord } = useLanguage()
  const navigate = useNavigate()
  const { queue = '' } = useParams()
  const [query] = useSearchParams()
  const state: JobState = jobStates.find((one) => one === query.get('state')) ?? 'failed'
  const after = query.get('after') ?? ''
  const jobs = useOperation(consoleCalls.listJobs, { queue, state, ...(after === '' ? {} : { after }) })
  return (
    <>
      <PageHead title={queue} lead={t('jobs.ofQueue')}>
        <SegmentedControl
          size="xs"
          aria-label={t('jobs.state')}
          value={state}
          onChange={(value) => navigate(changeQuery(query, { state: value, after: undefined }))}
          data={jobStates.map((value) => ({ value, label: codeWord('jobStates', value) }))}
        />
      </PageHead>
      <WhenLoaded of={jobs}>
        {(page) => (
          <>
            <JobTable jobs={page.jobs} state={state} queue={queue} reload={jobs.reload} />
            <Pager cursor="after" next={page.next} />
          </>
        )}
      </WhenLoaded>
    </>
  )
}

type JobTableProps = Acts & { readonly jobs: readonly JobLine[]; readonly state: JobState }

function JobTable({ jobs, state, ...acts }: JobTableProps) {
  const { t } = useLanguage()
  const columns: Column<JobLine>[] = [
    { id: 'id', header: t('jobs.id'), cell: ({ id }) => <CopyableId id={id} isShort /> },
    { id: 'created', header: t('jobs.createdAt'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { id: 'at', header: t(`jobs.at.${state}`), cell: ({ at }) => <Moment at={at} /> },
    { id: 'tries', header: t('jobs.tries'), cell: ({ tries }) => tries, isNumber: true },
    {
      id: 'reason',
      header: t('jobs.reason'),
      cell: ({ reason }) =>
        reason === null ? (
          '—'
        ) : (
          <Text size="sm" ff="monospace" span>
            {reason}
          </Text>
        ),
    },
    { id: 'acts', header: t('jobs.acts'), cell: ({ id }) => <JobActs id={id} state={state} {...acts} /> },
  ]
  return (
    <DataTable
      label={acts.queue}
      columns={columns}
      rows={jobs}
      keyOf={({ id }) => id}
      empty={t('jobs.none')}
    />
  )
}

/** A running job is left to run. */
function JobActs({ id, state, queue, reload }: Acts & { readonly id: string; readonly state: JobState }) {
  const { t } = useLanguage()
  if (state === 'active') return '—'
  return (
    <Group gap="xs">
      {state !== 'created' && (
        <ActButton
          operation={consoleCalls.retryJob}
          label={t('jobs.retry.button')}
          text={t('jobs.retry.text')}
          inputOf={() => ({ queue, id })}
          doneWords={() => t('jobs.retry.done')}
          onDone={reload}
        />
      )}
      <ActButton
        operation={consoleCalls.cancelJob}
        label={t('jobs.cancel.button')}
        text={t('jobs.cancel.text')}
        inputOf={() => ({ queue, id })}
        isDangerous
        doneWords={() => t('jobs.cancel.done')}
        onDone={reload}
      />
    </Group>
  )
}
