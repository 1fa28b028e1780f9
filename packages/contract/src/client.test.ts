import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { createClient, NetworkError, type Transport } from './client.ts'
import { operation } from './operation.ts'

const readChart = operation({
  id: 'readChart',
  summary: { en: 'A chart.', ru: 'A chart.' },
  method: 'GET',
  path: '/api/charts/{uuid}',
  request: z.strictObject({ uuid: z.string(), depth: z.int().optional() }),
  response: z.object({ name: z.string() }),
})
const checkCode = operation({
  id: 'checkCode',
  summary: { en: 'A recovery code.', ru: 'A recovery code.' },
  method: 'POST',
  path: '/api/code/check',
  request: z.strictObject({ code: z.string() }),
  response: z.object({}),
})

function answering(status: number, body: unknown): Transport {
  return vi.fn<Transport>(async () => ({ status, text: JSON.stringify(body) }))
}

describe('requests', () => {
  test('names in the path travel in the path, encoded, the rest in the query', async () => {
    const transport = answering(200, { name: 'Anna' })
    const answer = await createClient({ transport }).call(readChart, { uuid: 'a/b', depth: 2 })
    expect(answer).toEqual({ name: 'Anna' })
    expect(transport).toHaveBeenCalledWith({
      method: 'GET',
      path: '/api/charts/a%2Fb?depth=2',
      body: undefined,
    })
  })

  test('a POST carries its input as JSON', async () => {
    const transport = answering(200, {})
    await createClient({ transport }).call(checkCode, { code: '1234' })
    expect(transport).toHaveBeenCalledWith({
      method: 'POST',
      path: '/api/code/check',
      body: '{"code":"1234"}',
    })
  })
})

describe('refusals', () => {
  test('a refusal is thrown with its code, status and fields', async () => {
    const transport = answering(400, {
      code: 'request.invalid',
      requestId: 'x',
      fields: { depth: 'too deep' },
    })
    const call = createClient({ transport }).call(readChart, { uuid: 'a' })
    await expect(call).rejects.toMatchObject({
      code: 'request.invalid',
      status: 400,
      fields: { depth: 'too deep' },
    })
  })

  test.each([
    [404, 'request.not-found'],
    [502, 'server.unavailable'],
  ])('a page of some proxy with status %s is %s', async (status, code) => {
    const transport: Transport = async () => ({ status, text: '<html>' })
    await expect(createClient({ transport }).call(checkCode, { code: '1' })).rejects.toMatchObject({
      code,
      status,
    })
  })

  test('no response at all is an error of its own', async () => {
    const transport: Transport = () => Promise.reject(new TypeError('fetch failed'))
    await expect(createClient({ transport }).call(readChart, { uuid: 'a' })).rejects.toBeInstanceOf(
      NetworkError,
    )
  })
})
