import { Anchor, Button, Group, SegmentedControl, TextInput } from '@mantine/core'
import { type ConsoleOutput, consoleCalls, type QuestionState, questionStates } from '@zeri/contract/console'
import { type SubmitEvent, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useOperation } from '../../calls/use-operation.ts'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { changeQuery } from '../../ui/change-query.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Moment } from '../../ui/moment.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pager } from '../../ui/pager.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'
import { type QuestionSearch, questionSearchOf } from './question-search.ts'
import { QuestionStateBadge } from './question-state.tsx'

type Page = ConsoleOutput<typeof consoleCalls.listQuestions>
type Filter = { readonly state?: QuestionState; readonly after?: string }

const ANY = 'any'
const isState = (value: string): value is QuestionState => questionStates.some((state) => state === value)

/** Questions of visitors. What is searched for stays out of the address: it may be an e-mail. */
export function InboxPage() {
  const { t } = useLanguage()
  const [query] = useSearchParams()
  const [search, setSearch] = useState<QuestionSearch>({ kind: 'all' })
  const [state, after] = [query.get('state') ?? 'open', query.get('after') ?? '']
  const filter = { ...(isState(state) ? { state } : {}), ...(after === '' ? {} : { after }) }
  return (
    <>
      <PageHead title={t('questions.title')} lead={t('questions.lead')} />
      <Filters state={state} onSearch={setSearch} />
      {search.kind === 'email' ? (
        <OfAddress filter={filter} email={search.email} />
      ) : (
        <WithWords filter={filter} {...(search.kind === 'words' ? { words: search.words } : {})} />
      )}
    </>
  )
}

type FiltersProps = { readonly state: string; readonly onSearch: (search: QuestionSearch) => void }

function Filters({ state, onSearch }: FiltersProps) {
  const { t, codeWord } = useLanguage()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [typed, setTyped] = useState('')
  const show = (changes: Readonly<Record<string, string>>) =>
    navigate(changeQuery(query, { ...changes, after: undefined }))
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(questionSearchOf(typed))
    // A number or an address is searched in every state.
    show({ state: typed.trim() === '' ? 'open' : ANY })
  }
  return (
    <Group align="flex-end" justify="space-between" mb="sm">
      <SegmentedControl
        size="xs"
        aria-label={t('questions.state')}
        value={isState(state) ? state : ANY}
        onChange={(value) => show({ state: value })}
        data={[...questionStates, ANY].map((value) => ({
          value,
          label: codeWord('questionFilters', value),
        }))}
      />
      <form onSubmit={find} noValidate>
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <TextInput
            size="xs"
            w={320}
            label={t('questions.search')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            maxLength={100}
            autoComplete="off"
          />
          <Button type="submit" size="xs" variant="default">
            {t('questions.find')}
          </Button>
        </Group>
      </form>
    </Group>
  )
}

function WithWords({ filter, words }: { readonly filter: Filter; readonly words?: string }) {
  const page = useOperation(consoleCalls.listQuestions, {
    ...filter,
    ...(words === undefined ? {} : { words }),
  })
  return <WhenLoaded of={page}>{(loaded) => <QuestionTable page={loaded} />}</WhenLoaded>
}

function OfAddress({ filter, email }: { readonly filter: Filter; readonly email: string }) {
  const page = useOperation(consoleCalls.findQuestionsOf, { ...filter, email })
  return <WhenLoaded of={page}>{(loaded) => <QuestionTable page={loaded} />}</WhenLoaded>
}

function QuestionTable({ page }: { readonly page: Page }) {
  const { t, codeWord } = useLanguage()
  const columns: Column<Page['questions'][number]>[] = [
    { id: 'created', header: t('questions.createdAt'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { id: 'number', header: t('questions.number'), cell: ({ number }) => number },
    {
      id: 'topic',
      header: t('questions.topic'),
      cell: ({ id, topic }) => (
        <Anchor component={Link} to={`/questions/${id}`} size="sm" lineClamp={2}>
          {topic}
        </Anchor>
      ),
    },
    { id: 'locale', header: t('questions.language'), cell: ({ locale }) => codeWord('locales', locale) },
    { id: 'state', header: t('questions.state'), cell: ({ state }) => <QuestionStateBadge state={state} /> },
    {
      id: 'answered',
      header: t('questions.answeredAt'),
      cell: ({ answeredAt }) => <Moment at={answeredAt} />,
    },
  ]
  return (
    <>
      <DataTable
        label={t('questions.title')}
        columns={columns}
        rows={page.questions}
        keyOf={({ id }) => id}
        empty={t('questions.none')}
      />
      <Pager cursor="after" next={page.next} />
    </>
  )
}
