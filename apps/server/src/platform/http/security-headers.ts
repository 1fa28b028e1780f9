import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Nothing may load, frame or run an answer that is data; pages bring their own policy. */
export const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'none'"

const PERMISSIONS = 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), browsing-topics=()'

/** The headers every answer carries, errors and files included (OWASP ASVS 5.0, 3.4). */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', DATA_POLICY)
    reply.header('permissions-policy', PERMISSIONS)
  })
}
