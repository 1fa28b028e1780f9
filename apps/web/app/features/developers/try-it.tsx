import { type SubmitEvent, useId, useState } from 'react'
import { type CallResult, send } from '../../api/browser-client.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useBusyMark } from '../../ui/use-busy-mark.ts'
import { CodeBox } from './code-box.tsx'
import type { OperationView } from './describe-operations.server.ts'
import styles from './developers.module.css'

/** A form that calls the operation. Without a script it is an ordinary form that opens the JSON response. */
export function TryIt({ operation }: { readonly operation: OperationView }) {
  const { t } = useTranslation()
  const formId = useId()
  const [isRunning, setRunning] = useState(false)
  const mark = useBusyMark(isRunning || undefined)
  const [result, setResult] = useState<CallResult<unknown>>()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    setRunning(true)
    // A 404 is a result here: the page shows what the operation responds.
    setResult(await send(`${operation.method} ${operation.path} 404`, Object.fromEntries(filled)))
    setRunning(false)
  }

  return (
    <form method="get" action={operation.path} className={styles.form} onSubmit={submit}>
      <div className={styles.inputs}>
        {operation.parameters.map(({ name, required, example }) => (
          <label key={name} className={styles.input} htmlFor={`${formId}-${name}`}>
            <code>{name}</code>
            <input id={`${formId}-${name}`} name={name} required={required} defaultValue={String(example)} />
          </label>
        ))}
        <button type="submit" className={styles.send} disabled={mark}>
          {mark ? t('developers.sending') : t('developers.send')}
        </button>
      </div>
      <div role="status">
        {result && !result.ok && <p className={styles.failure}>{t(result.wordsKey)}</p>}
        {result?.ok && (
          <CodeBox
            label={`${t('developers.result')}: ${operation.path}`}
            code={JSON.stringify(result.value, null, 2)}
          />
        )}
      </div>
    </form>
  )
}
