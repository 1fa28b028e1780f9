import { listDays, type Operation, operations } from '@zeri/contract'
import { expect, test } from 'vitest'
import { describeOperations, shapeText, typeText } from './describe-operations.server.ts'

function describeOne(operation: Operation) {
  const [view] = describeOperations([operation], 'en')
  if (!view) throw new Error('nothing described')
  return view
}

test('every operation of the contract is described, and as plain data', () => {
  const views = describeOperations(operations, 'en')
  expect(views.map(({ id }) => id)).toEqual(operations.map(({ id }) => id))
  expect(JSON.parse(JSON.stringify(views))).toEqual(views)
})

test('parameters have a type and say whether they are required', () => {
  expect(describeOne(listDays).parameters).toEqual([
    { name: 'from', required: true, type: 'YYYY-MM-DD', example: '2026-02-17' },
    { name: 'to', required: true, type: 'YYYY-MM-DD', example: '2026-02-17' },
    { name: 'place', required: false, type: 'string', example: '524901' },
    { name: 'locale', required: false, type: 'en | ru', example: 'en' },
  ])
})

/** The values an example has in place of the path parameters. */
function inPath(path: string, example: string): object {
  const pattern = path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/?\\s]+)')
  return new RegExp(`^\\w+ ${pattern}`).exec(example)?.groups ?? {}
}

test.each(operations.map((operation) => [operation.id, operation] as const))(
  'the example of %s is a request it accepts',
  (_id, operation) => {
    const { example, path } = describeOne(operation)
    const [query, body] = [example.split('?')[1], example.split('\n')[1]]
    const rest = body ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(query))
    const input = { ...inPath(path, example), ...rest }
    expect(operation.request.safeParse(input).error).toBeUndefined()
  },
)

test('the response is listed value by value', () => {
  const { response } = describeOne(listDays)
  expect(response).toMatch(/^days\[\]\n {2}date: YYYY-MM-DD\n {2}pillar\n {4}index: integer 0…59$/m)
  expect(response).toMatch(/^ {4}elongationDeg: number ≥ 0, < 360$/m)
})

test('refusals list the error codes of each status, including those of the operation itself', () => {
  expect(describeOne(listDays).refusals).toContainEqual({
    status: '404',
    codes: ['calendar.no-such-day', 'place.not-found'],
  })
  expect(describeOne(listDays).refusals).toContainEqual({ status: '400', codes: ['request.invalid'] })
})

test('example values are filled into the path, the query string or the body', () => {
  const read: Operation = { ...listDays, path: '/calendar/days/{from}' }
  expect(describeOne(read).example).toBe('GET /v1/days/2026-02-17?locale=en&place=524901&to=2026-02-17')
  const write: Operation = { ...listDays, method: 'POST' }
  expect(describeOne(write).example).toBe(
    'POST /v1/days\n{"from":"2026-02-17","to":"2026-02-17","place":"524901","locale":"en"}',
  )
})

test.each([
  [{ type: 'string' }, 'string'],
  [{ type: 'integer', minimum: 1 }, 'integer ≥ 1'],
  [{ type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, 'integer'],
  [{ enum: ['wood', 'fire'] }, 'wood | fire'],
  [{}, 'any'],
])('%o reads as %s', (schema, text) => {
  expect(typeText(schema)).toBe(text)
})

test('a response that is a list or a single value is described too', () => {
  expect(shapeText({ items: { type: 'string' } })).toBe('[]: string')
  expect(shapeText({ items: { properties: { id: { type: 'string' } } } })).toBe('[]\n  id: string')
  expect(shapeText({ type: 'string' })).toBe('string')
})

test('nullable values and alternatives are marked', () => {
  const place = { properties: { id: { type: 'string' } } }
  const none = { type: 'null' }
  expect(shapeText({ properties: { place: { anyOf: [place, none] } } })).toBe('place | null\n  id: string')
  expect(shapeText({ properties: { at: { anyOf: [{ type: 'integer' }, none] } } })).toBe('at: integer | null')
  expect(shapeText({ properties: { name: { type: ['string', 'null'] } } })).toBe('name: string | null')
  const day = { properties: { date: { type: 'string' } } }
  expect(shapeText({ oneOf: [place, day] })).toBe('id: string\n|\ndate: string')
})

test('no value of any response has the type any', () => {
  const vague = operations.filter((operation) => /: any$/m.test(describeOne(operation).response))
  expect(vague.map(({ id }) => id)).toEqual([])
})

test('a response without values has an empty description', () => {
  expect(shapeText({ properties: {} })).toBe('')
})
