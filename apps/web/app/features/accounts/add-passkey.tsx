import { type SubmitEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import formStyles from '../../ui/form/form.module.css'
import { SendButton } from '../../ui/form/send-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useNotify } from '../../ui/notices/notices.tsx'
import styles from './session-list.module.css'

/** Adds a passkey of this device. The browser makes it, so without a script there is a sentence instead. */
export function AddPasskey() {
  const { t } = useTranslation()
  const notify = useNotify()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const name = String(new FormData(form).get('name') ?? '').trim()
    setBusy(true)
    const { createPasskey } = await import('./passkeys-in-browser.ts')
    const result = await createPasskey(name || t('client.passkeys.defaultName'))
    setBusy(false)
    if (result === 'done') {
      form.reset()
      notify({ kind: 'success', message: t('client.passkeys.added') })
    } else notify({ kind: 'error', message: t(result) })
    await revalidate()
  }
  return (
    <>
      <form className={`${formStyles.form} needs-script`} onSubmit={add}>
        <TextField
          name="name"
          label={t('client.passkeys.name')}
          hint={t('client.passkeys.nameHint')}
          maxLength={60}
          autoComplete="off"
        />
        <SendButton busy={isBusy ? t('accounts.busy') : undefined}>{t('client.passkeys.add')}</SendButton>
      </form>
      <noscript>
        <p className={styles.lead}>{t('client.passkeys.needsScript')}</p>
      </noscript>
    </>
  )
}
