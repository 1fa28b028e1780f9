import * as z from 'zod'
import { describeApiPath, describePublicApiPath } from '../../browser/operation-paths.ts'
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

export const describePublicApi = operation({
  id: 'describePublicApi',
  summary: {
    en: 'The public API, version 1, as an OpenAPI 3.1 document with examples.',
    ru: 'Описание открытого API, версия 1, в формате OpenAPI 3.1 с примерами.',
  },
  method: 'GET',
  path: describePublicApiPath,
  request: z.strictObject({}),
  response: z.looseObject({ openapi: z.literal('3.1.0') }),
  cache: 'public',
})
