import * as z from 'zod'
import { describeApiPath } from '../../browser/operation-paths.ts'
import { operation } from '../../operation.ts'

export const describeApi = operation({
  id: 'describeApi',
  summary: 'This contract as an OpenAPI 3.1 document.',
  method: 'GET',
  path: describeApiPath,
  request: z.strictObject({}),
  response: z.looseObject({ openapi: z.literal('3.1.0') }),
  cache: 'public',
})
