import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Fault, faultWords } from '../calls/fault.ts'
import type { Loaded } from '../calls/use-operation.ts'
import { useLanguage } from '../i18n/words-provider.tsx'
import { PageHead } from './page-head.tsx'

type WhenLoadedProps<Value> = {
  readonly of: { readonly loaded: Loaded<Value>; readonly reload: () => Promise<void> }
  /** The heading while there is no value to take one from. */
  readonly title?: string
  readonly children: (value: Value) => ReactNode
}

/** What an operation has returned, or that it is still loading, or why it failed. */
export function WhenLoaded<Value>({ of: { loaded, reload }, title, children }: WhenLoadedProps<Value>) {
  if (loaded.state === 'done') return children(loaded.value)
  return (
    <>
      {title !== undefined && <PageHead title={title} />}
      {loaded.state === 'failed' ? <FaultAlert fault={loaded.fault} onRetry={reload} /> : <LoadingLines />}
    </>
  )
}

function LoadingLines() {
  const { t } = useLanguage()
  return (
    <Stack gap="xs" role="status" aria-label={t('ui.loading')}>
      {['a', 'b', 'c', 'd'].map((line) => (
        <Skeleton key={line} height={28} radius="sm" />
      ))}
    </Stack>
  )
}

type FaultAlertProps = { readonly fault: Fault; readonly onRetry?: () => void }

/** Why something failed, in words. */
export function FaultAlert({ fault, onRetry }: FaultAlertProps) {
  const language = useLanguage()
  return (
    <Alert color="red" variant="outline" role="alert">
      <Group justify="space-between">
        <Text size="sm">{faultWords(language, fault)}</Text>
        {onRetry && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {language.t('ui.retry')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
