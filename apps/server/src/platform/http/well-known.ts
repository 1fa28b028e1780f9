import { type Locale, locales, pathIn } from '@zeri/contract'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { ResponseCache } from './response-cache.ts'
import { sendCachedResponse } from './send-cached-response.ts'

const SECURITY_PATH = '/.well-known/security.txt'
const DAY_MS = 86_400_000
/** RFC 9116 recommends less than a year. The date moves with every day, so it never passes while the site runs. */
const VALID_DAYS = 180

/** The section that says how to report a weakness. */
const POLICY_PAGE = '/about'
const POLICY_ANCHOR = 'security'

type WellKnownDeps = {
  readonly clock: Clock
  readonly responses: ResponseCache
  readonly contact: string
  readonly origins: Readonly<Record<Locale, string>>
  readonly edition: Locale
}

/** Writes security.txt (RFC 9116): whom to write to about a weakness. */
export function writeSecurityTxt({ clock, contact, origins }: WellKnownDeps): string {
  const expires = new Date((Math.floor(clock.now() / DAY_MS) + VALID_DAYS) * DAY_MS)
  const fields = [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    ...locales.map((locale) => `Canonical: ${origins[locale]}${SECURITY_PATH}`),
    ...locales.map((locale) => `Policy: ${origins[locale]}${pathIn(locale, POLICY_PAGE)}#${POLICY_ANCHOR}`),
  ]
  return `${[...new Set(fields)].join('\n')}\n`
}

/** Registers the addresses that programs know without asking: whom to write to, and where a password is changed. */
export function registerWellKnown(app: FastifyInstance, deps: WellKnownDeps): void {
  const { responses, edition } = deps
  app.get(SECURITY_PATH, (request, reply) => {
    const response = responses.find(SECURITY_PATH) ?? responses.store(SECURITY_PATH, writeSecurityTxt(deps))
    return sendCachedResponse(request, reply, 'text/plain; charset=utf-8', response)
  })
  // https://w3c.github.io/webappsec-change-password-url/: password managers follow the redirect.
  app.get('/.well-known/change-password', (_request, reply) =>
    reply.header('cache-control', 'private, no-store').redirect(pathIn(edition, '/client/password'), 302),
  )
}
