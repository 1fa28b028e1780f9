import type { PageDeclaration } from '@zeri/contract'
import { listArticles, listSections } from '@zeri/contract'
import { signPath } from '@zeri/contract/browser'
import { data } from 'react-router'
import { pageContext } from '../context.ts'
import { ArticleList } from '../features/content/article-list.tsx'
import { FeedLink } from '../features/content/feed-link.tsx'
import { listPath, PAGE_SIZE, readPageNumber } from '../features/content/list-page.ts'
import { loadText } from '../features/content/load-text.server.ts'
import { PageLinks } from '../features/content/page-links.tsx'
import styles from '../features/content/reading.module.css'
import { SearchForm } from '../features/content/search-form.tsx'
import { SectionLinks } from '../features/content/section-links.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageLink } from '../ui/page-link.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/articles.ts'

export const handle = { cache: 'steady', words: 'content', indexable: true } satisfies PageDeclaration

export async function loader({ params, context }: Route.LoaderArgs) {
  // True: the pages of the list have a number in their address, the list itself has none.
  const page = readPageNumber((params as { page?: string }).page)
  if (page === undefined) throw data(null, { status: 404 })
  const pageInfo = context.get(pageContext)
  const [{ articles, total }, { sections }] = await Promise.all([
    loadText(pageInfo, listArticles, { page, limit: PAGE_SIZE }),
    loadText(pageInfo, listSections, {}),
  ])
  if (articles.length === 0 && page > 0) throw data(null, { status: 404 })
  return { page, articles, sections, pages: Math.ceil(total / PAGE_SIZE) }
}

export default function Articles({ loaderData: { page, articles, sections, pages } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const title = t('content.articles.title')
  const numbered = page === 0 ? title : `${title}, ${t('content.articles.page', { number: page + 1 })}`
  return (
    <div className={styles.wide}>
      <PageHead
        title={`${numbered} · ${product}`}
        description={t('content.articles.description')}
        trail={[
          { name: product, path: '/' },
          { name: title, path: '/articles' },
        ]}
      />
      <FeedLink />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{t('content.articles.lead')}</p>
      <SearchForm query="" />
      <SectionLinks sections={sections} />
      <p>
        <PageLink to={signPath()}>{t('signs.index.title')}</PageLink>
      </p>
      <div className={styles.part}>
        <ArticleList articles={articles} level={2} />
      </div>
      <PageLinks page={page} pages={pages} pathOf={listPath} />
      <p className={styles.row}>
        <PageLink to="/method">{t('content.articles.method')}</PageLink>
        <PageLink to="/observatory">{t('content.articles.observatory')}</PageLink>
      </p>
    </div>
  )
}
