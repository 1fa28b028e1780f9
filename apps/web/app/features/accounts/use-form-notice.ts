import type { IdentityProvider } from '@zeri/contract'
import { useEffect } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useNotify } from '../../ui/notices/notices.tsx'
import type { Refusal } from './refusal.ts'

export type DoneKey =
  | 'accounts.passwordChanged'
  | 'accounts.verify.done'
  | 'accounts.verify.sent'
  | 'client.sessions.ended'
  | 'client.sessions.endedOthers'
  | 'client.devices.forgotten'
  | 'client.confirm.done'
  | 'client.passkeys.renamed'
  | 'client.passkeys.removed'
  | 'client.charts.deleted'
  | 'billing.autopay.stopped'
  | 'chooser.feeds.added'
  | 'chooser.feeds.ended'
  | 'chooser.choices.ended'
  | 'chooser.choices.removed'
  | 'reminders.saved'
  | 'reminders.mail.begins'
  | 'prints.deleted'
  | 'identities.linked.unlinked'

/** The result of a form: the key of what was done, or the refusal. */
export type FormResult = {
  readonly done?: DoneKey
  readonly refused?: Refusal | undefined
  /** Where the page leads next: an outside service. */
  readonly leaving?: { readonly url: string; readonly provider: IdentityProvider }
}

/** Shows the result of a form as a notice. */
export function useFormNotice(result: FormResult | undefined): void {
  const { t } = useTranslation()
  const notify = useNotify()
  useEffect(() => {
    if (result?.refused) notify({ kind: 'error', message: t(result.refused.notice) })
    else if (result?.done) notify({ kind: 'success', message: t(result.done) })
  }, [result, notify, t])
}
