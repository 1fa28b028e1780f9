import { Text } from '@mantine/core'
import { bounceKinds, type ConsoleOutput, consoleCalls } from '@zeri/contract/console'
import { useSearchParams } from 'react-router'
import { useOperation } from '../../calls/use-operation.ts'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { ActButton } from '../../ui/act-button.tsx'
import { CopyableId } from '../../ui/copyable-id.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Section } from '../../ui/section.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'

type Bounce = ConsoleOutput<typeof consoleCalls.listBounces>['bounces'][number]

/** Mails that came back, and addresses that get no more because of it. */
export function BouncesPage() {
  const { t, codeWord } = useLanguage()
  const [query] = useSearchParams()
  const before = query.get('before')
  const bounces = useOperation(consoleCalls.listBounces, before ? { before: Number(before) } : {})
  return (
    <>
      <PageHead title={t('bounces.title')} lead={t('bounces.lead')} />
      <WhenLoaded of={bounces}>
        {(page) => (
          <>
            <BounceTable bounces={page.bounces} reload={bounces.reload} />
            <Pager cursor="before" next={page.next} />
            <Section title={t('bounces.kinds')}>
              <Facts
                facts={bounceKinds.map((kind) => [
                  codeWord('bounceKinds', kind),
                  codeWord('bounceKindsMeaning', kind),
                ])}
              />
            </Section>
          </>
        )}
      </WhenLoaded>
    </>
  )
}

type BounceTableProps = { readonly bounces: readonly Bounce[]; readonly reload: () => Promise<void> }

function BounceTable({ bounces, reload }: BounceTableProps) {
  const { t, codeWord } = useLanguage()
  const columns: Column<Bounce>[] = [
    { id: 'at', header: t('bounces.at'), cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
    { id: 'kind', header: t('bounces.kind'), cell: ({ kind }) => codeWord('bounceKinds', kind) },
    {
      id: 'status',
      header: t('bounces.status'),
      cell: ({ status }) => (
        <Text size="sm" ff="monospace" span>
          {status ?? '—'}
        </Text>
      ),
    },
    { id: 'address', header: t('bounces.address'), cell: ({ address }) => address },
    {
      id: 'account',
      header: t('bounces.account'),
      cell: ({ account }) => <CopyableId id={account} to={`/people/${account}`} isShort />,
    },
    {
      id: 'acts',
      header: t('bounces.now'),
      cell: ({ account, isStopped }) =>
        isStopped ? (
          <ActButton
            operation={consoleCalls.releasePersonMail}
            label={t('bounces.release.button')}
            text={t('bounces.release.text')}
            inputOf={(reason) => ({ id: account, reason })}
            needsReason
            doneWords={() => t('bounces.release.done')}
            onDone={reload}
          />
        ) : (
          t('bounces.open')
        ),
    },
  ]
  return (
    <DataTable
      label={t('bounces.title')}
      columns={columns}
      rows={bounces}
      keyOf={({ id }) => String(id)}
      empty={t('bounces.none')}
    />
  )
}
