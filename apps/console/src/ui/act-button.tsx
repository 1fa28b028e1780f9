import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type ConsoleInput, type ConsoleOperation, type ConsoleOutput, mayDo } from '@zeri/contract/console'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useOperator } from '../calls/session.tsx'
import { useAct } from '../calls/use-act.ts'
import { useLanguage } from '../i18n/words-provider.tsx'
import { useNotify } from './notices.tsx'
import { FaultAlert } from './when-loaded.tsx'

type ActButtonProps<Op extends ConsoleOperation> = {
  readonly operation: Op
  /** The button, and the heading of its dialog. */
  readonly label: string
  /** What will happen, in a sentence or two. */
  readonly text: string
  /** The input of the call; `reason` is what was typed, if a reason is required. */
  readonly inputOf: (reason: string) => ConsoleInput<Op>
  readonly needsReason?: boolean
  /** Sets the further fields to what they are at first. */
  readonly onOpen?: () => void
  /** Whether the further fields are filled in. */
  readonly isReady?: boolean
  /** It cannot be undone. */
  readonly isDangerous?: boolean
  /** Further fields of the dialog. */
  readonly children?: ReactNode
  /** What has been done, in words; nothing is shown without it. */
  readonly doneWords?: (result: ConsoleOutput<Op>) => string
  readonly onDone?: (result: ConsoleOutput<Op>) => void
}

const REASON_CHARS = { min: 3, max: 200 } as const

/** A button for an act, with a dialog that confirms it. Nobody sees it whose role may not act. */
export function ActButton<Op extends ConsoleOperation>(props: ActButtonProps<Op>) {
  const { operation, label, isDangerous = false, onOpen } = props
  const { t } = useLanguage()
  const { role } = useOperator()
  const [isOpen, setOpen] = useState(false)
  if (!mayDo(role, operation)) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button
        size="xs"
        flex="none"
        variant={isDangerous ? 'outline' : 'default'}
        {...(isDangerous ? { color: 'red' } : {})}
        onClick={() => {
          onOpen?.()
          setOpen(true)
        }}
      >
        {label}
      </Button>
      <Modal opened={isOpen} onClose={close} title={label} closeButtonProps={{ 'aria-label': t('ui.close') }}>
        <ActForm {...props} close={close} />
      </Modal>
    </>
  )
}

function ActForm<Op extends ConsoleOperation>({
  operation,
  label,
  text,
  inputOf,
  needsReason = false,
  isReady = true,
  isDangerous = false,
  children,
  doneWords,
  onDone,
  close,
}: ActButtonProps<Op> & { readonly close: () => void }) {
  const { t } = useLanguage()
  const notify = useNotify()
  const { act, isBusy, fault } = useAct(operation)
  const [reason, setReason] = useState('')

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const result = await act(inputOf(reason.trim()))
    if (result === undefined) return
    close()
    if (doneWords) notify(doneWords(result))
    onDone?.(result)
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Text size="sm">{text}</Text>
        {children}
        {needsReason && (
          <TextInput
            label={t('ui.reason')}
            description={t('ui.reasonHint')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            minLength={REASON_CHARS.min}
            maxLength={REASON_CHARS.max}
            required
            data-autofocus
          />
        )}
        {fault && <FaultAlert fault={fault} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            {t('ui.cancel')}
          </Button>
          <Button
            type="submit"
            loading={isBusy}
            disabled={!isReady}
            {...(isDangerous ? { color: 'red' } : {})}
          >
            {label}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
