import { localisePath } from '@zeri/contract/browser'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageForm } from '../../ui/form/page-form.tsx'
import { PillButton } from '../../ui/pill.tsx'
import styles from '../content/reading.module.css'

type SiteSearchFormProps = {
  readonly query?: string
  /** Whether typing can begin at once. */
  readonly isFocused?: boolean
}

/** Searches the whole site. It works without a script: the results are a page. */
export function SiteSearchForm({ query = '', isFocused = false }: SiteSearchFormProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)

  // After a navigation the frame moves the focus to the content; a search without words begins in its field.
  useEffect(() => {
    if (!isFocused) return undefined
    const frame = requestAnimationFrame(() => input.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isFocused])

  return (
    <PageForm role="search" action={localisePath('/search', useLocale())} className={styles.search}>
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={t('search.label')}
        placeholder={t('search.example')}
        maxLength={100}
        defaultValue={query}
        enterKeyHint="search"
        // biome-ignore lint/a11y/noAutofocus: the page has no other purpose while nothing was searched
        autoFocus={isFocused}
      />
      <PillButton type="submit">{t('place.search')}</PillButton>
    </PageForm>
  )
}
