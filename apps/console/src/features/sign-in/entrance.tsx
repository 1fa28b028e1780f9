import { Center, Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { Brand } from '../../ui/brand.tsx'
import { LookSwitches } from '../../ui/look-switches.tsx'

type EntranceProps = { readonly title: string; readonly lead: string; readonly children: ReactNode }

/** The frame of the pages before the sign-in. */
export function Entrance({ title, lead, children }: EntranceProps) {
  const { t } = useLanguage()
  return (
    <Center component="main" mih="100vh" p="md">
      <title>{`${title} · ${t('brand')}`}</title>
      <Paper withBorder p="xl" w={420}>
        <Stack gap="lg">
          <Group justify="space-between">
            <Brand />
            <LookSwitches />
          </Group>
          <Stack gap={4}>
            <Title order={1}>{title}</Title>
            <Text size="sm" c="dimmed">
              {lead}
            </Text>
          </Stack>
          {children}
        </Stack>
      </Paper>
    </Center>
  )
}
