import { Badge, Group, NativeSelect, TextInput } from '@mantine/core'
import { type ConsoleOutput, consoleCalls, type OperatorRole, operatorRoles } from '@zeri/contract/console'
import { useState } from 'react'
import { useOperation } from '../../calls/use-operation.ts'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { ActButton } from '../../ui/act-button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Moment } from '../../ui/moment.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'
import { type Enrolment, EnrolmentLink } from './enrolment-link.tsx'

type OperatorRow = ConsoleOutput<typeof consoleCalls.listOperators>['operators'][number]
type RowActs = {
  readonly operator: OperatorRow
  readonly showLink: (enrolment: Enrolment) => void
  readonly reload: () => Promise<void>
}

/** Everybody who works with the console, those removed included. */
export function OperatorsPage() {
  const { t } = useLanguage()
  const operators = useOperation(consoleCalls.listOperators, {})
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const { reload } = operators
  return (
    <>
      <PageHead title={t('operators.title')} lead={t('operators.lead')}>
        <AddOperator
          onDone={(made) => {
            setEnrolment(made)
            reload()
          }}
        />
      </PageHead>
      {enrolment && <EnrolmentLink enrolment={enrolment} close={() => setEnrolment(undefined)} />}
      <WhenLoaded of={operators}>
        {(list) => <OperatorTable operators={list.operators} showLink={setEnrolment} reload={reload} />}
      </WhenLoaded>
    </>
  )
}

function RoleSelect({
  role,
  onChange,
}: {
  readonly role: OperatorRole
  readonly onChange: (role: OperatorRole) => void
}) {
  const { t, codeWord } = useLanguage()
  return (
    <NativeSelect
      label={t('operators.role')}
      description={t(`operators.roleHints.${role}`)}
      value={role}
      onChange={(event) => {
        const chosen = operatorRoles.find((one) => one === event.currentTarget.value)
        if (chosen) onChange(chosen)
      }}
      data={operatorRoles.map((value) => ({ value, label: codeWord('roles', value) }))}
    />
  )
}

function AddOperator({ onDone }: { readonly onDone: (enrolment: Enrolment) => void }) {
  const { t } = useLanguage()
  const [name, setName] = useState('')
  const [role, setRole] = useState<OperatorRole>('support')
  return (
    <ActButton
      operation={consoleCalls.addOperator}
      label={t('operators.add.button')}
      text={t('operators.add.text')}
      isReady={name.trim() !== ''}
      onOpen={() => setName('')}
      inputOf={() => ({ name: name.trim(), role })}
      onDone={onDone}
    >
      <TextInput
        label={t('operators.name')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={60}
        autoComplete="off"
        required
        data-autofocus
      />
      <RoleSelect role={role} onChange={setRole} />
    </ActButton>
  )
}

function OperatorTable({
  operators,
  ...acts
}: { readonly operators: readonly OperatorRow[] } & Omit<RowActs, 'operator'>) {
  const { t, codeWord } = useLanguage()
  const columns: Column<OperatorRow>[] = [
    { id: 'name', header: t('operators.name'), cell: ({ name }) => name, sortBy: ({ name }) => name },
    {
      id: 'role',
      header: t('operators.role'),
      cell: ({ role }) => codeWord('roles', role),
      sortBy: ({ role }) => operatorRoles.indexOf(role),
    },
    { id: 'passkeys', header: t('operators.passkeys'), cell: ({ passkeys }) => passkeys, isNumber: true },
    { id: 'created', header: t('operators.createdAt'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      id: 'seen',
      header: t('operators.seenAt'),
      cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} none={t('operators.never')} />,
      sortBy: ({ lastSeenAt }) => lastSeenAt ?? '',
    },
    {
      id: 'acts',
      header: t('operators.acts'),
      cell: (operator) =>
        operator.removedAt === null ? (
          <OperatorActs operator={operator} {...acts} />
        ) : (
          <Badge variant="dot" color="gray" tt="none">
            {t('operators.removed')} <Moment at={operator.removedAt} />
          </Badge>
        ),
    },
  ]
  return (
    <DataTable
      label={t('operators.title')}
      columns={columns}
      rows={operators}
      keyOf={({ id }) => id}
      empty={t('operators.none')}
    />
  )
}

function OperatorActs({ operator: { id, name, role }, showLink, reload }: RowActs) {
  const { t, codeWord } = useLanguage()
  const [chosen, setChosen] = useState(role)
  return (
    <Group gap={6}>
      <ActButton
        operation={consoleCalls.changeOperatorRole}
        label={t('operators.change.button')}
        text={t('operators.change.text', { name })}
        onOpen={() => setChosen(role)}
        isReady={chosen !== role}
        inputOf={() => ({ id, role: chosen })}
        doneWords={() => t('operators.change.done', { name, role: codeWord('roles', chosen) })}
        onDone={reload}
      >
        <RoleSelect role={chosen} onChange={setChosen} />
      </ActButton>
      <ActButton
        operation={consoleCalls.inviteOperator}
        label={t('operators.invite.button')}
        text={t('operators.invite.text', { name })}
        inputOf={() => ({ id })}
        onDone={showLink}
      />
      <ActButton
        operation={consoleCalls.removeOperator}
        label={t('operators.remove.button')}
        text={t('operators.remove.text', { name })}
        inputOf={() => ({ id })}
        isDangerous
        doneWords={() => t('operators.remove.done', { name })}
        onDone={reload}
      />
    </Group>
  )
}
