import type { InjectOptions } from 'fastify'
import { startGateway } from '../../apps/sandbox/src/payments/gateway.ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { createRandom } from '../testbed/random.ts'
import { mutate } from './mutate.ts'
import { openApp } from './open-app.ts'
import { accountRequests, type TestClient, type ValidRequest } from './requests/account-requests.ts'
import { billingRequests } from './requests/billing-requests.ts'
import { chartRequests } from './requests/chart-requests.ts'
import { chooserRequests } from './requests/chooser-requests.ts'
import { printRequests } from './requests/print-requests.ts'

const SEED = 8
/** The rest are valid: hostile requests that never pass the first check prove little. */
const MUTATED_SHARE = 0.75

type Requests = Readonly<Record<string, (client: TestClient) => Promise<ValidRequest>>>

export const fuzzAccounts = (options: { small: boolean }) => fuzzFeature('accounts', accountRequests, options)

export const fuzzCharts = (options: { small: boolean }) =>
  fuzzFeature('charts', { ...chartRequests, ...printRequests }, options)

/** Orders go to the payment providers of the sandbox. */
export async function fuzzBilling(options: { small: boolean }): Promise<Figure[]> {
  const gateway = await startGateway({ port: 0, production: false })
  try {
    return await fuzzFeature('billing', billingRequests, options, gateway.env)
  } finally {
    await gateway.stop()
  }
}
export const fuzzChooser = (options: { small: boolean }) => fuzzFeature('chooser', chooserRequests, options)

/** Sends valid requests of every operation of a feature, most with one thing changed: no server error, many accepted. */
async function fuzzFeature(
  feature: string,
  requests: Requests,
  { small }: { small: boolean },
  env: Readonly<Record<string, string>> = {},
): Promise<Figure[]> {
  const count = small ? 400 : 10_000
  const { app, client, close } = await openApp({ env })
  const random = createRandom(SEED)
  const routes = Object.entries(requests)
  let [errors, accepted] = [0, 0]
  const refusedValid: string[] = []
  try {
    for (let index = 0; index < count; index++) {
      const [name, make] = routes[index % routes.length] as (typeof routes)[number] // true: within the list
      const valid = await make(client)
      const isMutated = random() < MUTATED_SHARE
      // True: any mutation is something `inject` can send.
      const request = (isMutated ? mutate(valid, random) : valid) as InjectOptions
      // Each from an address of its own, so that no limit counts them together.
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
