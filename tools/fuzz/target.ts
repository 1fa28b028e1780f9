import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { startGateway } from '../../apps/sandbox/src/payments/gateway.ts'
import { telegramSettings } from '../../apps/sandbox/src/telegram/telegram.ts'
import { builtPages } from '../../apps/server/src/platform/pages/built-pages.ts'
import { registerStaticFiles } from '../../apps/server/src/platform/pages/static-files.ts'
import { payUntil } from '../../apps/server/src/testing/chart.ts'
import { importFewPlaces } from '../testbed/places/few-places.ts'
import { type Doors, openDoors } from './open-app.ts'
import type { World } from './requests/account-requests.ts'

const build = join(import.meta.dirname, '../../apps/web/build')
const START = Date.UTC(2026, 10, 15, 12)
/** Nobody is there: what the site would tell Telegram it leaves to the worker. */
const NO_TELEGRAM = 'http://127.0.0.1:9'
const YEAR_MS = 366 * 24 * 3_600_000

/** The site that is shot at, with its pages and payments, at a clock that is moved by hand. */
export type Target = Doors & {
  readonly clock: { at: number; now(): number }
  readonly port: number
  /** The same people, whose charts stay unpaid. */
  readonly unpaid: World
}

export async function openTarget(prepare: (app: Doors['app']) => void): Promise<Target> {
  const clock = { at: START, now: () => clock.at }
  const gateway = await startGateway({ port: 0, production: false, now: () => clock.at })
  const doors = await openDoors({
    env: { ...gateway.env, ...telegramSettings(NO_TELEGRAM), TELEGRAM_UPDATES: 'webhook' },
    clock,
    attachPages: async (site) => {
      prepare(site)
      await registerStaticFiles(site, join(build, 'client'))
      return builtPages(join(build, 'server/index.js'))
    },
  })
  await importFewPlaces(doors.databaseUrl)
  await doors.deps.fillPool()
  await doors.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = doors.app.server.address() as AddressInfo // true: it listens on a port, not on a pipe
  return {
    ...doors,
    world: payingWorld(doors),
    unpaid: doors.world,
    clock,
    port,
    async close() {
      await doors.close()
      await gateway.stop()
    },
  }
}

/** Every chart is paid for as soon as it is made: what is closed to those who have not paid would hide much. */
function payingWorld({ world, deps }: Doors): World {
  return {
    ...world,
    async send(request) {
      const answered = await world.send(request)
      const { chart } = answered.body as { chart?: { uuid?: string } } // true: of a chart's own answer
      if (chart?.uuid) await payUntil(deps.db, chart.uuid, deps.clock.now() + YEAR_MS)
      return answered
    },
  }
}
