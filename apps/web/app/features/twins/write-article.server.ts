import type { Figure } from '@zeri/contract'
import type { loadArticle } from '../content/load-article.server.ts'
import { joinBlocks, writeFact, writeHeading, writeLink, writeList, writeSection } from './markdown.ts'
import type { TwinSetting } from './twin-setting.server.ts'
import { writeExample, writeFigureWords } from './write-parts.server.ts'

type Article = Awaited<ReturnType<typeof loadArticle<Figure>>>

const LINK_TO_PAGE = /(?<=\]\()\/[^)\s]*(?=\))/g

/** The twin of an article: its text as it was written, its examples computed, its figures in words. */
export function writeArticle(article: Article, setting: TwinSetting): string {
  const { t, words, product, linkTo } = setting
  const { id, title, description, section, dateInWords, minutes, parts, related } = article
  return joinBlocks([
    writeHeading(1, title),
    description,
    writeList([
      writeFact(t('content.article.breadcrumb'), section.title),
      t('content.article.byline'),
      dateInWords,
      t('content.article.minutes', { count: minutes }),
    ]),
    ...parts.map((part) => {
      if (part === null) return null
      if (typeof part === 'string') return part.replace(LINK_TO_PAGE, linkTo)
      return 'show' in part ? writeExample(part, setting) : writeFigureWords(part)
    }),
    writeSection(t('content.article.related'), [
      writeList(
        related.map((one) => `${writeLink(one.title, linkTo(`/articles/${one.id}`))}: ${one.description}`),
      ),
    ]),
    '---',
    writeList([`${words.page}: ${writeLink(product, linkTo(`/articles/${id}`).replace(/\.md$/, ''))}`]),
  ])
}
