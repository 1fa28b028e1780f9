import { type FigureMark, getArticle, type PageContext } from '@zeri/contract'
import { dateWords } from '../../i18n/civil-day.ts'
import { loadExample } from './examples/load-examples.server.ts'
import { loadText } from './load-text.server.ts'

/** How the texts and figures of an article are written. */
type ArticleForm<Drawing> = {
  readonly as: 'html' | 'markdown'
  readonly drawFigure: (mark: FigureMark, page: PageContext) => Promise<Drawing | null>
}

/** Loads an article with its parts in order: texts, computed examples and figures. */
export async function loadArticle<Drawing>(
  id: string,
  page: PageContext,
  { as, drawFigure }: ArticleForm<Drawing>,
) {
  const { article } = await loadText(page, getArticle, { id, as })
  const parts = await Promise.all(
    article.blocks.map((block) => {
      if (block.kind === 'html') return block.html
      if (block.kind === 'markdown') return block.markdown
      return block.kind === 'figure' ? drawFigure(block.figure, page) : loadExample(block.example, page)
    }),
  )
  const { blocks: _, ...rest } = article
  return { ...rest, parts, dateInWords: dateWords(article.date, page.locale).date }
}
