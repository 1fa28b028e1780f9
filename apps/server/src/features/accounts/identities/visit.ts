// The visit to a provider: from our button to its callback.

import type {
  beginIdentity as beginOperation,
  finishIdentity as finishOperation,
  IdentityProvider,
  Locale,
  Output,
} from '@zeri/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Session } from '../../../platform/http/auth.ts'
import type { Cookie } from '../../../platform/http/cookie.ts'
import type { Caller } from '../../../platform/http/operations.ts'
import { digestToken, makeToken } from '../../../platform/secret-token.ts'
import type { NewSession } from '../begin-session.ts'
import { originOf } from '../caller-facts.ts'
import { requireConfirmation } from '../confirmation.ts'
import { normaliseEmail } from '../email.ts'
import { lockSession } from '../lock-session.ts'
import { mailWayIn } from '../mail-way-in.ts'
import type { Services } from '../services.ts'
import { requireOpenSignUp } from '../sign-up.ts'
import { findAccountByEmail } from '../store.ts'
import { tryRules } from '../try-rules.ts'
import { identityCookie, identityTokenOf, noIdentityCookie } from './browser-cookie.ts'
import { decideLinking } from './decide-linking.ts'
import { findLinkedAccount, saveAttempt, takeBegun } from './identity-store.ts'
import { type Callback, type Claims, ProviderSilent, ResponseRefused, type Secrets } from './port.ts'
import { linkIdentity, signInLinked } from './sign-in-linked.ts'

/** As long as a visit to a provider may take, and a proof afterwards. */
const ATTEMPT_MS = 10 * 60_000

/** What is sealed while the visitor is at the provider. */
type Visit = {
  readonly secrets: Secrets
  readonly locale: Locale
  readonly back: string
}

/** What is sealed afterwards, while the person proves an account or consents to a new one. */
export type Vouched = { readonly claims: Claims; readonly back: string }

type BeginForm = {
  readonly provider: IdentityProvider
  readonly link: boolean
  readonly back: string
  readonly locale: Locale
}

function adapterOf({ identities }: Services, provider: IdentityProvider) {
  const adapter = identities.find(({ id }) => id === provider)
  if (!adapter) throw new AppError('request.not-found')
  return adapter
}

/** Each provider has a callback of its own, so that the response of one is never read as that of another. */
function callbackOf({ editions }: Services, locale: Locale, provider: IdentityProvider): string {
  return `${editions[locale]}/identities/${provider}/callback`
}

/** Starts a visit; returns the provider's URL and the cookie that binds the visit to this browser. */
export async function beginIdentity(
  services: Services,
  { provider, link, back, locale }: BeginForm,
  { session, caller }: { session: Session | undefined; caller: Caller },
): Promise<Output<typeof beginOperation> & { readonly cookie: Cookie }> {
  const { db, clock, random, seal, tries } = services
  const adapter = adapterOf(services, provider)
  if (link && !session) throw new AppError('auth.required')
  if (link && session) await requireConfirmation(services, session)
  const { address, network } = originOf(caller)
  await tries.take({ rule: tryRules.identityFromAddress, about: [address] })
  await tries.take({ rule: tryRules.identityFromNetwork, about: [network] })
  const { url, secrets } = await orUnavailable(() => adapter.begin(callbackOf(services, locale, provider)))
  const token = makeToken(random)
  const visit: Visit = { secrets, locale, back }
  await saveAttempt(db, {
    browserHash: digestToken(token),
    provider,
    stage: 'begun',
    accountId: link && session ? session.userId : null,
    sealed: seal.close(JSON.stringify(visit)),
    expiresAt: new Date(clock.now() + ATTEMPT_MS),
  })
  return { url, cookie: identityCookie(token) }
}

async function orUnavailable<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ProviderSilent) throw new AppError('identity.unavailable')
    throw error
  }
}

type Finished = Pick<Output<typeof finishOperation>, 'outcome' | 'back' | 'locale' | 'reason'> & {
  readonly session?: NewSession
  readonly cookie: Cookie
  /** For the second step. */
  readonly ticket?: Cookie
}

/**
 * Finishes a visit. The begun one is used up by the first callback, right or wrong; what the provider says is then
 * decided by `decideLinking`.
 */
export async function finishIdentity(
  services: Services,
  { provider, ...callback }: Callback & { readonly provider: IdentityProvider },
  { session, caller }: { session: Session | undefined; caller: Caller },
): Promise<Finished> {
  const { db, clock, seal, security } = services
  const { requestId } = caller
  adapterOf(services, provider)
  const token = identityTokenOf(caller)
  const at = new Date(clock.now())
  const begun = token && (await takeBegun(db, { browserHash: digestToken(token), provider, at }))
  if (!token || !begun) {
    security.note({ event: 'identity.refused', requestId })
    throw new AppError('identity.refused')
  }
  // True: this text was sealed by `beginIdentity`.
  const visit = JSON.parse(seal.open(begun.sealed)) as Visit
  const visited = { provider, callback, visit, linksTo: begun.accountId ?? undefined }
  try {
    return await completeVisit(services, visited, { session, caller })
  } catch (error) {
    // A link that failed returns to the page where it began, with its reason.
    if (!(error instanceof AppError) || begun.accountId === null) throw error
    const { back, locale } = visit
    return { outcome: 'link-refused', reason: error.code, back, locale, cookie: noIdentityCookie }
  }
}

type Visited = {
  readonly provider: IdentityProvider
  readonly callback: Callback
  readonly visit: Visit
  /** The account that the identity is to be linked to. */
  readonly linksTo: string | undefined
}

async function completeVisit(
  services: Services,
  { provider, callback, visit: { secrets, locale, back }, linksTo }: Visited,
  { session, caller }: { session: Session | undefined; caller: Caller },
): Promise<Finished> {
  const { db, clock, seal, security } = services
  const { requestId } = caller
  const adapter = adapterOf(services, provider)
  const redirectUri = callbackOf(services, locale, provider)
  let claims: Claims
  try {
    claims = await orUnavailable(() => adapter.finish(callback, { secrets, redirectUri }))
  } catch (error) {
    if (!(error instanceof ResponseRefused)) throw error
    security.note({ event: 'identity.refused', requestId })
    throw new AppError('identity.refused')
  }
  if (linksTo !== undefined && session?.userId !== linksTo) throw new AppError('auth.required')
  const decision = decideLinking({ ...(await factsOf(services, provider, claims)), linksTo })
  const ended = { back, locale, cookie: noIdentityCookie }
  switch (decision.do) {
    case 'refuse':
      throw new AppError('identity.linked-elsewhere')
    case 'sign-in': {
      const opened = await signInLinked(services, { provider, claims, accountId: decision.accountId, caller })
      if ('ticket' in opened) return { outcome: 'second-factor', ...ended, ticket: opened.ticket }
      return { outcome: 'signed-in', session: opened, ...ended }
    }
    case 'link': {
      if (!session) throw new AppError('auth.required')
      await db.transaction().execute(async (trx) => {
        const account = await lockSession(trx, session)
        if (!decision.isNew) return
        await linkIdentity(services, trx, { provider, claims, accountId: decision.accountId, requestId })
        await mailWayIn(services, trx, { account, way: provider })
      })
      return { outcome: 'linked', ...ended }
    }
    default: {
      if (decision.do === 'sign-up') requireOpenSignUp(services)
      const vouched: Vouched = { claims, back }
      // A new token: who saw the old one in the visit must not take over what follows.
      const next = makeToken(services.random)
      await saveAttempt(db, {
        browserHash: digestToken(next),
        provider,
        stage: 'returned',
        accountId: null,
        sealed: seal.close(JSON.stringify(vouched)),
        expiresAt: new Date(clock.now() + ATTEMPT_MS),
      })
      const outcome = decision.do === 'sign-up' ? 'sign-up' : 'prove'
      return { outcome, back, locale, cookie: identityCookie(next) }
    }
  }
}

/** What the database knows of a person whom a provider vouches for. */
export async function factsOf(
  { db }: Pick<Services, 'db'>,
  provider: IdentityProvider,
  claims: Claims,
  trx: Services['db'] = db,
) {
  const linkedTo = await findLinkedAccount(trx, { provider, subject: claims.subject })
  const address = claims.email === undefined ? undefined : normaliseEmail(claims.email)
  if (address === undefined) return { linkedTo }
  const email = { address, isVerified: claims.emailVerified }
  // An address the provider has not verified is not looked up at all.
  const holder = email.isVerified ? await findAccountByEmail(trx, address) : undefined
  return { linkedTo, email, holder: holder && { id: holder.id, isVerified: holder.isVerified } }
}
