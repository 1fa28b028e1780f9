import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '../../ui/notices/notices.tsx'
import type { Refusal } from './refusal.ts'

export type DoneKey =
  | 'accounts.passwordChanged'
  | 'client.sessions.ended'
  | 'client.sessions.endedOthers'
  | 'client.charts.deleted'
  | 'billing.autopay.stopped'
  | 'chooser.feeds.added'
  | 'chooser.feeds.ended'
  | 'chooser.choices.ended'
  | 'reminders.saved'
  | 'prints.deleted'

/** What came of a form on the account page. */
export type FormAnswer = { readonly done?: DoneKey; readonly refused?: Refusal | undefined }

/** Says in a notice what came of a form. */
export function useTellAnswer(answer: FormAnswer | undefined): void {
  const { t } = useTranslation()
  const notify = useNotify()
  useEffect(() => {
    if (answer?.refused) notify({ kind: 'error', message: t(answer.refused.notice) })
    else if (answer?.done) notify({ kind: 'success', message: t(answer.done) })
  }, [answer, notify, t])
}
