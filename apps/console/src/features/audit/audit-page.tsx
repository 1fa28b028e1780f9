import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { type ConsoleOutput, consoleCalls } from '@zeri/contract/console'
import { type SubmitEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useOperation } from '../../calls/use-operation.ts'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { changeQuery } from '../../ui/change-query.ts'
import { CopyableId } from '../../ui/copyable-id.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Moment } from '../../ui/moment.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pager } from '../../ui/pager.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'
import { pageOfSubject } from './page-of-subject.ts'

type Entry = ConsoleOutput<typeof consoleCalls.listAudit>['entries'][number]

/** Who did what, and who looked at whom. */
export function AuditPage() {
  const { t } = useLanguage()
  const [query] = useSearchParams()
  const [operator, subject, before] = ['operator', 'subject', 'before'].map((name) => query.get(name) ?? '')
  const audit = useOperation(consoleCalls.listAudit, {
    ...(operator ? { operator } : {}),
    ...(subject ? { subject } : {}),
    ...(before ? { before: Number(before) } : {}),
  })
  return (
    <>
      <PageHead title={t('audit.title')} lead={t('audit.lead')}>
        <Filters />
      </PageHead>
      <WhenLoaded of={audit}>
        {(page) => (
          <>
            <AuditTable entries={page.entries} />
            <Pager cursor="before" next={page.next} />
          </>
        )}
      </WhenLoaded>
    </>
  )
}

function Filters() {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { loaded } = useOperation(consoleCalls.listOperators, {})
  const [subject, setSubject] = useState(query.get('subject') ?? '')
  const operators = loaded.state === 'done' ? loaded.value.operators : []
  const filter = (changes: Readonly<Record<string, string>>) =>
    navigate(changeQuery(query, { ...changes, before: undefined }))
  return (
    <form
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        filter({ subject: subject.trim() })
      }}
    >
      <Group gap="xs" align="flex-end">
        <NativeSelect
          size="xs"
          label={t('audit.operator')}
          value={query.get('operator') ?? ''}
          onChange={(event) => filter({ operator: event.currentTarget.value })}
          data={[
            { value: '', label: t('audit.anyone') },
            ...operators.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <TextInput
          size="xs"
          label={t('audit.subject')}
          value={subject}
          onChange={(event) => setSubject(event.currentTarget.value)}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" size="xs" variant="default">
          {t('audit.show')}
        </Button>
      </Group>
    </form>
  )
}

function AuditTable({ entries }: { readonly entries: readonly Entry[] }) {
  const { t, codeWord } = useLanguage()
  const columns: Column<Entry>[] = [
    { id: 'seq', header: t('audit.seq'), cell: ({ seq }) => seq, isNumber: true },
    { id: 'at', header: t('audit.at'), cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'operator',
      header: t('audit.operator'),
      cell: ({ operator }) => operator?.name ?? t('audit.machine'),
    },
    { id: 'action', header: t('audit.action'), cell: ({ action }) => codeWord('actions', action) },
    {
      id: 'subject',
      header: t('audit.subject'),
      cell: (entry) => <CopyableId id={entry.subject} to={pageOfSubject(entry)} isShort />,
    },
    { id: 'details', header: t('audit.details'), cell: ({ details }) => <Details details={details} /> },
  ]
  return (
    <DataTable
      label={t('audit.title')}
      columns={columns}
      rows={entries}
      keyOf={({ seq }) => String(seq)}
      empty={t('audit.none')}
    />
  )
}

function Details({ details }: Pick<Entry, 'details'>) {
  const { codeWord } = useLanguage()
  return (
    <Text size="sm" component="span">
      {Object.entries(details)
        .map(([name, value]) => `${codeWord('details', name)}: ${value ?? '—'}`)
        .join('; ')}
    </Text>
  )
}
