import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../apps/server/src/app.ts'
import { parseConfig } from '../../apps/server/src/config.ts'
import { createDeps } from '../../apps/server/src/deps.ts'
import { unlimited } from '../../apps/server/src/testing/unlimited.ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { createRandom } from '../testbed/random.ts'
import { createGazetteerDatabase } from '../testbed/site/gazetteer-database.ts'
import { noPages } from '../testbed/site/no-pages.ts'
import { hostileText } from './hostile-text.ts'

const SEED = 2026
/** A slower search is repeated: what is slow only once was the machine's doing. */
const SUSPECT_MS = 50
const REPEATS = 4

/** Sends hostile strings to the search of places: none may cause a server error or a slow response. */
export async function fuzzPlaceSearch({ small }: { small: boolean }): Promise<Figure[]> {
  const count = small ? 300 : 10_000
  const random = createRandom(SEED)
  const database = await createGazetteerDatabase()
  const config = parseConfig({
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    ...unlimited,
  })
  const deps = createDeps(config)
  const { app } = await buildApp(deps, { attachPages: noPages, isDraining: () => false })
  let [errors, slowestMs] = [0, 0]
  try {
    for (let index = 0; index < count; index++) {
      const city = hostileText(random)
      const { statusCode, tookMs } = await searchFor(app, city)
      if (tookMs > slowestMs) console.error(`slowest so far, ${rounded(tookMs)} ms: ${quoted(city)}`)
      if (statusCode >= 500) console.error(`${statusCode}: ${quoted(city)}`)
      slowestMs = Math.max(slowestMs, tookMs)
      errors += statusCode >= 500 ? 1 : 0
    }
  } finally {
    await app.close()
    await deps.db.destroy()
    await database.drop()
  }
  return [
    figure(`of ${count} hostile searches, server errors`, errors, 'errors', '= 0'),
    figure(`of ${count} hostile searches, the slowest`, rounded(slowestMs, 1), 'ms', '<= 200'),
  ]
}

async function searchFor(
  app: FastifyInstance,
  city: string,
  repeats = REPEATS,
): Promise<{ statusCode: number; tookMs: number }> {
  const started = performance.now()
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/calendar/location/search',
    payload: { city },
  })
  const tookMs = performance.now() - started
  if (tookMs < SUSPECT_MS || repeats === 0) return { statusCode, tookMs }
  const again = await searchFor(app, city, repeats - 1)
  return { statusCode, tookMs: Math.min(tookMs, again.tookMs) }
}

function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 80))
}
