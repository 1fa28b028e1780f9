import { errors, type PageContext } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { data, redirect } from 'react-router'
import { readForm } from '../../api/read-form.server.ts'
import { readSitePath } from '../../i18n/site-path.ts'
import { isRecoveryStep, type RecoveryState, recoveryFrom, stepAfter } from './recovery.ts'
import type { Refusal } from './refusal.ts'
import { submitAccountForm } from './submit-account-form.server.ts'

/** The page to return to after the form. */
export function readReturnPath(request: Request, { locale }: PageContext): string {
  return readSitePath(new URL(request.url).searchParams.get('back')) ?? localisePath('/client', locale)
}

/** Why a sign-in by an outside service did not succeed, as its redirect names it. */
export function readRefusal(request: Request): Refusal | undefined {
  const code = new URL(request.url).searchParams.get('refused')
  const known = Object.keys(errors) as (keyof typeof errors)[] // true: the keys of a literal
  const found = known.find((one) => one === code)
  return found && { notice: `errors.${found}`, faults: {} }
}

/** Redirects to the second step of a sign-in. */
function redirectToCode(request: Request, page: PageContext): Response {
  return redirect(codePagePath(readReturnPath(request, page), page), 303)
}

export function codePagePath(back: string, { locale }: Pick<PageContext, 'locale'>): string {
  return `${localisePath('/sign-in/code', locale)}?${new URLSearchParams({ back })}`
}

/** Takes the second step of a sign-in, and redirects to the page the visitor came from. */
export async function submitCodePage(request: Request, page: PageContext) {
  const refused = await submitAccountForm('second-factor', await readForm(request), page)
  if (!refused) return redirect(readReturnPath(request, page), 303)
  return data<{ readonly refused: Refusal }>({ refused }, { status: refused.status })
}

type Typed = { readonly email: string; readonly refused: Refusal }

/** Signs in or up, and redirects to the page the visitor came from. */
export async function submitAuthPage(name: 'sign-in' | 'sign-up', request: Request, page: PageContext) {
  const form = await readForm(request)
  const refused = await submitAccountForm(name, form, page)
  if (!refused) return redirect(readReturnPath(request, page), 303)
  if (refused.notice === 'errors.auth.second-factor-required') return redirectToCode(request, page)
  const typed: Typed = { email: String(form.get('email') ?? ''), refused }
  return data(typed, { status: refused.status })
}

type Recovery = { readonly state: RecoveryState; readonly refused: Refusal | undefined }

/** Takes one step of the password recovery; the last one redirects to the sign-in page. */
export async function submitRecoveryPage(request: Request, page: PageContext) {
  const form = await readForm(request)
  const taken = form.get('step')
  const text = (name: string) => String(form.get(name) ?? '')
  if (!isRecoveryStep(taken)) return data<Recovery>({ state: recoveryFrom(''), refused: undefined })
  const refused = await submitAccountForm(taken, form, page)
  const step = refused ? taken : stepAfter(taken)
  if (!step) return redirect(localisePath('/sign-in', page.locale), 303)
  const state = { step, email: text('email').trim(), code: text('code') }
  return data<Recovery>({ state, refused }, { status: refused?.status ?? 200 })
}
