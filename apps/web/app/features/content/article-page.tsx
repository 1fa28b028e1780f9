import type { ArticleBrief } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { withKeys } from '../../ui/list-keys.ts'
import { TextWithHanzi } from '../../ui/text-with-hanzi.tsx'
import { usePage } from '../../use-page.ts'
import { FigurePart } from '../figures/figure-part.tsx'
import type { WrittenFigure } from '../figures/write-figure.server.ts'
import { ArticleList } from './article-list.tsx'
import { ContentsNav } from './contents-nav.tsx'
import { ExampleView } from './examples/example-view.tsx'
import type { LoadedExample } from './examples/load-examples.server.ts'
import styles from './reading.module.css'
import { StructuredData } from './structured-data.tsx'
import { TextBody } from './text-body.tsx'

/** HTML, a computed example or figure; null where one could not be computed. */
type Part = string | LoadedExample | WrittenFigure | null

type ArticlePageProps = {
  readonly article: Omit<ArticleBrief, 'section'> & {
    readonly section: { readonly id: string; readonly title: string }
    readonly contents: readonly { readonly id: string; readonly heading: string }[]
    readonly parts: readonly Part[]
    readonly related: readonly ArticleBrief[]
    readonly dateInWords: string
  }
}

/** Names a part of a text for its key: parts never change places, so the second text stays the second. */
const kindOf = (part: Part): string => (typeof part === 'string' ? 'text' : (part?.show ?? 'missing'))

/** The page of an article. */
export function ArticlePage({ article }: ArticlePageProps) {
  const { t } = useTranslation()
  const { id, title, description, section, date, dateInWords, minutes, contents, parts, related } = article
  return (
    <article className={styles.article}>
      <ArticleData id={id} title={title} description={description} date={date} />
      <Breadcrumbs
        above={[
          { label: t('content.article.breadcrumb'), to: '/articles' },
          { label: section.title, to: `/sections/${section.id}` },
        ]}
        here={title}
      />
      <h1 className={styles.title}>
        <TextWithHanzi text={title} />
      </h1>
      <p className={styles.lead}>
        <TextWithHanzi text={description} />
      </p>
      <p className={styles.facts}>
        <span>{t('content.article.byline')}</span>
        <time dateTime={date}>{dateInWords}</time>
        <span>{t('content.article.minutes', { count: minutes })}</span>
      </p>
      <ContentsNav contents={contents} />
      <div className={styles.text}>
        {withKeys(parts, kindOf).map(({ key, item: part }) => (
          <PartView key={key} part={part} />
        ))}
      </div>
      {related.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.heading}>{t('content.article.related')}</h2>
          <ArticleList articles={related} level={3} />
        </section>
      )}
    </article>
  )
}

function PartView({ part }: { readonly part: Part }) {
  if (part === null) return null
  if (typeof part === 'string') return <TextBody html={part} />
  return part.show === 'figure' ? <FigurePart html={part.html} /> : <ExampleView example={part} />
}

/** Structured data of the article (schema.org Article). Its author is named by role only. */
function ArticleData({
  id,
  title,
  description,
  date,
}: Pick<ArticleBrief, 'id' | 'title' | 'description' | 'date'>) {
  const { t } = useTranslation()
  const { origins, product, card } = usePage()
  const locale = useLocale()
  if (!origins) return null
  const origin = origins[locale]
  const publisher = { '@type': 'Organization', name: product, url: origin }
  return (
    <StructuredData
      data={{
        '@type': 'Article',
        headline: title,
        description,
        inLanguage: locale,
        datePublished: date,
        dateModified: date,
        mainEntityOfPage: origin + localisePath(`/articles/${id}`, locale),
        ...(card && { image: origin + card.picture }),
        author: { ...publisher, description: t('content.article.byline') },
        publisher,
      }}
    />
  )
}
