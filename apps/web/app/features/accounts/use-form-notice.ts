import type { getConfirmation, IdentityProvider, Output } from '@zeri/contract'
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
  | 'client.telegram.unlinked'
  | 'client.address.sent'
  | 'client.address.half'
  | 'client.address.changed'
  | 'client.address.cancelled'
  | 'client.export.ready'
  | 'client.keys.created'
  | 'client.keys.revoked'
  | 'client.factor.added'
  | 'client.factor.removed'
  | 'client.factor.codesMade'
  | 'client.passkeys.renamed'
  | 'client.passkeys.removed'
  | 'client.charts.deleted'
  | 'billing.autopay.stopped'
  | 'chooser.feeds.added'
  | 'chooser.feeds.ended'
  | 'chooser.choices.ended'
  | 'chooser.choices.removed'
  | `lunarDates.${'added' | 'changed' | 'deleted' | 'moved'}`
  | 'reminders.saved'
  | 'reminders.mail.begins'
  | 'morning.done.mail'
  | 'morning.done.changed'
  | 'morning.done.ended'
  | 'prints.deleted'
  | 'identities.linked.unlinked'

/** Before a form is carried out its owner must be confirmed: by what, and what was typed so far. */
export type ConfirmRequest = {
  readonly ways: Output<typeof getConfirmation>
  readonly typed: readonly (readonly [name: string, value: string])[]
}

/** The result of a form: the key of what was done, or the refusal. */
export type FormResult = {
  readonly done?: DoneKey
  readonly refused?: Refusal | undefined
  /** Which of the two codes of a new e-mail was typed. */
  readonly sentCode?: 'old' | 'new'
  readonly confirm?: ConfirmRequest
  /** Shown once. */
  readonly backupCodes?: readonly string[]
  /** Shown once. */
  readonly newKey?: { readonly name: string; readonly secret: string }
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
