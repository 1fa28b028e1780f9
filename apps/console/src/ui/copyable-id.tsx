import { Anchor, CopyButton, Group, Text, Tooltip, UnstyledButton } from '@mantine/core'
import { Link } from 'react-router'
import { useLanguage } from '../i18n/words-provider.tsx'

const SHORT_CHARS = 8

type CopyableIdProps = {
  readonly id: string
  /** In tables the beginning of an id is enough. */
  readonly isShort?: boolean
  /** The page of what the id names. */
  readonly to?: string | undefined
}

/** An id with a button that copies it; with a page of its own it is a link. */
export function CopyableId({ id, isShort = false, to }: CopyableIdProps) {
  const { t } = useLanguage()
  const shown = isShort && id.length > SHORT_CHARS ? `${id.slice(0, SHORT_CHARS)}…` : id
  return (
    <Group gap={4} wrap="nowrap" display="inline-flex">
      {to === undefined ? (
        <Text ff="monospace" size="sm" span>
          {shown}
        </Text>
      ) : (
        <Anchor component={Link} to={to} ff="monospace" size="sm" aria-label={t('ui.openId', { id })}>
          {shown}
        </Anchor>
      )}
      <CopyButton value={id}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? t('ui.copied') : t('ui.copy')} withArrow>
            <UnstyledButton onClick={copy} aria-label={t('ui.copyId', { id })} p={5} lh={0}>
              <CopySign isDone={copied} />
            </UnstyledButton>
          </Tooltip>
        )}
      </CopyButton>
    </Group>
  )
}

function CopySign({ isDone }: { readonly isDone: boolean }) {
  return (
    <svg width="14" height="14" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
      {isDone ? <path d="M3 8.5l3.5 3.5L13 4.5" /> : <path d="M5.5 5.5h7v8h-7zM3.5 10.5v-8h7" />}
    </svg>
  )
}
