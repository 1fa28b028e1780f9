import { almanacVersion } from '@zeri/almanac/calendar'
import {
  describeApi,
  describePublicApi,
  type Locale,
  operations,
  toOpenApi,
  toPublicApi,
} from '@zeri/contract'
import { type Route, route } from '../../platform/http/operations.ts'

type DevelopersDeps = {
  readonly product: string
  readonly edition: Locale
  readonly origins: Readonly<Record<Locale, string>>
}

/** The routes that serve the OpenAPI documents: of every operation, and of the public API. */
export function developersRoutes({ product: title, edition, origins }: DevelopersDeps): Route[] {
  const info = { title, version: almanacVersion }
  // Each edition names its own host first.
  const servers = [...new Set([origins[edition], ...Object.values(origins)])]
  const whole = toOpenApi(operations, info, { edition, servers })
  const open = toPublicApi({ title, edition, servers })
  return [route(describeApi, () => whole), route(describePublicApi, () => open)]
}
