import { expect, test } from 'vitest'
import * as z from 'zod'
import { toOpenApi } from './openapi.ts'
import { operation, v1PathOf } from './operation.ts'
import { operations } from './operations.ts'
import { toPublicApi } from './public-api.ts'

const info = { title: 'Zeri', version: '1' }

test('every operation is in the document under its path and method', () => {
  const { paths } = toOpenApi(operations, info)
  const found = operations.map(({ path, method }) => paths[path]?.[method.toLowerCase()]?.operationId)
  expect(found).toEqual(operations.map(({ id }) => id))
})

test('no two operations share an id, or a method and path', () => {
  const endpoints = operations.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(endpoints).size).toBe(operations.length)
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
})

test('path, query and body go where they belong, refusals are grouped by status', () => {
  const rename = operation({
    id: 'rename',
    summary: { en: 'Renames.', ru: 'Renames.' },
    method: 'POST',
    path: '/api/charts/{uuid}/name',
    request: z.strictObject({ uuid: z.string(), name: z.string().max(255) }),
    response: z.object({}),
    auth: 'required',
    errors: ['calendar.no-such-day'],
  })
  const document = toOpenApi([rename], info)
  const described = document.paths['/api/charts/{uuid}/name']?.post
  expect(described?.parameters).toMatchObject([{ name: 'uuid', in: 'path', required: true }])
  expect(described?.requestBody).toMatchObject({
    content: {
      'application/json': { schema: { required: ['name'], properties: { name: { maxLength: 255 } } } },
    },
  })
  expect(JSON.stringify(described?.requestBody)).not.toContain('uuid')
  expect(described?.security).toEqual([{ token: [] }])
  expect(Object.keys(described?.responses ?? {})).toEqual(['200', '400', '401', '404', '429', '500', '503'])
})

const MAX_BYTES = 120_000
const open = toPublicApi({ title: 'Zeri', servers: ['https://en.example', 'https://ru.example'] })

test('the document of the public API has every open operation under /v1, and is small', () => {
  const found = operations.filter(({ isOpen }) => isOpen)
  const described = found.map((one) => open.paths[v1PathOf(one)]?.[one.method.toLowerCase()])
  expect(described.map((one) => one?.operationId)).toEqual(found.map(({ id }) => id))
  expect(Object.keys(open.paths).every((path) => path.startsWith('/v1/'))).toBe(true)
  expect(open.servers).toEqual([{ url: 'https://en.example' }, { url: 'https://ru.example' }])
  expect(new TextEncoder().encode(JSON.stringify(open)).length).toBeLessThanOrEqual(MAX_BYTES)
})

test('every reference leads somewhere, every tag is explained, every parameter has an example', () => {
  const text = JSON.stringify(open)
  const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
  expect(references.length).toBeGreaterThan(100)
  const { schemas, responses } = open.components
  for (const [, kind, name = ''] of references)
    expect(Object.keys(kind === 'schemas' ? schemas : responses)).toContain(name)
  const described = Object.values(open.paths).flatMap((methods) => Object.values(methods))
  const tags = open.tags.map(({ name }) => name)
  for (const { tags: own, parameters } of described) {
    expect(tags).toEqual(expect.arrayContaining([...own]))
    for (const { example } of parameters) expect(example).toBeDefined()
  }
})

test('the examples of responses are what their operations declare', () => {
  let count = 0
  for (const one of operations) {
    const success = open.paths[v1PathOf(one)]?.[one.method.toLowerCase()]?.responses[String(one.status)]
    const example = success && 'content' in success ? success.content['application/json']?.example : undefined
    if (example === undefined) continue
    count += 1
    expect([one.id, one.response.safeParse(example).error]).toEqual([one.id, undefined])
  }
  expect(count).toBeGreaterThanOrEqual(15)
})

test('an operation that will end says so in the document', () => {
  const ending = { ...(operations[0] ?? never()), deprecated: { since: '2027-01-01', sunset: '2028-01-01' } }
  const { paths } = toOpenApi([ending], info)
  expect(paths[ending.path]?.get).toMatchObject({ deprecated: true, 'x-sunset': '2028-01-01' })
})

function never(): never {
  throw new Error('there are operations')
}
