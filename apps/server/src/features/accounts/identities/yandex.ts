import * as z from 'zod'
import type { Random } from '../../../platform/random.ts'
import { callProvider } from './call.ts'
import { challengeOf, codeOf, type IdentityAdapter, makeSecrets, ResponseRefused } from './port.ts'

export type YandexConfig = {
  readonly oauthUrl: string
  readonly loginUrl: string
  readonly clientId: string
  readonly clientSecret: string
}

/** Mailboxes of Yandex itself: of any other address it only knows what the person typed there. */
const OWN_MAILBOX = /@(?:ya\.ru|yandex\.(?:ru|com|by|kz|ua)|narod\.ru)$/i

const token = z.object({ access_token: z.string().min(1) })
const profile = z.object({
  id: z.string().min(1).max(64),
  client_id: z.string(),
  default_email: z.string().max(254).nullish(),
})

/** Yandex ID: OAuth 2.0 with PKCE. There is no signed token; the profile names the application it is for. */
export function createYandex(config: YandexConfig, { random }: { random: Random }): IdentityAdapter {
  const { oauthUrl, loginUrl, clientId, clientSecret } = config
  return {
    id: 'yandex',
    async begin(redirectUri) {
      const secrets = makeSecrets(random)
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'login:email login:info',
        state: secrets.state,
        code_challenge: challengeOf(secrets),
        code_challenge_method: 'S256',
      })
      return { url: `${oauthUrl}/authorize?${query}`, secrets }
    },
    async finish(callback, { secrets }) {
      const code = codeOf(callback, secrets, oauthUrl)
      const form = {
        grant_type: 'authorization_code',
        code,
        client_id: clientId,
        client_secret: clientSecret,
        code_verifier: secrets.verifier,
      }
      const { access_token } = await callProvider(`${oauthUrl}/token`, { form }, token)
      const headers = { authorization: `OAuth ${access_token}` }
      const person = await callProvider(`${loginUrl}/info?format=json`, { headers }, profile)
      // A token for another application must not sign in here.
      if (person.client_id !== clientId) throw new ResponseRefused()
      const email = person.default_email || undefined
      return { subject: person.id, email, emailVerified: email !== undefined && OWN_MAILBOX.test(email) }
    },
  }
}
