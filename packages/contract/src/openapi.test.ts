import { expect, test } from 'vitest'
import * as z from 'zod'
import { toOpenApi } from './openapi.ts'
import { operation } from './operation.ts'
import { operations } from './operations.ts'

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
