import { type Gateway, startGateway } from '../../../apps/sandbox/src/payments/gateway.ts'
import { findFreePort } from '../free-port.ts'
import { type SiteProcess, startSite } from './site.ts'

export type PayingSite = SiteProcess & { readonly databaseUrl: string; readonly gateway: Gateway }

/** The built site with the three payment providers of the sandbox, which notify it and redirect back to it. */
export async function startPayingSite(settings: Readonly<Record<string, string>> = {}): Promise<PayingSite> {
  const port = await findFreePort()
  const siteUrl = `http://127.0.0.1:${port}`
  const gateway = await startGateway({ port: 0, production: false, siteUrl })
  const own = { PORT: String(port), SITE_URL_EN: siteUrl, SITE_URL_RU: siteUrl }
  const site = await startSite({ ...gateway.env, ...own, ...settings }, 'tools/testbed/site/sandbox-site.ts')
  const stop = async () => {
    await site.stop()
    await gateway.stop()
  }
  return { ...site, gateway, stop, kill: stop }
}
