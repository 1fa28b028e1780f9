import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OpenApi, toPublicApi } from '@zeri/contract'

/** The public API as it was promised last. */
export const SNAPSHOT = join(import.meta.dirname, '../../packages/contract/openapi-v1.json')

export function readSnapshot(): OpenApi {
  return JSON.parse(readFileSync(SNAPSHOT, 'utf8'))
}

/** The public API as the contract declares it now. */
export function currentApi(): OpenApi {
  return toPublicApi({ title: 'Zeri', examples: {} })
}
