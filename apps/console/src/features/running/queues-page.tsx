import { Anchor, Text } from '@mantine/core'
import { type ConsoleOutput, consoleCalls } from '@zeri/contract/console'
import { Link } from 'react-router'
import { useOperation } from '../../calls/use-operation.ts'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'

type Queue = ConsoleOutput<typeof consoleCalls.listQueues>['queues'][number]
type CountName = 'waiting' | 'active' | 'retrying' | 'failed'

const MINUTE_SEC = 60
/** As the alarm of a queue that stands still. */
const LATE_SEC = 300

/** Every queue with what waits and what failed. */
export function QueuesPage() {
  const { t } = useLanguage()
  const queues = useOperation(consoleCalls.listQueues, {})
  return (
    <>
      <PageHead title={t('jobs.title')} lead={t('jobs.lead')} />
      <WhenLoaded of={queues}>{(loaded) => <QueueTable queues={loaded.queues} />}</WhenLoaded>
    </>
  )
}

/** A number that leads to the jobs it counts. */
function useCountColumn() {
  const { t, codeWord, formats } = useLanguage()
  const states = { waiting: 'created', active: 'active', retrying: 'retry', failed: 'failed' } as const
  return (name: CountName): Column<Queue> => ({
    id: name,
    header: t(`jobs.${name}`),
    cell: ({ queue, [name]: count }) =>
      count === 0 ? (
        <Text size="sm" c="dimmed" span>
          0
        </Text>
      ) : (
        <Anchor
          component={Link}
          to={`/jobs/${queue}?state=${states[name]}`}
          size="sm"
          aria-label={`${queue}: ${codeWord('jobStates', states[name])}, ${count}`}
          {...(name === 'failed' ? { c: 'var(--mantine-color-error)', fw: 600 } : {})}
        >
          {formats.number(count)}
        </Anchor>
      ),
    sortBy: ({ [name]: count }) => count,
    isNumber: true,
  })
}

function QueueTable({ queues }: { readonly queues: readonly Queue[] }) {
  const { t, formats } = useLanguage()
  const countColumn = useCountColumn()
  const wait = ({ waiting, oldestSec }: Queue) => {
    if (waiting === 0) return '—'
    if (oldestSec < MINUTE_SEC) return t('jobs.underAMinute')
    return t('jobs.minutes', { minutes: formats.number(Math.floor(oldestSec / MINUTE_SEC)) })
  }
  const columns: Column<Queue>[] = [
    {
      id: 'queue',
      header: t('jobs.queue'),
      cell: ({ queue }) => (
        <Anchor component={Link} to={`/jobs/${queue}`} size="sm" ff="monospace">
          {queue}
        </Anchor>
      ),
      sortBy: ({ queue }) => queue,
    },
    countColumn('waiting'),
    {
      id: 'oldest',
      header: t('jobs.oldest'),
      cell: (queue) => (
        <Text
          size="sm"
          span
          {...(queue.oldestSec > LATE_SEC ? { c: 'var(--mantine-color-error)', fw: 600 } : {})}
        >
          {wait(queue)}
        </Text>
      ),
      sortBy: ({ oldestSec }) => oldestSec,
      isNumber: true,
    },
    countColumn('active'),
    countColumn('retrying'),
    countColumn('failed'),
  ]
  return (
    <DataTable
      label={t('jobs.title')}
      columns={columns}
      rows={queues}
      keyOf={({ queue }) => queue}
      empty={t('jobs.noQueues')}
    />
  )
}
