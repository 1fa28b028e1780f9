import { Badge, Group, Stack, Text, TextInput } from '@mantine/core'
import { type ConsoleOutput, consoleCalls } from '@zeri/contract/console'
import { useState } from 'react'
import { useOperation } from '../../calls/use-operation.ts'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { ActButton } from '../../ui/act-button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Moment } from '../../ui/moment.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'

type Switch = ConsoleOutput<typeof consoleCalls.listSwitches>['switches'][number]
type Part = { readonly part: Switch; readonly reload: () => Promise<void> }

const NOTE_CHARS = 200

/** Parts of the site that can be switched off while it runs. */
export function SwitchesPage() {
  const { t } = useLanguage()
  const switches = useOperation(consoleCalls.listSwitches, {})
  return (
    <>
      <PageHead title={t('switches.title')} lead={t('switches.lead')} />
      <WhenLoaded of={switches}>
        {({ switches: parts }) =>
          parts.map((part) => <OneSwitch key={part.name} part={part} reload={switches.reload} />)
        }
      </WhenLoaded>
    </>
  )
}

function OneSwitch({ part, reload }: Part) {
  const { t, codeWord } = useLanguage()
  const { name, on, since, note } = part
  return (
    <Section
      title={codeWord('switches', name)}
      actions={<SwitchAct key={String(on)} part={part} reload={reload} />}
    >
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {codeWord('switchHints', name)}
        </Text>
        <Group gap="xs">
          <Badge variant="dot" color={on ? 'jade' : 'red'} tt="none" fw={500} miw="max-content">
            {on ? t('switches.on') : t('switches.off')}
          </Badge>
          {since !== null && (
            <Text size="sm">
              {t('switches.since')} <Moment at={since} />
            </Text>
          )}
        </Group>
        {note && (
          <Text size="sm">
            {t('switches.note')} <span lang="en">{note.en}</span> · <span lang="ru">{note.ru}</span>
          </Text>
        )}
        {part.history.length > 0 && <History part={part} />}
      </Stack>
    </Section>
  )
}

/** Switches it off or on. A note needs both languages, or there is none. */
function SwitchAct({ part: { name, on }, reload }: Part) {
  const { t, codeWord } = useLanguage()
  const [note, setNote] = useState({ en: '', ru: '' })
  const [en, ru] = [note.en.trim(), note.ru.trim()]
  const word = codeWord('switches', name)
  const field = (locale: 'en' | 'ru', label: string) => (
    <TextInput
      label={label}
      value={note[locale]}
      onChange={(event) => setNote({ ...note, [locale]: event.currentTarget.value })}
      maxLength={NOTE_CHARS}
      lang={locale}
    />
  )
  return (
    <ActButton
      operation={consoleCalls.setSwitch}
      label={t(on ? 'switches.turnOff.button' : 'switches.turnOn.button', { part: word })}
      text={t(on ? 'switches.turnOff.text' : 'switches.turnOn.text')}
      isReady={(en === '') === (ru === '')}
      inputOf={(reason) => ({ name, on: !on, reason, note: en === '' ? null : { en, ru } })}
      needsReason
      isDangerous={on}
      doneWords={() => t(on ? 'switches.turnOff.done' : 'switches.turnOn.done', { part: word })}
      onDone={reload}
    >
      {field('en', t('switches.noteEn'))}
      {field('ru', t('switches.noteRu'))}
      <Text size="xs" c="dimmed">
        {t('switches.noteHint')}
      </Text>
    </ActButton>
  )
}

function History({ part: { name, history } }: { readonly part: Switch }) {
  const { t, codeWord } = useLanguage()
  const columns: Column<Switch['history'][number]>[] = [
    { id: 'at', header: t('switches.at'), cell: ({ at }) => <Moment at={at} /> },
    { id: 'by', header: t('switches.by'), cell: ({ by }) => by },
    { id: 'on', header: t('switches.change'), cell: ({ on }) => t(on ? 'switches.on' : 'switches.off') },
    { id: 'reason', header: t('switches.reason'), cell: ({ reason }) => reason ?? '—' },
  ]
  return (
    <DataTable
      label={t('switches.history', { part: codeWord('switches', name) })}
      columns={columns}
      rows={history}
      keyOf={({ at }) => at}
      empty=""
    />
  )
}
