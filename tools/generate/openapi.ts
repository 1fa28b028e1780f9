// Writes packages/contract/openapi.json from the operations of the contract, and openapi-v1.json, the promise of the public API.

import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { almanacVersion } from '@zeri/almanac/calendar'
import { operations, toOpenApi } from '@zeri/contract'
import { findBreaks } from '../api/find-breaks.ts'
import { currentApi, readSnapshot, SNAPSHOT } from '../api/snapshot.ts'

const write = (file: string, document: object) =>
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)

const target = join(import.meta.dirname, '../../packages/contract/openapi.json')
write(target, toOpenApi(operations, { title: 'Zeri', version: almanacVersion }))
console.log(`openapi.json: ${operations.length} operations`)

const current = currentApi()
const today = new Date().toISOString().slice(0, 10)
const breaks = existsSync(SNAPSHOT) ? findBreaks({ promised: readSnapshot(), current }, today) : []
if (breaks.length > 0) {
  console.error(['openapi-v1.json stays as it was promised:', ...breaks].join('\n'))
  process.exitCode = 1
} else {
  write(SNAPSHOT, current)
  console.log(`openapi-v1.json: ${Object.keys(current.paths).length} paths`)
}
