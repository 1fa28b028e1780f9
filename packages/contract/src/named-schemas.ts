import * as z from 'zod'
import type { Schema } from './example-of.ts'
import { createNamedRegistry } from './schema-names.ts'

type Named = Readonly<Record<string, Schema>>

/** Turns schemas into JSON Schema; parts that have a name are collected and referred to. */
export type SchemaWriter = {
  write(schema: z.ZodType, io: 'input' | 'output'): Schema
  /** What was referred to so far, by name. */
  readonly named: Named
}

export function createSchemaWriter(): SchemaWriter {
  const metadata = createNamedRegistry()
  const named: Record<string, Schema> = {}
  return {
    named,
    write(schema, io) {
      const { $schema: _, $defs = {}, ...root } = z.toJSONSchema(schema, { io, metadata, override: trim })
      for (const [name, part] of Object.entries($defs)) {
        const written = inComponents(part)
        // A name stands for one thing, in requests and in responses.
        if (named[name] && JSON.stringify(named[name]) !== JSON.stringify(written))
          throw new Error(`the schema ${name} is written in two ways`)
        named[name] = written
      }
      return inComponents(root)
    },
  }
}

function inComponents(schema: unknown): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}

type Written = { minimum?: number; maximum?: number; additionalProperties?: unknown; id?: unknown }

/** Leaves out what says nothing: bounds of safe integers, and that a response has no more fields than it has today. */
function trim({ jsonSchema }: { readonly jsonSchema: object }): void {
  const schema: Written = jsonSchema
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.additionalProperties === false) delete schema.additionalProperties
  delete schema.id
}

/**
 * A part of a document with every reference replaced by what it refers to.
 * @example inline({ $ref: '#/components/schemas/A' }, { A: { type: 'string' } }) // { type: 'string' }
 */
export function inline<Part>(part: Part, named: Readonly<Record<string, unknown>>): Part {
  return resolve(part, named) as Part // true: only references are replaced
}

function resolve(part: unknown, named: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(part)) return part.map((one) => resolve(one, named))
  if (typeof part !== 'object' || part === null) return part
  const { $ref, ...rest }: { $ref?: string } = part
  const own = Object.entries(rest).map(([key, value]) => [key, resolve(value, named)])
  if ($ref === undefined) return Object.fromEntries(own)
  const target = resolve(named[$ref.slice($ref.lastIndexOf('/') + 1)], named)
  return Object.assign({}, target, Object.fromEntries(own))
}
