import type { PageDeclaration } from '@zeri/contract'
import { getSection } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { ArticleList } from '../features/content/article-list.tsx'
import { loadText } from '../features/content/load-text.server.ts'
import styles from '../features/content/reading.module.css'
import { TextBody } from '../features/content/text-body.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/section.ts'

export const handle = { cache: 'steady', words: 'content', indexable: true } satisfies PageDeclaration

export function loader({ params: { id }, context }: Route.LoaderArgs) {
  return loadText(context.get(pageContext), getSection, { id })
}

export default function Section({ loaderData: { section, articles } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const { id, title, description, html } = section
  return (
    <div className={styles.wide}>
      <PageHead
        title={`${title} · ${product}`}
        description={description}
        trail={[
          { name: product, path: '/' },
          { name: t('content.sections.title'), path: '/sections' },
          { name: title, path: `/sections/${id}` },
        ]}
      />
      <Breadcrumbs above={[{ label: t('content.sections.title'), to: '/sections' }]} here={title} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.lead}>
        <TextBody html={html} />
      </div>
      <div className={styles.part}>
        <ArticleList articles={articles} level={2} />
      </div>
    </div>
  )
}
