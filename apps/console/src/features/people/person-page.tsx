import { Badge } from '@mantine/core'
import { type ConsoleOutput, consoleCalls } from '@zeri/contract/console'
import { useParams } from 'react-router'
import { useOperation } from '../../calls/use-operation.ts'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { ActButton } from '../../ui/act-button.tsx'
import { CopyableId } from '../../ui/copyable-id.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'
import { PersonCharts } from './person-charts.tsx'

type Person = ConsoleOutput<typeof consoleCalls.getPerson>
type Part = { readonly person: Person; readonly reload: () => Promise<void> }

/** A person: what is known of the account, and what can be done for its owner. Never a birth. */
export function PersonPage() {
  const { t } = useLanguage()
  const { id = '' } = useParams()
  const person = useOperation(consoleCalls.getPerson, { id })
  return (
    <WhenLoaded of={person} title={t('person.title')}>
      {(shown) => (
        <>
          <PageHead title={shown.email} lead={<CopyableId id={shown.id} />}>
            <PersonActs person={shown} reload={person.reload} />
          </PageHead>
          <Account person={shown} />
          <PersonCharts charts={shown.charts} reload={person.reload} />
          <Orders person={shown} />
          <Sessions person={shown} reload={person.reload} />
          <Events person={shown} />
        </>
      )}
    </WhenLoaded>
  )
}

function PersonActs({ person: { id, isVerified, erasedAt }, reload }: Part) {
  const { t, formats } = useLanguage()
  return (
    <>
      {!isVerified && (
        <ActButton
          operation={consoleCalls.mailPersonVerification}
          label={t('person.verify.button')}
          text={t('person.verify.text')}
          inputOf={() => ({ id })}
          doneWords={() => t('person.verify.done')}
        />
      )}
      {erasedAt === null && (
        <ActButton
          operation={consoleCalls.erasePerson}
          label={t('person.erase.button')}
          text={t('person.erase.text')}
          inputOf={(reason) => ({ id, reason })}
          needsReason
          isDangerous
          doneWords={(result) => t('person.erase.done', { at: formats.instant(result.erasedAt) })}
          onDone={reload}
        />
      )}
    </>
  )
}

function Account({ person }: { readonly person: Person }) {
  const { t, codeWord, formats } = useLanguage()
  return (
    <Section title={t('person.account')}>
      <Facts
        facts={[
          [t('person.email'), person.isVerified ? t('person.verified') : t('person.notVerified')],
          [t('person.language'), codeWord('locales', person.locale)],
          [t('person.createdAt'), <Moment key="created" at={person.createdAt} />],
          [
            t('person.deletion'),
            person.erasedAt === null ? (
              t('person.noDeletion')
            ) : (
              <Badge key="erased" color="red" variant="outline">
                {t('person.erasedAt', { at: formats.instant(person.erasedAt) })}
              </Badge>
            ),
          ],
        ]}
      />
    </Section>
  )
}

function Orders({ person }: { readonly person: Person }) {
  const { t, codeWord, formats } = useLanguage()
  const columns: Column<Person['orders'][number]>[] = [
    {
      id: 'id',
      header: t('orders.number'),
      cell: ({ id }) => <CopyableId id={id} to={`/orders/${id}`} isShort />,
    },
    { id: 'code', header: t('orders.product'), cell: ({ code }) => codeWord('products', code) },
    { id: 'state', header: t('orders.state'), cell: ({ state }) => codeWord('orderStates', state) },
    {
      id: 'amount',
      header: t('orders.amount'),
      cell: ({ amount }) => formats.money(amount),
      sortBy: ({ amount }) => amount.minor,
      isNumber: true,
    },
    {
      id: 'created',
      header: t('orders.createdAt'),
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      sortBy: ({ createdAt }) => createdAt,
    },
    { id: 'paid', header: t('orders.paidAt'), cell: ({ paidAt }) => <Moment at={paidAt} /> },
  ]
  return (
    <Section title={t('person.orders')}>
      <DataTable
        label={t('person.orders')}
        columns={columns}
        rows={person.orders}
        keyOf={({ id }) => id}
        empty={t('person.noOrders')}
      />
    </Section>
  )
}

function Sessions({ person: { id, sessions }, reload }: Part) {
  const { t } = useLanguage()
  const columns: Column<Person['sessions'][number]>[] = [
    { id: 'device', header: t('person.device'), cell: ({ device }) => device },
    { id: 'begun', header: t('person.begunAt'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { id: 'used', header: t('person.usedAt'), cell: ({ lastUsedAt }) => <Moment at={lastUsedAt} /> },
  ]
  return (
    <Section
      title={t('person.sessions')}
      actions={
        sessions.length > 0 && (
          <ActButton
            operation={consoleCalls.endPersonSessions}
            label={t('person.endSessions.button')}
            text={t('person.endSessions.text')}
            inputOf={() => ({ id })}
            doneWords={({ ended }) => t('person.endSessions.done', { count: ended })}
            onDone={reload}
          />
        )
      }
    >
      <DataTable
        label={t('person.sessions')}
        columns={columns}
        rows={sessions}
        keyOf={({ device, createdAt }) => `${createdAt} ${device}`}
        empty={t('person.noSessions')}
      />
    </Section>
  )
}

function Events({ person: { events } }: { readonly person: Person }) {
  const { t, codeWord } = useLanguage()
  const columns: Column<Person['events'][number] & { readonly no: number }>[] = [
    { id: 'at', header: t('person.eventAt'), cell: ({ at }) => <Moment at={at} /> },
    { id: 'kind', header: t('person.event'), cell: ({ kind }) => codeWord('securityEvents', kind) },
  ]
  return (
    <Section title={t('person.events')}>
      <DataTable
        label={t('person.events')}
        columns={columns}
        rows={events.map((event, no) => ({ ...event, no }))}
        keyOf={({ no }) => String(no)}
        empty={t('person.noEvents')}
      />
    </Section>
  )
}
