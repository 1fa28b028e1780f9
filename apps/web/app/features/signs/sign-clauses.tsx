import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { TextWithHanzi } from '../../ui/text-with-hanzi.tsx'
import type { SignData } from './load-signs.server.ts'
import styles from './sign-page.module.css'

/** What places a sign: the rule, a day as an example, and the words of the book in three languages. */
export function SignClauses({ data: { rule, example, clauses, source } }: { readonly data: SignData }) {
  const { t } = useTranslation()
  return (
    <div className={styles.rule}>
      <p className={styles.text}>
        <TextWithHanzi text={rule} />
      </p>
      {example && (
        <p className={styles.text}>
          <PageLink to={example.path}>{example.words}</PageLink>: <TextWithHanzi text={example.sentence} />
        </p>
      )}
      {clauses.map(({ zh, en, ru, at }) => (
        <figure key={zh} className={styles.clause}>
          <blockquote>
            <p lang="zh-Hant" className={styles.original}>
              {zh}
            </p>
            <p lang="en">{en}</p>
            <p lang="ru">{ru}</p>
          </blockquote>
          <figcaption className={styles.quiet}>
            <span lang="zh">协纪辨方书</span>, {at}
          </figcaption>
        </figure>
      ))}
      <p className={styles.quiet}>
        <strong>{t('signs.rule.source')}:</strong> {source}
      </p>
    </div>
  )
}
