import type { Locale } from './browser/locales.ts'
import { type OpenApi, toOpenApi } from './openapi.ts'
import { v1PathOf } from './operation.ts'
import { operations } from './operations.ts'
import { responseExamples } from './response-examples.generated.ts'

/** The version of the public API: the second number rises with every addition, the first never does under `/v1`. */
export const publicApiVersion = '1.0'

type PublicApiOptions = {
  readonly title: string
  readonly edition?: Locale
  readonly servers?: readonly string[]
  /** Responses by the id of their operation; recorded ones unless others are passed. */
  readonly examples?: Readonly<Record<string, unknown>>
}

/** The public API as an OpenAPI document: the operations under `/v1`, with examples of their responses. */
export function toPublicApi({ title, examples = responseExamples, ...options }: PublicApiOptions): OpenApi {
  const open = operations.filter(({ isOpen }) => isOpen)
  const info = { title, version: publicApiVersion }
  return toOpenApi(open, info, { ...options, pathOf: v1PathOf, examples })
}
