import type { getFaq, Output } from '@zeri/contract'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextWithHanzi } from '../../ui/text-with-hanzi.tsx'
import styles from './faq-group.module.css'
import { TextBody } from './text-body.tsx'

type Faq = Output<typeof getFaq>['faqs'][number]

type FaqGroupProps = { readonly id: string; readonly heading: string; readonly faqs: readonly Faq[] }

/** Anchors of sections and of questions must differ. */
const sectionAnchor = (id: string): string => `about-${id}`

/**
 * A section of the FAQ folded to a line, and in it each answer. Anchors are inside, because browsers expand a
 * `<details>` that contains the target of the URL or a word sought in the page.
 */
export function FaqGroup({ id, heading, faqs }: FaqGroupProps) {
  const { t } = useTranslation()
  return (
    <details className={styles.group}>
      <summary className={styles.line}>
        <h2 className={styles.heading}>{heading}</h2>
        <span className={styles.count}>{t('content.faq.count', { count: faqs.length })}</span>
      </summary>
      <div id={sectionAnchor(id)} className={styles.content}>
        {faqs.map(({ id: anchor, question, answer }) => (
          <details key={anchor} className={styles.answer}>
            <summary className={styles.line}>
              <h3 className={styles.question}>
                <TextWithHanzi text={question} />
              </h3>
            </summary>
            <div id={anchor} className={styles.content}>
              <TextBody html={answer} />
              <p className={styles.link}>
                <a href={`#${anchor}`}>{t('content.faq.link')}</a>
              </p>
            </div>
          </details>
        ))}
      </div>
    </details>
  )
}
