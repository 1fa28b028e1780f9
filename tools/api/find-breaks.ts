import type { DescribedOperation, OpenApi, Schema } from '@zeri/contract'
import { inline } from '@zeri/contract'
import { findGaps } from './find-gaps.ts'

type Documents = { readonly promised: OpenApi; readonly current: OpenApi }

/**
 * What a program that was written for the promised document could no longer do with the current one; empty if nothing. An
 * operation may go once its sunset has passed.
 */
export function findBreaks({ promised, current }: Documents, today: string): string[] {
  return Object.entries(promised.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, old]) => {
      const now = current.paths[path]?.[method]
      if (now) return compare(resolve(old, promised), resolve(now, current))
      const hasEnded = old['x-sunset'] !== undefined && old['x-sunset'] <= today
      return hasEnded ? [] : [`${old.operationId}: ${method.toUpperCase()} ${path} is gone`]
    }),
  )
}

/** Operations and fields that the current document has and the promised one lacks, or has in other words. */
export function isOutdated({ promised, current }: Documents): boolean {
  return JSON.stringify(promised) !== JSON.stringify(current)
}

/** What matters to a program of one operation, without references. */
type Call = {
  readonly id: string
  readonly status: string
  readonly needsToken: boolean
  readonly input: Schema
  readonly output: Schema
}

function resolve(operation: DescribedOperation, { components }: OpenApi): Call {
  const { operationId: id, security = [], parameters, requestBody, responses } = operation
  const [status = '', success] = Object.entries(responses).find(([code]) => code < '300') ?? []
  const content = success && 'content' in success ? success.content['application/json'] : undefined
  const body = requestBody?.content['application/json']?.schema ?? {}
  const inUrl = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
  const input: Schema = {
    type: 'object',
    properties: { ...inUrl, ...body.properties },
    required: [
      ...parameters.filter(({ required }) => required).map(({ name }) => name),
      ...(body.required ?? []),
    ],
  }
  return {
    id,
    status,
    needsToken: security.length > 0 && !security.some((one) => Object.keys(one).length === 0),
    input: inline(input, components.schemas),
    output: inline(content?.schema ?? {}, components.schemas),
  }
}

function compare(old: Call, now: Call): string[] {
  const of = (part: string) => (gap: string) => `${old.id} ${part}: ${gap}`
  return [
    ...(old.status === now.status ? [] : [`${old.id}: ${old.status} became ${now.status}`]),
    ...(now.needsToken && !old.needsToken ? [`${old.id}: it needs a token now`] : []),
    // What was accepted must be accepted still.
    ...findGaps({ wider: now.input, narrower: old.input }, 'request').map(of('request')),
    // What is sent must be what could be sent before.
    ...findGaps({ wider: old.output, narrower: now.output }, 'response').map(of('response')),
  ]
}
