// Writes short responses of the public API, as the server computes them, for the OpenAPI document.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  canonicalQuery,
  type DescribedOperation,
  exampleOf,
  inline,
  type Operation,
  operations,
  toOpenApi,
  v1PathOf,
} from '@zeri/contract'
import type { InjectOptions } from 'fastify'
import { buildApp } from '../../apps/server/src/app.ts'
import { testDeps } from '../../apps/server/src/testing/deps-without-database.ts'

const TARGET = join(import.meta.dirname, '../../packages/contract/src/response-examples.generated.ts')
const MAX_CHARS = 48
const MAX_WEIGHTS = 7
/** A list that a schema counts: of the seven weights. */
const COUNTED = 7

/** The same value in short: one entry of a list, few of a table of weights, the beginning of a text. */
function shorten(value: unknown): unknown {
  if (typeof value === 'string' && value.length > MAX_CHARS)
    return `${value.slice(0, value.lastIndexOf(' ', MAX_CHARS))}…`
  if (Array.isArray(value)) {
    const isWhole = typeof value[0] === 'number' || value.length === COUNTED
    return (isWhole ? value : value.slice(0, 1)).map(shorten)
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const isTable = entries.length > MAX_WEIGHTS && entries.every(([, one]) => typeof one === 'number')
  const shown = isTable ? entries.slice(0, MAX_WEIGHTS) : entries
  return Object.fromEntries(shown.map(([name, one]) => [name, shorten(one)]))
}

/** The request that the document itself gives as an example. */
function requestOf(operation: Operation): InjectOptions {
  const { paths, components } = toOpenApi([operation], { title: '', version: '' })
  const described = Object.values(paths)[0]?.[operation.method.toLowerCase()] as DescribedOperation // true: it is there
  const values = new Map(described.parameters.map(({ name, example }) => [name, String(example)]))
  const url = v1PathOf(operation).replaceAll(/\{(\w+)\}/g, (_, name) => values.get(name) ?? '')
  const inQuery = described.parameters.filter((one) => one.in === 'query').map(({ name }) => name)
  const query = canonicalQuery(Object.fromEntries(inQuery.map((name) => [name, values.get(name) ?? ''])))
  const body = described.requestBody?.content['application/json']?.schema
  return {
    method: operation.method,
    url: url + query,
    ...(body ? { payload: exampleOf(inline(body, components.schemas)) as object } : {}), // true: a body is an object
  }
}

const attachPages = async () => ({ render: async () => new Response(), templates: [] })
const { app } = await buildApp(testDeps(), { attachPages, isDraining: () => false })
const examples: Record<string, unknown> = {}
const shown = new Set<unknown>()
for (const operation of operations.filter(({ isOpen, id }) => isOpen && id !== 'describePublicApi')) {
  const response = await app.inject(requestOf(operation))
  if (response.statusCode !== operation.status) continue // texts are in the database
  const example = shorten(response.json())
  // The boards of flying stars cannot be shortened, and are too long for an example. A response of a school looks as that of the book.
  if (!operation.response.safeParse(example).success || shown.has(operation.response)) continue
  shown.add(operation.response)
  examples[operation.id] = example
}
await app.close()
const body = JSON.stringify(examples, null, 2)
writeFileSync(
  TARGET,
  `// Written by \`npm run generate\` from responses of the server.\nexport const responseExamples: Readonly<Record<string, unknown>> = ${body}\n`,
)
console.log(`api-examples: ${Object.keys(examples).length} responses`)
