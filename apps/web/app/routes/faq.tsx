import type { PageDeclaration } from '@zeri/contract'
import { getFaq } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { ContentsNav } from '../features/content/contents-nav.tsx'
import { loadText } from '../features/content/load-text.server.ts'
import styles from '../features/content/reading.module.css'
import { StructuredData } from '../features/content/structured-data.tsx'
import { TextBody } from '../features/content/text-body.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { PillLink } from '../ui/pill.tsx'
import { TextWithHanzi } from '../ui/text-with-hanzi.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/faq.ts'

export const handle = { cache: 'steady', words: 'content', indexable: true } satisfies PageDeclaration

export function loader({ context }: Route.LoaderArgs) {
  return loadText(context.get(pageContext), getFaq, {})
}

/** Anchors of sections and of questions must differ. */
const sectionAnchor = (id: string): string => `about-${id}`

export default function Faq({ loaderData: { sections, faqs } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const title = t('content.faq.title')
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
      <ContentsNav
        contents={sections.map(({ id, title: heading }) => ({ id: sectionAnchor(id), heading }))}
      />
      {sections.map(({ id, title: heading }) => (
        <section key={id} className={styles.part}>
          <h2 id={sectionAnchor(id)} className={styles.heading}>
            {heading}
          </h2>
          {faqs
            .filter(({ section }) => section === id)
            .map(({ id: anchor, question, answer }) => (
              <section key={anchor}>
                <h3 id={anchor} className={styles.question}>
                  <TextWithHanzi text={question} />
                </h3>
                <TextBody html={answer} />
              </section>
            ))}
        </section>
      ))}
      <section className={styles.part}>
        <h2 className={styles.heading}>{t('content.faq.askTitle')}</h2>
        <p>{t('content.faq.askLead')}</p>
        <div>
          <PillLink to="/faq/ask" variant="primary">
            {t('content.faq.ask')}
          </PillLink>
        </div>
      </section>
    </div>
  )
}
