import type { InjectOptions } from 'fastify'
import { startGateway } from '../../apps/sandbox/src/payments/gateway.ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { createRandom } from '../testbed/random.ts'
import { mutate } from './mutate.ts'
import { openDoors } from './open-app.ts'
import { type ValidRequest, validRequests, type World } from './requests/account-requests.ts'
import { billingRequests } from './requests/billing-requests.ts'
import { chartRequests } from './requests/chart-requests.ts'
import { chooserRequests } from './requests/chooser-requests.ts'
import { printRequests } from './requests/print-requests.ts'

const SEED = 8
/** The rest are valid: hostile requests that never pass the first check prove little. */
const MUTATED_SHARE = 0.75

type Requests = Readonly<Record<string, (world: World) => Promise<ValidRequest>>>

export const fuzzAccounts = (options: { small: boolean }) => measureDoors('accounts', validRequests, options)

export const fuzzCharts = (options: { small: boolean }) =>
  measureDoors('charts', { ...chartRequests, ...printRequests }, options)

/** Orders are made at the providers of the sandbox. */
export async function fuzzBilling(options: { small: boolean }): Promise<Figure[]> {
  const gateway = await startGateway({ port: 0, production: false })
  try {
    return await measureDoors('billing', billingRequests, options, gateway.env)
  } finally {
    await gateway.stop()
  }
}
export const fuzzChooser = (options: { small: boolean }) => measureDoors('chooser', chooserRequests, options)

/** Valid requests of every door of a feature with one thing changed: none may break the server, many must pass. */
async function measureDoors(
  feature: string,
  requests: Requests,
  { small }: { small: boolean },
  env: Readonly<Record<string, string>> = {},
): Promise<Figure[]> {
  const count = small ? 800 : 10_000
  const { app, world, close } = await openDoors({ env })
  const random = createRandom(SEED)
  const doors = Object.entries(requests)
  let [errors, accepted] = [0, 0]
  const refusedValid: string[] = []
  try {
    for (let index = 0; index < count; index++) {
      const [name, make] = doors[index % doors.length] as (typeof doors)[number] // true: within the list
      const valid = await make(world)
      const isMutated = random() < MUTATED_SHARE
      // True: whatever a mutation made of it, it is something `inject` can send.
      const request = (isMutated ? mutate(valid, random) : valid) as InjectOptions
      // Each from an address of its own: none is to be held up for what another missed.
      const remoteAddress = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
      const { statusCode, payload } = await app.inject({ ...request, remoteAddress })
      if (statusCode >= 500) {
        errors += 1
        console.error(`${statusCode} ${name}: ${JSON.stringify(request).slice(0, 300)}`)
      }
      if (statusCode < 300) accepted += 1
      else if (!isMutated) refusedValid.push(`${name} ${payload}`)
    }
  } finally {
    await close()
  }
  for (const one of new Set(refusedValid)) console.error(`refused though valid: ${one}`)
  return [
    figure(`of ${count} requests to ${feature}, server errors`, errors, 'errors', '= 0'),
    figure(
      `of ${count} requests to ${feature}, accepted`,
      rounded((accepted / count) * 100, 1),
      '%',
      '>= 30',
    ),
    figure(`valid requests to ${feature} that were refused`, refusedValid.length, 'requests', '= 0'),
  ]
}
