import { Button, Group } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { useLanguage } from '../i18n/words-provider.tsx'
import { changeQuery } from './change-query.ts'

type PagerProps = {
  /** The name of the cursor in the query. */
  readonly cursor: string
  /** The cursor of the next page; null on the last. */
  readonly next: string | number | null
}

/**
 * Moves between pages of a list that is ordered from the latest on. The cursor is in the address, so that the browser's own
 * buttons work and a page survives a sign-in.
 */
export function Pager({ cursor, next }: PagerProps) {
  const { t } = useLanguage()
  const [query] = useSearchParams()
  const isFirst = !query.has(cursor)
  if (isFirst && next === null) return null
  const button = { component: Link, variant: 'default', size: 'xs' } as const
  return (
    <Group component="nav" gap="xs" mt="sm" aria-label={t('ui.pages')}>
      {!isFirst && (
        <Button {...button} to={changeQuery(query, { [cursor]: undefined })}>
          {t('ui.firstPage')}
        </Button>
      )}
      {next !== null && (
        <Button {...button} to={changeQuery(query, { [cursor]: String(next) })}>
          {t('ui.nextPage')}
        </Button>
      )}
    </Group>
  )
}
