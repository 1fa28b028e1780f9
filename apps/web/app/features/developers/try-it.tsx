import { type SubmitEvent, useId, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CodeBox } from './code-box.tsx'
import type { OperationView } from './describe-operations.server.ts'
import styles from './developers.module.css'
import type { TrialResult } from './try-operation.ts'

/** A form that calls the operation. Without a script it is an ordinary form that opens the JSON response. */
export function TryIt({ operation }: { readonly operation: OperationView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const formId = useId()
  const [pending, setPending] = useState(false)
  const [result, setResult] = useState<TrialResult>()

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    setPending(true)
    setResult(await tryInBrowser(operation.id, Object.fromEntries(filled), locale))
    setPending(false)
  }

  return (
    <form method="get" action={operation.path} className={styles.form} onSubmit={send}>
      <div className={styles.inputs}>
        {operation.parameters.map(({ name, required, example }) => (
          <label key={name} className={styles.input} htmlFor={`${formId}-${name}`}>
            <code>{name}</code>
            <input id={`${formId}-${name}`} name={name} required={required} defaultValue={String(example)} />
          </label>
        ))}
        <button type="submit" className={styles.send} disabled={pending}>
          {pending ? t('developers.sending') : t('developers.send')}
        </button>
      </div>
      <div role="status">
        {result && !result.ok && <p className={styles.failure}>{t(result.wordsKey)}</p>}
        {result?.ok && <CodeBox label={`${t('developers.result')}: ${operation.path}`} code={result.json} />}
      </div>
    </form>
  )
}

async function tryInBrowser(id: string, input: object, locale: 'en' | 'ru'): Promise<TrialResult> {
  try {
    const { tryOperation } = await import('./try-operation.ts')
    return await tryOperation(id, input, locale)
  } catch {
    // The script that makes the call could not be loaded, which is a network failure too.
    return { ok: false, wordsKey: navigator.onLine ? 'errors.network.unreachable' : 'errors.network.offline' }
  }
}
