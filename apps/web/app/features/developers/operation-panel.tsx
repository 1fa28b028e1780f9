import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type words from '../../i18n/en-lazy.json'
import type { OperationView } from './describe-operations.server.ts'
import styles from './developers.module.css'
import { TryIt } from './try-it.tsx'

type SummaryId = keyof typeof words.developers.summaries

/**
 * An operation folded to a line: its parameters, response and error codes. The page has many operations, so each uses
 * few elements. The anchor is inside, because browsers expand a `<details>` that contains the target of the URL.
 */
export function OperationPanel({ operation }: { readonly operation: OperationView }) {
  const { t } = useTranslation()
  const { id, method, path, parameters, example, response, refusals, isPublic, needsSignIn } = operation
  const anchor = `operation-${id}`
  return (
    <details className={styles.operation}>
      <summary className={styles.line}>
        <h2 className={styles.name}>
          <span className={styles.method}>{method}</span> <code>{path}</code>
        </h2>
        {/* True: the dictionaries have a summary of every operation, which a test proves. */}
        <span className={styles.summary}>{t(`developers.summaries.${id as SummaryId}`)}</span>
      </summary>
      <div id={anchor} className={styles.content}>
        <p className={styles.note}>
          <a href={`#${anchor}`}>{id}</a> · {t(isPublic ? 'developers.public' : 'developers.private')}{' '}
          {needsSignIn && t('developers.signIn')}
        </p>

        {parameters.length > 0 && (
          <>
            <h3 className={styles.heading}>{t('developers.parameters')}</h3>
            <pre className={styles.shape}>
              {parameters
                .map(
                  ({ name, type, required }) =>
                    `${name}: ${type}${required ? '' : ` (${t('developers.optional')})`}`,
                )
                .join('\n')}
            </pre>
          </>
        )}

        <h3 className={styles.heading}>{t('developers.example')}</h3>
        <pre className={styles.shape}>{example}</pre>

        {method === 'GET' && !path.includes('{') && (
          <>
            <h3 className={styles.heading}>{t('developers.tryIt')}</h3>
            <TryIt operation={operation} />
          </>
        )}

        {response !== '' && (
          <>
            <h3 className={styles.heading}>{t('developers.answer')}</h3>
            <pre className={styles.shape}>{response}</pre>
          </>
        )}

        <h3 className={styles.heading}>{t('developers.refusals')}</h3>
        <dl className={styles.refusals}>
          {refusals.flatMap(({ status, codes }) =>
            codes.map((code) => (
              <Fragment key={code}>
                <dt>{`${status} ${code}`}</dt>
                <dd>{t(`errors.${code}`)}</dd>
              </Fragment>
            )),
          )}
        </dl>
      </div>
    </details>
  )
}
