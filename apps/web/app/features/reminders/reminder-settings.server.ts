import {
  disableReminder,
  getMessenger,
  getReminderMail,
  type PageContext,
  saveMessenger,
  saveReminderMail,
  unlinkMessenger,
} from '@zeri/contract'
import { refusalCode, refusalOf } from '../../api/refusal-code.server.ts'
import type { Refusal } from '../accounts/refusal.ts'
import type { SecurityActions } from '../accounts/security-actions.ts'
import { findRefusal } from '../accounts/submit-account-form.server.ts'

type Refused = Refusal & { readonly status: number }

/** The reminder in Telegram; null when it is not available, for any reason. */
export async function findMessenger({ api, hasToken, report }: PageContext) {
  if (!hasToken) return null
  try {
    return (await api.call(getMessenger, {})).messenger
  } catch (error) {
    // An expired session is no error: the page shows a sign-in button.
    const hasEnded = error instanceof Error && 'code' in error && error.code === 'auth.required'
    if (!hasEnded) report(error)
    return null
  }
}

/** The daily mail; null for a visitor. */
export async function findReminderMail({ api, hasToken }: PageContext) {
  if (!hasToken) return null
  try {
    return await api.call(getReminderMail, {})
  } catch (error) {
    if (refusalCode(error) === 'auth.required') return null
    throw error
  }
}

/** Reads the form of a reminder; browsers do not send disabled fields. */
function readReminder(form: FormData) {
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' && value !== '' ? value : null
  }
  return {
    active: form.get('active') !== null,
    timeReminder: textOf('timeReminder'),
    chart: textOf('chart'),
  }
}

async function refusalOfCall(call: Promise<unknown>): Promise<Refused | undefined> {
  try {
    await call
    return undefined
  } catch (error) {
    return refusalOf(error)
  }
}

export function saveTelegramReminder(form: FormData, { api }: PageContext): Promise<Refused | undefined> {
  return refusalOfCall(api.call(saveMessenger, readReminder(form)))
}

export function saveMailReminder(form: FormData, { api, locale }: PageContext): Promise<Refused | undefined> {
  return refusalOfCall(api.call(saveReminderMail, { ...readReminder(form), locale }))
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Ends the reminders of a link. A link without a valid id ends nothing. */
export async function endReminder(uuid: string, { api }: PageContext): Promise<Refused | undefined> {
  return UUID.test(uuid) ? refusalOfCall(api.call(disableReminder, { uuid })) : undefined
}

/** The form about Telegram on the security page. */
export const telegramActions: SecurityActions = {
  'unlink-telegram': async (_form, { api }) => {
    const refused = await findRefusal(() => api.call(unlinkMessenger, {}))
    return refused ? { refused } : { done: 'client.telegram.unlinked' }
  },
}
