import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Gateway, startGateway } from '../../../apps/sandbox/src/payments/gateway.ts'
import { findFreePort } from '../free-port.ts'
import { makeCertificate } from '../nginx/certificate.ts'
import { startNginx } from '../nginx/nginx.ts'
import { startSite } from './site.ts'

type Settings = Readonly<Record<string, string>>

type Front = { readonly url: string; stop(): Promise<void> }

export type SecureSite = Front & {
  /** Starts another nginx in front of the same server, for a test that takes it away. */
  startFront(): Promise<Front>
}
export type SecurePayingSite = SecureSite & { readonly gateway: Gateway }

/** The built site behind nginx with TLS and HTTP/2, as deployed; the browser has to accept its certificate. */
export async function startSecureSite(
  settings: Settings = {},
  { program, port }: { readonly program?: string; readonly port?: number } = {},
): Promise<SecureSite> {
  const folder = mkdtempSync(join(tmpdir(), 'zeri-certificate-'))
  const ownPort = port ?? (await findFreePort())
  const tls = makeCertificate(folder)
  const startFront = () => startNginx({ servers: [ownPort], tls, isUnlimited: true })
  const nginx = await startFront()
  const own = {
    PORT: String(ownPort),
    PROXY_HOPS: '1',
    SITE_URL_EN: nginx.url,
    SITE_URL_RU: nginx.url,
  }
  const site = await startSite({ ...settings, ...own }, program)
  return {
    url: nginx.url,
    startFront,
    async stop() {
      await nginx.stop()
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The same with the payment providers of the sandbox. */
export async function startSecurePayingSite(settings: Settings = {}): Promise<SecurePayingSite> {
  const port = await findFreePort()
  // Its notices need no TLS: they reach the server as those of nginx do.
  const gateway = await startGateway({ port: 0, production: false, siteUrl: `http://127.0.0.1:${port}` })
  const program = 'tools/testbed/site/sandbox-site.ts'
  const site = await startSecureSite({ ...gateway.env, ...settings }, { program, port })
  return {
    ...site,
    gateway,
    async stop() {
      await site.stop()
      await gateway.stop()
    },
  }
}
