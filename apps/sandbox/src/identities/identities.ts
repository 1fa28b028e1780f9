import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { openServer } from '../open-server.ts'
import { createGoogleStandIn } from './google.ts'
import { createOauthStandIn, type OauthReply } from './oauth.ts'
import { CLIENT_ID, CLIENT_SECRET, honestPlan, type IdentityPlan } from './people.ts'

export type IdentityStandIns = {
  readonly url: string
  readonly plan: IdentityPlan
  /** Settings of the server that make it use these. */
  readonly env: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Starts Google, Yandex ID and VK ID on loopback: anybody is who they say they are. */
export async function startIdentities({
  port,
  production,
}: {
  /** 0 picks a free port. */
  readonly port: number
  readonly production: boolean
}): Promise<IdentityStandIns> {
  if (production) throw new Error('the sandbox has no place in production: it signs anybody in')
  const plan = { ...honestPlan }
  let google: ReturnType<typeof createGoogleStandIn> | undefined
  const oauth = { yandex: createOauthStandIn('yandex', plan), vk: createOauthStandIn('vk', plan) }
  const server = await openServer(port, async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox')
    const [, name, ...rest] = pathname.split('/')
    if (name !== 'yandex' && name !== 'vk') return google?.(request, response)
    const reply = oauth[name]({
      method: request.method ?? 'GET',
      path: `/${rest.join('/')}`,
      query: searchParams,
      form: new URLSearchParams(await text(request)),
      authorization: request.headers.authorization,
    })
    send(response, reply)
  })
  google = createGoogleStandIn(server.url, plan)
  return { url: server.url, plan, env: identitySandboxSettings(server.url), stop: server.close }
}

/** Settings of the server that make it use the stand-ins at an address. */
export function identitySandboxSettings(url: string): Record<string, string> {
  return {
    GOOGLE_ISSUER: url,
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
    YANDEX_OAUTH_URL: `${url}/yandex`,
    YANDEX_LOGIN_URL: `${url}/yandex`,
    YANDEX_CLIENT_ID: CLIENT_ID,
    YANDEX_CLIENT_SECRET: CLIENT_SECRET,
    VK_ID_URL: `${url}/vk`,
    VK_CLIENT_ID: CLIENT_ID,
  }
}

function send(response: ServerResponse<IncomingMessage>, reply: OauthReply): void {
  if ('html' in reply) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(reply.html)
  else if ('location' in reply) response.writeHead(303, { location: reply.location }).end()
  else
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.json))
}
