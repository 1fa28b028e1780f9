import type { ArticleBrief } from '@zeri/contract'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { TextWithHanzi } from '../../ui/text-with-hanzi.tsx'
import styles from './article-list.module.css'

type ArticleListProps = {
  readonly articles: readonly ArticleBrief[]
  /** Heading level of the titles, one below the heading above the list. */
  readonly level: 2 | 3
}

/** Articles with title, description and reading time. */
export function ArticleList({ articles, level }: ArticleListProps) {
  const { t } = useTranslation()
  const Title = `h${level}` as const
  return (
    <ul className={styles.list}>
      {articles.map(({ id, title, description, minutes }) => (
        <li key={id} className={styles.item}>
          <Title className={styles.title}>
            <PageLink to={`/articles/${id}`} className={styles.link}>
              <TextWithHanzi text={title} />
            </PageLink>
          </Title>
          <p className={styles.description}>
            <TextWithHanzi text={description} />
          </p>
          <p className={styles.minutes}>{t('content.article.minutes', { count: minutes })}</p>
        </li>
      ))}
    </ul>
  )
}
