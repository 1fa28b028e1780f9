import * as z from 'zod'
import { describeApiPath } from '../../browser/operation-paths.ts'
import { operation } from '../../operation.ts'

export const describeApi = operation({
  id: 'describeApi',
  summary: {
    en: 'All of these calls as an OpenAPI 3.1 document.',
    ru: 'Описание всех запросов в формате OpenAPI 3.1.',
  },
  method: 'GET',
  path: describeApiPath,
  request: z.strictObject({}),
  response: z.looseObject({ openapi: z.literal('3.1.0') }),
  cache: 'public',
  isOpen: false, // it describes more than the public API
})
