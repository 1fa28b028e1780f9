import { type Operation, operations } from '@zeri/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf } from './from-schema.ts'

type Schema = Operation['request']
const draw = (request: Schema) => fc.sample(fieldsOf(request, {}), { seed: 1, numRuns: 5 })

test.each(operations.map(({ id, request }) => [id, request] as const))(
  'every field that is made for %s is one its schema takes',
  (_id, request) => {
    for (const fields of draw(request)) {
      const { error } = request.safeParse(fields)
      // How fields go together is not looked at; those complaints are of the kind `custom`.
      expect((error?.issues ?? []).filter(({ code }) => code !== 'custom')).toEqual([])
    }
  },
)

test('a kind of field that nobody can make is an error, not a gap', () => {
  const [first] = operations
  const strange = { ...first?.request, _zod: { def: { type: 'object', shape: { at: kindOf('date') } } } }
  expect(() => fieldsOf(strange as unknown as Schema, {})).toThrow('the kind date')
})

/** As much of a schema as is looked at before its values are made. */
function kindOf(type: string): object {
  return { _zod: { def: { type } }, meta: () => undefined, safeParse: () => ({ success: false }) }
}
