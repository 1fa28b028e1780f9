// The ticket of a sign-in whose first step was right: sealed, in a cookie, for five minutes and one use.

import { type IdentityProvider, identityProviders } from '@zeri/contract/browser'
import * as z from 'zod'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Cookie } from '../../../platform/http/cookie.ts'
import type { Caller } from '../../../platform/http/operations.ts'
import { openSealed } from '../../../platform/secret.ts'
import { digestToken } from '../../../platform/secret-token.ts'
import type { Services } from '../services.ts'
import type { Account } from '../store.ts'

const COOKIE = '__Host-second-factor'
/** As long as a used challenge is stored. */
const LIFE_MS = 5 * 60_000

const provider = z.enum(identityProviders)
const ticket = z.strictObject({
  accountId: z.uuid(),
  /** That of the account: a recovery or a new password makes the ticket worthless. */
  epoch: z.number(),
  /** What was proven: the password, an identity of the account, or that an identity may be linked to it. */
  first: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('password') }),
    z.strictObject({ by: z.literal('identity'), provider, subject: z.string() }),
    z.strictObject({ by: z.literal('proof'), proof: z.enum(['password', 'code']) }),
  ]),
  expiresAt: z.number(),
  /** Makes equal tickets differ. */
  id: z.uuid(),
})

type Ticket = z.output<typeof ticket>
export type FirstStep =
  | { readonly by: 'password' }
  | { readonly by: 'identity'; readonly provider: IdentityProvider; readonly subject: string }
  | { readonly by: 'proof'; readonly proof: 'password' | 'code' }

/** What a first step leads to where a second one is needed. */
export type SecondStep = { readonly ticket: Cookie }

/** The cookie that lets this browser finish the sign-in. */
export function issueTicket(
  { clock, random, seal }: Services,
  { id, epoch }: Pick<Account, 'id' | 'epoch'>,
  first: FirstStep,
): SecondStep {
  const content: Ticket = {
    accountId: id,
    epoch,
    first,
    expiresAt: clock.now() + LIFE_MS,
    id: random.uuid(),
  }
  const value = seal.close(JSON.stringify(content))
  return { ticket: { name: COOKIE, value, maxAgeSec: LIFE_MS / 1000 } }
}

export const noTicketCookie: Cookie = { name: COOKIE, value: '', maxAgeSec: 0 }

/** The ticket of this browser, if there is one that has not expired. */
export function readTicket({ clock, seal }: Services, caller: Caller): Ticket | undefined {
  const value = caller.cookie(COOKIE)
  const opened = value ? openSealed(seal, value) : null
  if (opened === null) return undefined
  const parsed = ticket.safeParse(JSON.parse(opened))
  return parsed.success && parsed.data.expiresAt > clock.now() ? parsed.data : undefined
}

/** Uses a ticket up; false if it was used before. */
export function takeTicket({ challenges }: Services, trx: Services['db'], { id }: Ticket): Promise<boolean> {
  return challenges.take(trx, digestToken(id).toString('base64url'))
}

/** The refusal of a first step where a second one is needed; the ticket for it goes into a cookie. */
export function requireSecondFactor({ ticket }: SecondStep, setCookie: (cookie: Cookie) => void): AppError {
  setCookie(ticket)
  return new AppError('auth.second-factor-required')
}
