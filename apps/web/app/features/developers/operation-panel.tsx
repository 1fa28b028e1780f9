import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type words from '../../i18n/en.json'
import { CodeBox } from './code-box.tsx'
import type { OperationView } from './describe-operations.server.ts'
import styles from './developers.module.css'
import { TryIt } from './try-it.tsx'

type SummaryId = keyof typeof words.developers.summaries

/** One operation, from what it takes to what it may refuse. */
export function OperationPanel({ operation }: { readonly operation: OperationView }) {
  const { t } = useTranslation()
  const { id, method, path, parameters, example, fields, refusals, isPublic, needsSignIn } = operation
  return (
    <section className={styles.operation} aria-labelledby={id} id={`operation-${id}`}>
      <h2 id={id} className={styles.name}>
        <span className={styles.method}>{method}</span> <code>{path}</code>
      </h2>
      {/* True: the dictionaries have a sentence for every operation, which a test proves. */}
      <p className={styles.summary}>{t(`developers.summaries.${id as SummaryId}`)}</p>
      <p className={styles.note}>
        {t(isPublic ? 'developers.public' : 'developers.private')} {needsSignIn && t('developers.signIn')}
      </p>

      {parameters.length > 0 && <Parameters parameters={parameters} />}

      <h3 className={styles.heading}>{t('developers.example')}</h3>
      <CodeBox label={`${t('developers.example')}: ${path}`} code={example} />

      {method === 'GET' && !path.includes('{') && (
        <>
          <h3 className={styles.heading}>{t('developers.tryIt')}</h3>
          <TryIt operation={operation} />
        </>
      )}

      <Fields fields={fields} />

      <h3 className={styles.heading}>{t('developers.refusals')}</h3>
      <dl className={styles.refusals}>
        {refusals.flatMap(({ status, codes }) =>
          codes.map((code) => (
            <div key={code}>
              <dt>
                {status} <code>{code}</code>
              </dt>
              <dd>{t(`errors.${code}`)}</dd>
            </div>
          )),
        )}
      </dl>
    </section>
  )
}

function Parameters({ parameters }: Pick<OperationView, 'parameters'>) {
  const { t } = useTranslation()
  return (
    <>
      <h3 className={styles.heading}>{t('developers.parameters')}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('developers.name')}</th>
            <th scope="col">{t('developers.type')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {parameters.map(({ name, type, required }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <code>{type}</code>
              </td>
              <td className={styles.quiet}>{t(required ? 'developers.required' : 'developers.optional')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Fields({ fields }: Pick<OperationView, 'fields'>) {
  const { t } = useTranslation()
  return (
    <>
      <h3 className={styles.heading}>{t('developers.answer')}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('developers.name')}</th>
            <th scope="col">{t('developers.type')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, type }) => (
            <tr key={name}>
              <th scope="row">
                <code>
                  <Breakable path={name} />
                </code>
              </th>
              <td>
                <code>{type}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** A path of names that may break after its dots and nowhere else. */
function Breakable({ path }: { readonly path: string }) {
  return path.split(/(?<=\.)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))
}
