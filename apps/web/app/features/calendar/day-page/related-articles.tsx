import { useTranslation } from '../../../i18n/use-translation.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { DayPageData } from './load-day-page.ts'
import styles from './related-articles.module.css'

/** Articles about the officer and the stars of the day. */
export function RelatedArticles({ articles }: Pick<DayPageData, 'articles'>) {
  const { t } = useTranslation()
  if (articles.length === 0) return null
  return (
    <div className={styles.onScreen}>
      <Panel isFoldedOnPhones title={t('day.reading')}>
        <ul className={styles.list}>
          {articles.map(({ id, title }) => (
            <li key={id}>
              <PageLink to={`/articles/${id}`}>{title}</PageLink>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
