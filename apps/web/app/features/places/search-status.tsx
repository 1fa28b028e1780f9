import { useTranslation } from '../../i18n/use-translation.ts'
import styles from './place-combobox.module.css'
import type { PlaceSearch } from './place-search.ts'

type SearchStatusProps = { readonly search: PlaceSearch; readonly onRetry: () => void }

/** One line about the search. Screen readers announce its result, but not that it is running. */
export function SearchStatus({ search, onRetry }: SearchStatusProps) {
  const { t } = useTranslation()
  return (
    <>
      <div role="status" className={styles.status}>
        {search.kind === 'idle' && t('place.wellKnown')}
        {search.kind === 'searching' && <span aria-hidden="true">{t('place.searching')}</span>}
        {search.kind === 'found' && t('place.found', { count: search.places.length })}
        {search.kind === 'nothing' && (
          <Sentence title={t('place.nothing', { city: search.city })} hint={t('place.nothingHint')} />
        )}
        {search.kind === 'failed' && <Sentence title={t('place.failed')} hint={t(search.wordsKey)} />}
      </div>
      {search.kind === 'failed' && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('place.retry')}
        </button>
      )}
    </>
  )
}

function Sentence({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <span className={styles.sentence}>
      <strong className={styles.sentenceTitle}>{title}</strong> <span>{hint}</span>
    </span>
  )
}
