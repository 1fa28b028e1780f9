import { almanacVersion } from '@zeri/almanac/calendar'
import { describeApi, type Locale, operations, toOpenApi } from '@zeri/contract'
import { type Route, route } from '../../platform/http/operations.ts'

/** The route that serves the OpenAPI document of the API. */
export function developersRoutes(product: string, edition: Locale): Route[] {
  const document = toOpenApi(operations, { title: product, version: almanacVersion }, edition)
  return [route(describeApi, () => document)]
}
