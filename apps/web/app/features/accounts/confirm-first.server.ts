import { getConfirmation, type PageContext } from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import type { Refusal } from './refusal.ts'
import { submitAccountForm } from './submit-account-form.server.ts'
import type { ConfirmRequest, FormResult } from './use-form-notice.ts'

type Result = Omit<FormResult, 'refused'> & {
  readonly refused?: (Refusal & { readonly status: number }) | undefined
}

/** The fields of the confirmation itself: they are not sent a second time. */
const OWN_FIELDS = ['confirm', 'password', 'code', 'credential']

/**
 * Carries out a form that may need a confirmed owner. If it does, the result says by what to confirm and repeats what was
 * typed; the form of the confirmation sends both at once, so that nothing is typed twice.
 */
export async function confirmFirst<T extends Result>(
  form: FormData,
  page: PageContext,
  act: () => Promise<T>,
): Promise<T | Result> {
  const isConfirming = form.get('confirm') !== null
  const refused = isConfirming ? await submitAccountForm('confirm', form, page) : undefined
  if (refused) return { refused, confirm: await requestConfirmation(form, page) }
  const result = await act()
  if (result.refused?.notice !== 'errors.auth.confirmation-required') return result
  return { confirm: await requestConfirmation(form, page) }
}

async function requestConfirmation(form: FormData, { api }: PageContext): Promise<ConfirmRequest> {
  const ways = await api.call(getConfirmation, {})
  const typed = Array.from(form, ([name, value]) => [name, String(value)] as const)
  return { ways, typed: typed.filter(([name]) => !OWN_FIELDS.includes(name)) }
}

/** Whether the owner of the session was confirmed lately; no for a session that has ended. */
export async function isOwnerConfirmed({ api }: PageContext): Promise<boolean> {
  try {
    return (await api.call(getConfirmation, {})).confirmed
  } catch (error) {
    if (refusalCode(error) === 'auth.required') return false
    throw error
  }
}

/** Refuses unless the owner was confirmed lately; for what a script or a link does afterwards. */
export async function checkConfirmed(page: PageContext): Promise<Result> {
  if (await isOwnerConfirmed(page)) return { done: 'client.confirm.done' }
  return { refused: { status: 403, notice: 'errors.auth.confirmation-required', faults: {} } }
}
