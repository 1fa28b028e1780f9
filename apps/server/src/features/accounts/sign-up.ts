// Creation of accounts.

import { consentVersion, type Locale } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/operations.ts'
import { beginSession, type NewSession } from './begin-session.ts'
import { originOf } from './caller-facts.ts'
import { refuseCommonPassword } from './refuse-common.ts'
import type { Services } from './services.ts'
import { findAccountByEmail, insertAccount } from './store.ts'
import { tryRules } from './try-rules.ts'
import { mailVerification } from './verify-address.ts'

type SignUpForm = {
  readonly email: string
  readonly password: string
  readonly name?: string | undefined
  readonly locale: Locale
}

/**
 * Whether an e-mail has an account. Each call is counted as a try: the result itself is worth something to an
 * attacker.
 */
export async function hasAccount({ db, tries }: Services, email: string, caller: Caller): Promise<boolean> {
  const { address, network } = originOf(caller)
  await tries.take({ rule: tryRules.signUpFromAddress, about: [address] })
  await tries.take({ rule: tryRules.signUpFromNetwork, about: [network] })
  return (await findAccountByEmail(db, email.toLowerCase())) !== undefined
}

/** Refuses new accounts while an operator has switched sign-up off, whichever way they are made. */
export function requireOpenSignUp({ switches }: Pick<Services, 'switches'>): void {
  if (!switches.isOn('sign-up')) throw new AppError('account.sign-up-paused')
}

/** Creates an account, opens its first session and mails the link that proves its address. */
export async function signUp(services: Services, form: SignUpForm, caller: Caller): Promise<NewSession> {
  const { db, clock, random, passwords, security, metrics } = services
  requireOpenSignUp(services)
  const email = form.email.toLowerCase()
  refuseCommonPassword(services, { password: form.password, email, field: 'password' })
  if (await hasAccount(services, email, caller)) throw new AppError('account.exists')

  const id = random.uuid()
  const passwordHash = await passwords.hash(form.password)
  const session = await db.transaction().execute(async (trx) => {
    const isNew = await insertAccount(trx, {
      id,
      email,
      emailTyped: form.email,
      name: form.name?.trim() || null,
      passwordHash,
      locale: form.locale,
      consentVersion,
      isVerified: false,
      at: new Date(clock.now()),
    })
    if (!isNew) throw new AppError('account.exists')
    await security.record(trx, id, { event: 'sign-up', requestId: caller.requestId })
    const opened = await beginSession(trx, services, {
      account: { id, location: null, schoolRules: null },
      caller,
    })
    const account = { id, email, emailTyped: form.email, locale: form.locale, isVerified: false }
    await mailVerification(services, trx, { account })
    return opened
  })
  metrics.countBusiness('sign-up')
  return session
}
