import type { PageDeclaration } from '@zeri/contract'
import { listSections } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { loadText } from '../features/content/load-text.server.ts'
import styles from '../features/content/reading.module.css'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageLink } from '../ui/page-link.tsx'
import { PillLink } from '../ui/pill.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/sections.ts'

export const handle = { cache: 'steady', words: 'content', indexable: true } satisfies PageDeclaration

export function loader({ context }: Route.LoaderArgs) {
  return loadText(context.get(pageContext), listSections, {})
}

export default function Sections({ loaderData: { sections } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const title = t('content.sections.title')
  return (
    <div className={styles.article}>
      <PageHead
        title={`${title} · ${product}`}
        description={t('content.sections.description')}
        trail={[
          { name: product, path: '/' },
          { name: title, path: '/sections' },
        ]}
      />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{t('content.sections.lead')}</p>
      {sections.map(({ id, title: name, description, count }) => (
        <section key={id} className={styles.part}>
          <h2 className={styles.heading}>
            <PageLink to={`/sections/${id}`}>{name}</PageLink>
          </h2>
          <p>{description}</p>
          <p className={styles.facts}>{t('content.sections.count', { count })}</p>
        </section>
      ))}
      <div className={styles.row}>
        <PillLink to="/articles">{t('content.articles.all')}</PillLink>
      </div>
    </div>
  )
}
