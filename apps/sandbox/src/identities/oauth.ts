import { createHash, randomBytes } from 'node:crypto'
import { renderChoice } from './choice-page.ts'
import { CLIENT_ID, CLIENT_SECRET, type IdentityPlan, subjectOf } from './people.ts'

type Query = URLSearchParams
export type OauthReply =
  | { readonly html: string }
  | { readonly location: string }
  | { readonly status: number; readonly json: unknown }

type Call = {
  readonly method: string
  /** Below the stand-in: `/authorize` and so on. */
  readonly path: string
  readonly query: Query
  readonly form: Query
  readonly authorization: string | undefined
}

type Issued = {
  readonly email: string
  readonly challenge: string
  readonly redirectUri: string
  readonly device: string
}

const refused: OauthReply = { status: 400, json: { error: 'invalid_grant' } }
const draw = () => randomBytes(12).toString('hex')

/** Yandex ID and VK ID, each with its own wire format. Codes work once. */
export function createOauthStandIn(provider: 'yandex' | 'vk', plan: IdentityPlan) {
  const codes = new Map<string, Issued>()
  const tokens = new Map<string, string>()
  const isVk = provider === 'vk'

  function authorize(query: Query): OauthReply {
    if (query.get('client_id') !== CLIENT_ID || query.get('code_challenge_method') !== 'S256') return refused
    return { html: renderChoice(isVk ? 'VK ID' : 'Yandex ID', 'authorize', Object.fromEntries(query)) }
  }

  function choose(form: Query): OauthReply {
    const read = (name: string) => form.get(name) ?? ''
    const [code, device] = [draw(), draw()]
    const issued = { challenge: read('code_challenge'), redirectUri: read('redirect_uri'), device }
    codes.set(code, { ...issued, email: read('email') })
    const query = new URLSearchParams({ code, state: read('state'), ...(isVk ? { device_id: device } : {}) })
    return { location: `${issued.redirectUri}?${query}` }
  }

  function exchange(form: Query): OauthReply {
    const issued = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isOurs = isVk
      ? form.get('device_id') === issued?.device && form.get('redirect_uri') === issued.redirectUri
      : form.get('client_secret') === CLIENT_SECRET
    if (!issued || challenge !== issued.challenge || !isOurs) return refused
    const token = draw()
    tokens.set(token, issued.email)
    const json = { access_token: token, token_type: 'bearer', expires_in: 3600 }
    const extra = { user_id: subjectOf(issued.email), state: form.get('state') }
    return { status: 200, json: isVk ? { ...json, ...extra } : json }
  }

  function describe(token: string | undefined): OauthReply {
    const email = tokens.get(token ?? '')
    if (email === undefined) return { status: 401, json: {} }
    const isRight = plan.profile === 'right'
    const id = subjectOf(email)
    const address = plan.hasEmail ? email : undefined
    if (isVk) return { status: 200, json: { user: { user_id: isRight ? id : 'another', email: address } } }
    const client_id = isRight ? CLIENT_ID : 'another'
    return { status: 200, json: { id, login: id, client_id, default_email: address } }
  }

  return ({ method, path, query, form, authorization }: Call): OauthReply => {
    switch (`${method} ${path}`) {
      case 'GET /authorize':
        return authorize(query)
      case 'POST /authorize':
        return choose(form)
      case 'POST /token':
      case 'POST /oauth2/auth':
        return exchange(form)
      case 'GET /info':
        return describe(/^OAuth (\S+)$/.exec(authorization ?? '')?.[1])
      case 'POST /oauth2/user_info':
        return describe(form.get('access_token') ?? undefined)
      default:
        return { status: 404, json: {} }
    }
  }
}
