import { Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core'
import type { ConsoleOutput, consoleCalls } from '@zeri/contract/console'
import { useLanguage } from '../../i18n/words-provider.tsx'

export type Enrolment = ConsoleOutput<typeof consoleCalls.addOperator>

type EnrolmentLinkProps = { readonly enrolment: Enrolment; readonly close: () => void }

/** The link of a new passkey. It is stored nowhere, so it is shown this once; a click outside does not close it. */
export function EnrolmentLink({ enrolment: { link, expiresAt }, close }: EnrolmentLinkProps) {
  const { t, formats } = useLanguage()
  return (
    <Modal
      opened
      onClose={close}
      title={t('operators.link.title')}
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Stack gap="sm">
        <Text size="sm">{t('operators.link.text', { at: formats.instant(expiresAt) })}</Text>
        <Code block>{link}</Code>
        <Group justify="flex-end" gap="xs">
          <CopyButton value={link}>
            {({ copied, copy }) => (
              <Button onClick={copy}>{copied ? t('ui.copied') : t('operators.link.copy')}</Button>
            )}
          </CopyButton>
          <Button variant="default" onClick={close}>
            {t('ui.close')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
