import * as oidc from 'openid-client'
import type { Random } from '../../../platform/random.ts'
import { CALL_TIMEOUT_MS, fetchBounded } from './call.ts'
import {
  type Callback,
  challengeOf,
  type IdentityAdapter,
  makeSecrets,
  ProviderSilent,
  ResponseRefused,
} from './port.ts'

export type GoogleConfig = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Plain http, for the stand-in; production does not start with it. */
  readonly isInsecure: boolean
}

const DISCOVERY_LIFE_MS = 60 * 60_000

/** OpenID Connect with PKCE. The library checks state, nonce, issuer, audience, signature and times. */
export function createGoogle(
  config: GoogleConfig,
  { random, now }: { random: Random; now: () => number },
): IdentityAdapter {
  const discover = createDiscovery(config, now)
  return {
    id: 'google',
    async begin(redirectUri) {
      const secrets = makeSecrets(random)
      const url = oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: challengeOf(secrets),
        code_challenge_method: 'S256',
      })
      return { url: url.href, secrets }
    },
    async finish(callback, { secrets, redirectUri }) {
      const found = await discover()
      const claims = await exchange(found, callbackUrl(redirectUri, callback), {
        pkceCodeVerifier: secrets.verifier,
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        idTokenExpected: true,
      })
      if (!claims) throw new ResponseRefused()
      const { sub, email, email_verified } = claims
      return {
        subject: sub,
        ...(typeof email === 'string' ? { email } : {}),
        emailVerified: email_verified === true,
      }
    },
  }
}

/** The provider's own description, read once an hour. One that could not be read is not remembered. */
function createDiscovery(config: GoogleConfig, now: () => number): () => Promise<oidc.Configuration> {
  let known: { readonly atMs: number; readonly found: oidc.Configuration } | undefined
  return async () => {
    if (known && now() - known.atMs < DISCOVERY_LIFE_MS) return known.found
    const options = {
      timeout: CALL_TIMEOUT_MS / 1000,
      [oidc.customFetch]: (url: string, init: object) => fetchBounded(url, init),
      execute: [oidc.enableNonRepudiationChecks, ...(config.isInsecure ? [oidc.allowInsecureRequests] : [])],
    }
    const { issuer, clientId, clientSecret } = config
    const found = await oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, options)
      .catch((error) => {
        throw new ProviderSilent('', { cause: error })
      })
    known = { atMs: now(), found }
    return found
  }
}

/** The public address of the callback with its query: behind a proxy the request's own address is another. */
function callbackUrl(redirectUri: string, callback: Callback): URL {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(callback)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url
}

async function exchange(found: oidc.Configuration, url: URL, checks: oidc.AuthorizationCodeGrantChecks) {
  try {
    return (await oidc.authorizationCodeGrant(found, url, checks)).claims()
  } catch (error) {
    // Fetch itself fails with a TypeError or a DOMException; everything else is a response that is not right.
    const cause = error instanceof Error ? error.cause : undefined
    const isSilent = [error, cause].some((one) => one instanceof DOMException || isFetchFailure(one))
    throw isSilent ? new ProviderSilent('', { cause: error }) : new ResponseRefused('', { cause: error })
  }
}

function isFetchFailure(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'fetch failed'
}
