import { localisePath } from '@zeri/contract/browser'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageForm } from '../../ui/form/page-form.tsx'
import { PillButton } from '../../ui/pill.tsx'
import styles from './reading.module.css'

/** Searches articles. It works without a script: the results are a page. */
export function SearchForm({ query }: { readonly query: string }) {
  const { t } = useTranslation()
  return (
    <PageForm role="search" action={localisePath('/articles/search', useLocale())} className={styles.search}>
      <input
        type="search"
        name="q"
        aria-label={t('content.articles.search')}
        placeholder={t('content.articles.search')}
        maxLength={200}
        defaultValue={query}
      />
      <PillButton type="submit">{t('content.articles.find')}</PillButton>
    </PageForm>
  )
}
