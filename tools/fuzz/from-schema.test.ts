import { type Operation, operations } from '@zeri/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf } from './from-schema.ts'

type Schema = Operation['request']
const draw = (request: Schema) => fc.sample(fieldsOf(request, {}), { seed: 1, numRuns: 5 })

test.each(operations.map(({ id, request }) => [id, request] as const))(
  'every field drawn for %s is accepted by its schema',
  (_id, request) => {
    for (const fields of draw(request)) {
      const { error } = request.safeParse(fields)
      // Rules between fields are ignored; their issues have the code `custom`.
      expect((error?.issues ?? []).filter(({ code }) => code !== 'custom')).toEqual([])
    }
  },
)

test('an unknown kind of schema is an error', () => {
  const [first] = operations
  const strange = { ...first?.request, _zod: { def: { type: 'object', shape: { at: kindOf('date') } } } }
  expect(() => fieldsOf(strange as unknown as Schema, {})).toThrow('the kind date')
})

/** The part of a schema that is read before values are drawn. */
function kindOf(type: string): object {
  return { _zod: { def: { type } }, meta: () => undefined, safeParse: () => ({ success: false }) }
}
