import * as z from 'zod'
import type { Random } from '../../../platform/random.ts'
import { callProvider } from './call.ts'
import { challengeOf, codeOf, type IdentityAdapter, makeSecrets, ResponseRefused } from './port.ts'

export type VkConfig = { readonly url: string; readonly clientId: string }

/** VK writes ids as numbers in one response and as text in another. */
const id = z.union([z.string().min(1).max(64), z.int()]).transform(String)
const token = z.object({ access_token: z.string().min(1), user_id: id, state: z.string() })
const profile = z.object({
  user: z.object({ user_id: id, email: z.string().max(254).nullish() }),
})

/**
 * VK ID: OAuth 2.1 with PKCE and without a client secret. The callback names a device, which the exchange of the code
 * must name again. VK does not say whether an address is verified, so none counts as that.
 */
export function createVk({ url, clientId }: VkConfig, { random }: { random: Random }): IdentityAdapter {
  return {
    id: 'vk',
    async begin(redirectUri) {
      const secrets = makeSecrets(random)
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'email',
        state: secrets.state,
        code_challenge: challengeOf(secrets),
        code_challenge_method: 'S256',
      })
      return { url: `${url}/authorize?${query}`, secrets }
    },
    async finish(callback, { secrets, redirectUri }) {
      const code = codeOf(callback, secrets, url)
      if (callback.device_id === undefined) throw new ResponseRefused()
      const form = {
        grant_type: 'authorization_code',
        code,
        code_verifier: secrets.verifier,
        client_id: clientId,
        device_id: callback.device_id,
        redirect_uri: redirectUri,
        state: secrets.state,
      }
      const { access_token, user_id, state } = await callProvider(`${url}/oauth2/auth`, { form }, token)
      if (state !== secrets.state) throw new ResponseRefused()
      const { user } = await callProvider(
        `${url}/oauth2/user_info`,
        { form: { client_id: clientId, access_token } },
        profile,
      )
      if (user.user_id !== user_id) throw new ResponseRefused()
      return { subject: user_id, email: user.email || undefined, emailVerified: false }
    },
  }
}
