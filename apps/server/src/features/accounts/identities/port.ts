// What sign-in needs of an outside provider. Each has an adapter of its own.

import { createHash } from 'node:crypto'
import type { IdentityProvider } from '@zeri/contract'
import type { Random } from '../../../platform/random.ts'
import { makeToken } from '../../../platform/secret-token.ts'

/** What only this browser's visit to the provider knows. */
export type Secrets = { readonly state: string; readonly nonce: string; readonly verifier: string }

/** The query of the callback, as far as any provider needs it. */
export type Callback = {
  readonly state?: string | undefined
  readonly code?: string | undefined
  readonly iss?: string | undefined
  readonly error?: string | undefined
  readonly device_id?: string | undefined
}

/** The person as the provider knows them. */
export type Claims = {
  /** The provider's own id of the person, the only thing an identity is found by. */
  readonly subject: string
  readonly email?: string | undefined
  /** Whether the provider vouches that the address is theirs. */
  readonly emailVerified: boolean
}

type Begun = { readonly url: string; readonly secrets: Secrets }

export type IdentityAdapter = {
  readonly id: IdentityProvider
  begin(redirectUri: string): Promise<Begun>
  /** Throws `ResponseRefused` or `ProviderSilent`. */
  finish(callback: Callback, visit: { secrets: Secrets; redirectUri: string }): Promise<Claims>
}

/** The response of a provider is not the one to our request; it says nothing of anybody. */
export class ResponseRefused extends Error {}
/** The provider did not respond in time, or not in its own format. */
export class ProviderSilent extends Error {}

export function makeSecrets(random: Pick<Random, 'bytes'>): Secrets {
  return { state: makeToken(random), nonce: makeToken(random), verifier: makeToken(random) }
}

/** The challenge of PKCE for a verifier, method S256. */
export function challengeOf({ verifier }: Secrets): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

/** The code of a callback that is ours, for providers without OpenID Connect. Throws `ResponseRefused` for any other. */
export function codeOf({ state, code, error, iss }: Callback, secrets: Secrets, issuer: string): string {
  if (state !== secrets.state || error !== undefined || code === undefined) throw new ResponseRefused()
  if (iss !== undefined && iss !== issuer) throw new ResponseRefused()
  return code
}
