import type { PageDeclaration } from '@zeri/contract'
import { getArticle } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { ArticlePage } from '../features/content/article-page.tsx'
import { loadExample } from '../features/content/examples/load-examples.server.ts'
import { FeedLink } from '../features/content/feed-link.tsx'
import { loadText } from '../features/content/load-text.server.ts'
import { writeFigure } from '../features/figures/write-figure.server.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { dateWords } from '../i18n/civil-day.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/article.ts'

// Its examples show today.
export const handle = { cache: 'today', words: 'content', indexable: true } satisfies PageDeclaration

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { article } = await loadText(page, getArticle, { id })
  const parts = await Promise.all(
    article.blocks.map((block) => {
      if (block.kind === 'html') return block.html
      return block.kind === 'figure' ? writeFigure(block.figure, page) : loadExample(block.example, page)
    }),
  )
  const { blocks: _, ...rest } = article
  return { ...rest, parts, dateInWords: dateWords(article.date, page.locale).date }
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
