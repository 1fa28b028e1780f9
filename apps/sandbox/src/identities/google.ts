import { createSign, generateKeyPairSync } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Provider } from 'oidc-provider'
import { renderChoice } from './choice-page.ts'
import { CLIENT_ID, CLIENT_SECRET, type IdentityPlan, subjectOf } from './people.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A provider of OpenID Connect in the place of Google. Each address that is typed has its own person. */
export function createGoogleStandIn(issuer: string, plan: IdentityPlan): Handler {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'sandbox', alg: 'RS256', use: 'sig' }
  const emails = new Map<string, string>()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: ['http://localhost/identities/google/callback'],
      },
    ],
    jwks: { keys: [jwk] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/google/${uid}` },
    cookies: { keys: ['sandbox'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        ...(plan.hasEmail ? { email: emails.get(id), email_verified: plan.emailVerified } : {}),
      }),
    }),
  })
  // The port of the site is not known here: any callback of ours on this machine is the right one.
  provider.Client.prototype.redirectUriAllowed = (uri: string) =>
    /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/identities\/google\/callback$/.test(uri)
  provider.use(async (context, next) => {
    await next()
    const body: unknown = context.body
    if (context.path !== '/token' || plan.token === 'right' || !hasIdToken(body)) return
    context.body = { ...body, id_token: forge(body.id_token, plan.token) }
  })
  const serve = provider.callback()

  /** Signs a token again after changing what it says. */
  function forge(token: string, fault: IdentityPlan['token']): string {
    const [header = '', payload = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const changes = {
      right: {},
      'wrong-nonce': { nonce: 'another' },
      'wrong-issuer': { iss: 'https://accounts.example' },
      'wrong-audience': { aud: 'another-application' },
      'wrong-signature': {},
    }
    const changed = Buffer.from(JSON.stringify({ ...claims, ...changes[fault] })).toString('base64url')
    const signed = `${header}.${changed}`
    const key = fault === 'wrong-signature' ? other.privateKey : privateKey
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`
  }

  return async (request, response) => {
    const path = new URL(request.url ?? '/', issuer).pathname
    if (!path.startsWith('/google/')) return void (await serve(request, response))
    if (request.method !== 'POST')
      return void response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(renderChoice('Google', path, {}))
    const email = new URLSearchParams(await text(request)).get('email') ?? ''
    const accountId = subjectOf(email)
    emails.set(accountId, email)
    const grant = new provider.Grant({ accountId, clientId: CLIENT_ID })
    grant.addOIDCScope('openid email')
    const result = { login: { accountId }, consent: { grantId: await grant.save() } }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }
}

function hasIdToken(body: unknown): body is { readonly id_token: string } {
  return typeof body === 'object' && body !== null && 'id_token' in body
}
