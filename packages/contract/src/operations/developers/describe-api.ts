import * as z from 'zod'
import { operation } from '../../operation.ts'

export const describeApi = operation({
  id: 'describeApi',
  summary: 'This contract as an OpenAPI 3.1 document.',
  method: 'GET',
  path: '/api/openapi.json',
  request: z.strictObject({}),
  response: z.looseObject({ openapi: z.literal('3.1.0') }),
  cache: 'public',
})
