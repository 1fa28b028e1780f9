import type { ErrorCode } from '@zeri/contract'
import { describePublicApiPath } from '@zeri/contract/browser'
import { Fragment } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './developers.module.css'

export type Refusal = { readonly code: ErrorCode; readonly status: number }

/** What stays as it is under `/v1`, how it changes, and every refusal. The anchors are the types of problems. */
export function PromisePanel({ refusals }: { readonly refusals: readonly Refusal[] }) {
  const { t } = useTranslation()
  return (
    <>
      <Panel title={t('developers.promise.title')} id="changes">
        <p>{t('developers.promise.text')}</p>
        <p>{t('developers.promise.end')}</p>
        <p>
          <a href={describePublicApiPath}>{t('developers.promise.openapi')}</a>
        </p>
      </Panel>
      <details className={styles.group}>
        <summary className={styles.groupLine}>
          <h2 className={styles.groupName}>{t('developers.problems.title')}</h2>
        </summary>
        <div id="errors" className={styles.groupContent}>
          <p>{t('developers.problems.text')}</p>
          <dl className={styles.refusals}>
            {refusals.map(({ code, status }) => (
              <Fragment key={code}>
                <dt id={`error-${code}`}>{`${status} ${code}`}</dt>
                <dd>{t(`errors.${code}`)}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      </details>
    </>
  )
}
