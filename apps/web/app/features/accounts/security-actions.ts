import type { PageContext } from '@zeri/contract'
import type { Refusal } from './refusal.ts'
import type { FormResult } from './use-form-notice.ts'

type SecurityResult = Omit<FormResult, 'refused'> & {
  readonly refused?: (Refusal & { readonly status: number }) | undefined
}

/** Carries out one form of the security page. */
export type SecurityAction = (form: FormData, page: PageContext) => Promise<SecurityResult>

/** What the forms of a section of the security page can do, by the value of `do`. */
export type SecurityActions = Readonly<Record<string, SecurityAction>>

const refuse: SecurityAction = async () => ({
  refused: { status: 400, notice: 'errors.request.invalid', faults: {} },
})

/** The action a form names; one that refuses for any other name. */
export function findSecurityAction(actions: SecurityActions, form: FormData): SecurityAction {
  const name = String(form.get('do'))
  return (Object.hasOwn(actions, name) ? actions[name] : undefined) ?? refuse
}
