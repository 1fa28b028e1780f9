import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { dataSources } from '../features/site/data-sources.server.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageLink } from '../ui/page-link.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/data-sources.ts'
import styles from './data-sources.module.css'

export const handle = { cache: 'steady', words: 'common', indexable: true } satisfies PageDeclaration

const linkWords = {
  en: { method: 'How a verdict is made', observatory: 'Where calendars differ' },
  ru: { method: 'Как получается оценка', observatory: 'Где календари расходятся' },
} as const

export function loader({ context }: Route.LoaderArgs) {
  const { locale, product } = context.get(pageContext)
  return { ...dataSources(locale, product), ...linkWords[locale] }
}

export default function DataSources({
  loaderData: { title, lead, sources, method, observatory },
}: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  return (
    <article className={styles.article}>
      <PageHead title={`${title} · ${product}`} description={lead} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {sources.map(({ heading, text, credit, from, licence }) => (
        <section key={heading} className={styles.section}>
          <h2 className={styles.heading}>{heading}</h2>
          <p>{text}</p>
          <p className={styles.credit}>
            {credit}{' '}
            {from.map(({ name, url }) => (
              <span key={url}>
                <a href={url}>{name}</a>
                {' · '}
              </span>
            ))}
            {t('site.licence')} <a href={licence.url}>{licence.name}</a>
          </p>
        </section>
      ))}
      <p className={styles.section}>
        <PageLink to="/method">{method}</PageLink>
        <PageLink to="/observatory">{observatory}</PageLink>
      </p>
    </article>
  )
}
