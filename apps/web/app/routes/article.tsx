import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { ArticlePage } from '../features/content/article-page.tsx'
import { FeedLink } from '../features/content/feed-link.tsx'
import { loadArticle } from '../features/content/load-article.server.ts'
import { writeFigure } from '../features/figures/write-figure.server.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/article.ts'

// Its examples show today.
export const handle = { cache: 'today', words: 'content', indexable: true } satisfies PageDeclaration

export function loader({ params: { id }, context }: Route.LoaderArgs) {
  return loadArticle(id, context.get(pageContext), { as: 'html', drawFigure: writeFigure })
}

export default function Article({ loaderData: article }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const { id, title, description, section } = article
  return (
    <>
      <PageHead
        title={`${title} · ${product}`}
        description={description}
        trail={[
          { name: product, path: '/' },
          { name: t('content.article.breadcrumb'), path: '/articles' },
          { name: section.title, path: `/sections/${section.id}` },
          { name: title, path: `/articles/${id}` },
        ]}
      />
      <FeedLink />
      <ArticlePage article={article} />
    </>
  )
}
