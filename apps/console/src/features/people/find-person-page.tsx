import { Button, Group, Text, TextInput } from '@mantine/core'
import { consoleCalls } from '@zeri/contract/console'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '../../calls/use-act.ts'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { FaultAlert } from '../../ui/when-loaded.tsx'
import { searchOf } from './person-search.ts'

export function FindPersonPage() {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const { act, isBusy, fault, clearFault } = useAct(consoleCalls.findPerson)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<'invalid' | 'nobody'>()

  const find = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    clearFault()
    const search = searchOf(typed)
    if (!search) return setProblem('invalid')
    setProblem(undefined)
    const found = await act(search)
    if (found?.id) navigate(`/people/${found.id}`)
    else if (found) setProblem('nobody')
  }
  return (
    <>
      <PageHead title={t('findPerson.title')} lead={t('findPerson.lead')} />
      <form onSubmit={find} noValidate>
        <Group align="flex-end" gap="xs" maw={640} mb="sm">
          <TextInput
            label={t('findPerson.field')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={problem === 'invalid' && t('findPerson.invalid')}
            autoComplete="off"
            autoFocus
            flex={1}
          />
          <Button type="submit" loading={isBusy}>
            {t('findPerson.button')}
          </Button>
        </Group>
      </form>
      {problem === 'nobody' && (
        <Text size="sm" role="status">
          {t('findPerson.nobody')}
        </Text>
      )}
      {fault && <FaultAlert fault={fault} />}
    </>
  )
}
