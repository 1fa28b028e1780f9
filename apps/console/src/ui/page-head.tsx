import { Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/words-provider.tsx'

type PageHeadProps = {
  readonly title: string
  /** One sentence about what is shown. */
  readonly lead?: ReactNode
  /** What can be done on the page. */
  readonly children?: ReactNode
}

/** The heading of a page and the title of its tab. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  const { t } = useLanguage()
  return (
    <Group justify="space-between" align="flex-start" mb="md" wrap="wrap">
      <title>{`${title} · ${t('brand')}`}</title>
      <Stack gap={2}>
        <Title order={1}>{title}</Title>
        {lead && (
          <Text size="sm" c="dimmed" component="div">
            {lead}
          </Text>
        )}
      </Stack>
      {children && <Group gap="xs">{children}</Group>}
    </Group>
  )
}
