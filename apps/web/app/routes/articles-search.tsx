import type { PageDeclaration } from '@zeri/contract'
import { listArticles } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { ArticleList } from '../features/content/article-list.tsx'
import { PAGE_SIZE, readPageNumber } from '../features/content/list-page.ts'
import { loadText } from '../features/content/load-text.server.ts'
import { PageLinks } from '../features/content/page-links.tsx'
import styles from '../features/content/reading.module.css'
import { SearchForm } from '../features/content/search-form.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageLink } from '../ui/page-link.tsx'
import { PillLink } from '../ui/pill.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/articles-search.ts'

export const handle = { cache: 'visitor', words: 'content', indexable: false } satisfies PageDeclaration

const MAX_QUERY_CHARS = 200

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const query = (searchParams.get('q') ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_CHARS)
  const page = readPageNumber(searchParams.get('page') ?? undefined) ?? 0
  if (query === '') return { query, page, articles: [], total: 0, questions: [] }
  const { articles, total, questions } = await loadText(context.get(pageContext), listArticles, {
    page,
    limit: PAGE_SIZE,
    query,
  })
  return { query, page, articles, total, questions }
}

export default function ArticlesSearch({
  loaderData: { query, page, articles, total, questions },
}: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const title = t('content.articles.searchTitle')
  const pathOf = (number: number): `/${string}` =>
    `/articles/search?${new URLSearchParams({ q: query, ...(number > 0 && { page: String(number + 1) }) })}`
  return (
    <div className={styles.wide}>
      <PageHead title={`${title} · ${product}`} index={false} />
      <h1 className={styles.title}>{title}</h1>
      <SearchForm query={query} key={query} />
      <div role="status" className={styles.sentence}>
        {query !== '' && total > 0 && <p>{t('content.articles.found', { count: total, query })}</p>}
        {query !== '' && total + questions.length === 0 && (
          <p>
            <strong>{t('content.articles.nothing', { query })}</strong> {t('content.articles.nothingHint')}
          </p>
        )}
      </div>
      <div className={styles.part}>
        <ArticleList articles={articles} level={2} />
      </div>
      {questions.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.heading}>{t('content.faq.title')}</h2>
          <ul className={styles.found}>
            {questions.map(({ id, question }) => (
              <li key={id}>
                <PageLink to={`/faq#${id}`}>{question}</PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PageLinks page={page} pages={Math.ceil(total / PAGE_SIZE)} pathOf={pathOf} />
      <div className={styles.row}>
        <PillLink to="/articles">{t('content.articles.all')}</PillLink>
      </div>
    </div>
  )
}
