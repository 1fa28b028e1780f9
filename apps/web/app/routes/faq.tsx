import type { PageDeclaration } from '@zeri/contract'
import { getFaq } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { FaqGroup } from '../features/content/faq-group.tsx'
import { loadText } from '../features/content/load-text.server.ts'
import styles from '../features/content/reading.module.css'
import { StructuredData } from '../features/content/structured-data.tsx'
import { SiteSearchForm } from '../features/search/site-search-form.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageLink } from '../ui/page-link.tsx'
import { PillLink } from '../ui/pill.tsx'
import { useOpenByHash } from '../ui/use-open-by-hash.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/faq.ts'

export const handle = { cache: 'steady', words: 'content', indexable: true } satisfies PageDeclaration

export function loader({ context }: Route.LoaderArgs) {
  return loadText(context.get(pageContext), getFaq, {})
}

export default function Faq({ loaderData: { sections, faqs } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const title = t('content.faq.title')
  useOpenByHash()
  return (
    <div className={styles.article}>
      <PageHead
        title={`${title} · ${product}`}
        description={t('content.faq.description')}
        trail={[
          { name: product, path: '/' },
          { name: title, path: '/faq' },
        ]}
      />
      <StructuredData
        data={{
          '@type': 'FAQPage',
          mainEntity: faqs.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{t('content.faq.lead')}</p>
      <SiteSearchForm />
      <div className={styles.more}>
        {sections.map(({ id, title: heading }) => (
          <FaqGroup key={id} id={id} heading={heading} faqs={faqs.filter(({ section }) => section === id)} />
        ))}
      </div>
      <section className={styles.part}>
        <h2 className={styles.heading}>{t('content.faq.askTitle')}</h2>
        <p>{t('content.faq.askLead')}</p>
        <div>
          <PillLink to="/faq/ask" variant="primary">
            {t('content.faq.ask')}
          </PillLink>
        </div>
        <p>
          <PageLink to="/status">{t('content.faq.status')}</PageLink>
        </p>
      </section>
    </div>
  )
}
