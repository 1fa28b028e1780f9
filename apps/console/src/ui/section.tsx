import { Group, Paper, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

type SectionProps = {
  readonly title: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A titled part of a page. */
export function Section({ title, actions, children }: SectionProps) {
  const id = useId()
  return (
    <Paper component="section" withBorder p="md" mb="md" aria-labelledby={id}>
      <Group justify="space-between" mb="sm">
        <Title order={2} id={id}>
          {title}
        </Title>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Paper>
  )
}
