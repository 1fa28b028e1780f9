// Writes packages/contract/openapi.json from the operations of the contract.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { almanacVersion } from '@zeri/almanac/calendar'
import { operations, toOpenApi } from '@zeri/contract'

const target = join(import.meta.dirname, '../../packages/contract/openapi.json')
const document = toOpenApi(operations, { title: 'Zeri', version: almanacVersion })
writeFileSync(target, `${JSON.stringify(document, null, 2)}\n`)
console.log(`openapi.json: ${operations.length} operations`)
