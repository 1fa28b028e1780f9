import type { Input, finishSignIn as operation } from '@zeri/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Cookie } from '../../../platform/http/cookie.ts'
import type { Caller } from '../../../platform/http/operations.ts'
import type { NewSession } from '../begin-session.ts'
import { noIdentityCookie } from '../identities/browser-cookie.ts'
import { findLinkedAccount } from '../identities/identity-store.ts'
import { linkProven } from '../identities/pending.ts'
import { openSession } from '../identities/sign-in-linked.ts'
import type { Services } from '../services.ts'
import { takeTries } from '../sign-in.ts'
import { type Account, findAccount, lockAccount } from '../store.ts'
import { codeChargesOf, takeCode } from './check-code.ts'
import { findFactor } from './factor-store.ts'
import { mailFactorEvent } from './mail-factor-event.ts'
import { type FirstStep, noTicketCookie, readTicket, takeTicket } from './ticket.ts'

type Finished = { readonly session: NewSession; readonly cookies: readonly Cookie[] }

/**
 * Opens the session of a sign-in whose first step was right. A code is counted before it is checked, and charged as a
 * password is. The ticket is used up by the right code alone, so that a slip of the finger costs nothing.
 */
export async function finishSignIn(
  services: Services,
  { code }: Input<typeof operation>,
  caller: Caller,
): Promise<Finished> {
  const { db, tries, security } = services
  const { requestId } = caller
  const ticket = readTicket(services, caller)
  if (!ticket) throw new AppError('second-factor.expired')
  const found = await findAccount(db, ticket.accountId)
  if (!found) throw new AppError('second-factor.expired')
  const charges = await codeChargesOf(services, found, caller)
  const shared = await takeCodeTries(services, { account: found, charges, requestId })
  const finished = await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, ticket.accountId)
    const factor = await findFactor(trx, ticket.accountId)
    if (!account || !factor || account.epoch !== ticket.epoch) throw new AppError('second-factor.expired')
    if (account.isBeingDeleted) throw new AppError('account.being-deleted')
    // Not thrown here: a used backup code and its event must be committed with the session, or not at all.
    if (!(await takeCode(services, trx, { account, factor, code, requestId }))) return undefined
    if (!(await takeTicket(services, trx, ticket))) throw new AppError('second-factor.expired')
    await repeatFirstStep(services, trx, { account, first: ticket.first, caller })
    await tries.forget(trx, [charges.own])
    return openSession(services, trx, { account, caller })
  })
  if (!finished) {
    await security.record(db, found.id, { event: 'second-factor.refused', requestId })
    throw new AppError('second-factor.wrong-code')
  }
  await tries.refund(shared)
  const linked = ticket.first.by === 'proof' ? [noIdentityCookie] : []
  return { session: finished, cookies: [noTicketCookie, ...linked] }
}

type Guess = {
  readonly account: Account
  readonly charges: Awaited<ReturnType<typeof codeChargesOf>>
  readonly requestId: string
}

/** Counts a try; the owner is mailed when there are too many, because who guesses has the password or the mailbox. */
export async function takeCodeTries(services: Services, { account, charges, requestId }: Guess) {
  try {
    return await takeTries(services, charges, requestId)
  } catch (error) {
    if (error instanceof AppError)
      await services.db
        .transaction()
        .execute((trx) => mailFactorEvent(services, trx, { account, event: 'guessed' }))
    throw error
  }
}

type Repeated = { readonly account: Account; readonly first: FirstStep; readonly caller: Caller }

/** What was proven first must still be so: an identity may have been unlinked meanwhile. */
async function repeatFirstStep(
  services: Services,
  trx: Services['db'],
  { account, first, caller }: Repeated,
): Promise<void> {
  const { security } = services
  const { requestId } = caller
  switch (first.by) {
    case 'password':
      return security.record(trx, account.id, { event: 'sign-in', requestId })
    case 'identity':
      if ((await findLinkedAccount(trx, first)) !== account.id) throw new AppError('identity.refused')
      return security.record(trx, account.id, { event: 'sign-in.identity', requestId })
    case 'proof':
      return linkProven(services, trx, { account, by: first.proof, caller })
  }
}
