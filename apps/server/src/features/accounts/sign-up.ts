import { consentVersion, type Locale } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/operations.ts'
import { type Begun, beginSession } from './begin-session.ts'
import { originOf } from './caller-facts.ts'
import { refuseCommon } from './refuse-common.ts'
import type { Services } from './services.ts'
import { findAccountByEmail, insertAccount } from './store.ts'
import { tryRules } from './try-rules.ts'

type Given = {
  readonly email: string
  readonly password: string
  readonly name?: string | undefined
  readonly locale: Locale
}

/** Whether an e-mail has an account. Counted although nothing is guessed: the answer itself is worth something. */
export async function hasAccount({ db, tries }: Services, email: string, caller: Caller): Promise<boolean> {
  const { address, network } = originOf(caller)
  await tries.take({ rule: tryRules.signUpFromAddress, about: [address] })
  await tries.take({ rule: tryRules.signUpFromNetwork, about: [network] })
  return (await findAccountByEmail(db, email.toLowerCase())) !== undefined
}

/** Makes an account and opens its first session. */
export async function signUp(services: Services, given: Given, caller: Caller): Promise<Begun> {
  const { db, clock, random, passwords, security } = services
  const email = given.email.toLowerCase()
  refuseCommon(services, { password: given.password, email, field: 'password' })
  if (await hasAccount(services, email, caller)) throw new AppError('account.exists')

  const id = random.uuid()
  const passwordHash = await passwords.hash(given.password)
  return db.transaction().execute(async (trx) => {
    const isNew = await insertAccount(trx, {
      id,
      email,
      emailTyped: given.email,
      name: given.name?.trim() || null,
      passwordHash,
      locale: given.locale,
      consentVersion,
      at: new Date(clock.now()),
    })
    if (!isNew) throw new AppError('account.exists')
    await security.record(trx, id, { event: 'sign-up', requestId: caller.requestId })
    return beginSession(trx, services, { account: { id, location: null }, caller })
  })
}
