import { Fragment } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { OperationView } from './describe-operations.server.ts'
import styles from './developers.module.css'
import { TryIt } from './try-it.tsx'

/**
 * An operation folded to a line: its parameters, response and error codes. The page has many operations, so each uses
 * few elements. The anchor is inside, because browsers expand a `<details>` that contains the target of the URL.
 */
export function OperationPanel({ operation }: { readonly operation: OperationView }) {
  const { t } = useTranslation()
  const { id, summary, method, path, parameters, example, response, refusals, isPublic, needsSignIn } =
    operation
  const anchor = `operation-${id}`
  return (
    <details className={styles.operation}>
      <summary className={styles.line}>
        <h3 className={styles.name}>
          <span className={styles.method}>{method}</span> <code>{path}</code>
        </h3>
        <span className={styles.summary}>{summary}</span>
      </summary>
      <div id={anchor} className={styles.content}>
        <p className={styles.note}>
          <a href={`#${anchor}`}>{id}</a> · {t(isPublic ? 'developers.public' : 'developers.private')}{' '}
          {needsSignIn && t('developers.signIn')}
        </p>

        {parameters.length > 0 && (
          <>
            <h4 className={styles.heading}>{t('developers.parameters')}</h4>
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

        <h4 className={styles.heading}>{t('developers.example')}</h4>
        <pre className={styles.shape}>{example}</pre>

        {method === 'GET' && !path.includes('{') && (
          <>
            <h4 className={styles.heading}>{t('developers.tryIt')}</h4>
            <TryIt operation={operation} />
          </>
        )}

        {response !== '' && (
          <>
            <h4 className={styles.heading}>{t('developers.answer')}</h4>
            <pre className={styles.shape}>{response}</pre>
          </>
        )}

        <h4 className={styles.heading}>{t('developers.refusals')}</h4>
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
