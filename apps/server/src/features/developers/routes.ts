import { almanacVersion } from '@zeri/almanac/calendar'
import { describeApi, operations, toOpenApi } from '@zeri/contract'
import { type Route, route } from '../../platform/http/operations.ts'

/** The route that serves the OpenAPI document of the API. */
export function developersRoutes(product: string): Route[] {
  const document = toOpenApi(operations, { title: product, version: almanacVersion })
  return [route(describeApi, () => document)]
}
