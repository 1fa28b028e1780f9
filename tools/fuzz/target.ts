import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { startGateway } from '../../apps/sandbox/src/payments/gateway.ts'
import { telegramSettings } from '../../apps/sandbox/src/telegram/telegram.ts'
import { builtPages } from '../../apps/server/src/platform/pages/built-pages.ts'
import { registerStaticFiles } from '../../apps/server/src/platform/pages/static-files.ts'
import { payUntil } from '../../apps/server/src/testing/chart.ts'
import { aPushEnv } from '../../apps/server/src/testing/push.ts'
import { importFewPlaces } from '../testbed/places/few-places.ts'
import { type OpenApp, openApp } from './open-app.ts'
import type { TestClient } from './requests/account-requests.ts'

const build = join(import.meta.dirname, '../../apps/web/build')
const START = Date.UTC(2026, 10, 15, 12)
/** Nothing listens here: the site leaves messages to Telegram to the worker. */
const NO_TELEGRAM = 'http://127.0.0.1:9'
const YEAR_MS = 366 * 24 * 3_600_000

/** The site under test with its pages and payments, on a clock that the test moves. */
export type Target = OpenApp & {
  readonly clock: { at: number; now(): number }
  readonly port: number
  /** The same client, whose charts stay unpaid. */
  readonly unpaid: TestClient
}

export async function openTarget(prepare: (app: OpenApp['app']) => void): Promise<Target> {
  const clock = { at: START, now: () => clock.at }
  const gateway = await startGateway({ port: 0, production: false, now: () => clock.at })
  const open = await openApp({
    env: { ...gateway.env, ...telegramSettings(NO_TELEGRAM), ...aPushEnv(), TELEGRAM_UPDATES: 'webhook' },
    clock,
    attachPages: async (site) => {
      prepare(site)
      await registerStaticFiles(site, join(build, 'client'))
      return builtPages(join(build, 'server/index.js'))
    },
  })
  await importFewPlaces(open.databaseUrl)
  await open.deps.fillPool()
  await open.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = open.app.server.address() as AddressInfo // true: it listens on a port, not on a pipe
  return {
    ...open,
    client: payingClient(open),
    unpaid: open.client,
    clock,
    port,
    async close() {
      await open.close()
      await gateway.stop()
    },
  }
}

/** Pays for every chart as soon as it is created; otherwise the paywall would hide most of the code. */
export function payingClient({ client, deps }: OpenApp): TestClient {
  return {
    ...client,
    async send(request) {
      const sent = await client.send(request)
      const { chart } = sent.body as { chart?: { uuid?: string } } // true: the response to a new chart
      if (chart?.uuid) await payUntil(deps.db, chart.uuid, deps.clock.now() + YEAR_MS)
      return sent
    },
  }
}
