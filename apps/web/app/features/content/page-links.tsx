import { useTranslation } from '../../i18n/use-translation.ts'
import { PillLink } from '../../ui/pill.tsx'
import styles from './reading.module.css'

type PageLinksProps = {
  /** From 0. */
  readonly page: number
  readonly pages: number
  readonly pathOf: (page: number) => `/${string}`
}

/** Pagination of a list; nothing if it has one page. */
export function PageLinks({ page, pages, pathOf }: PageLinksProps) {
  const { t } = useTranslation()
  if (pages < 2) return null
  return (
    <nav className={styles.row} aria-label={t('content.articles.pages')}>
      {page > 0 && (
        <PillLink to={pathOf(page - 1)} rel="prev">
          {t('content.articles.previous')}
        </PillLink>
      )}
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <PillLink
          key={number}
          to={pathOf(number - 1)}
          aria-label={t('content.articles.page', { number })}
          aria-current={number - 1 === page ? 'page' : undefined}
          variant={number - 1 === page ? 'primary' : 'secondary'}
        >
          {number}
        </PillLink>
      ))}
      {page + 1 < pages && (
        <PillLink to={pathOf(page + 1)} rel="next">
          {t('content.articles.next')}
        </PillLink>
      )}
    </nav>
  )
}
