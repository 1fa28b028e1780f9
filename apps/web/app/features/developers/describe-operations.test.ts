import { listDays, type Operation, operations } from '@zeri/contract'
import { expect, test } from 'vitest'
import { describeOperations, fieldsOf, typeText } from './describe-operations.server.ts'

function describeOne(operation: Operation) {
  const [view] = describeOperations([operation])
  if (!view) throw new Error('nothing described')
  return view
}

test('every operation of the contract is described, and as plain data', () => {
  const views = describeOperations(operations)
  expect(views.map(({ id }) => id)).toEqual(operations.map(({ id }) => id))
  expect(JSON.parse(JSON.stringify(views))).toEqual(views)
})

test('parameters say what they take and whether they may be left out', () => {
  expect(describeOne(listDays).parameters).toEqual([
    { name: 'from', required: true, type: 'YYYY-MM-DD', example: '2026-02-17' },
    { name: 'to', required: true, type: 'YYYY-MM-DD', example: '2026-02-17' },
    { name: 'locale', required: false, type: 'en | ru', example: 'en' },
  ])
})

test('the example is a request the operation accepts', () => {
  const { example } = describeOne(listDays)
  expect(example).toBe('GET /calendar/days?from=2026-02-17&to=2026-02-17&locale=en')
  const query = Object.fromEntries(new URLSearchParams(example.split('?')[1]))
  expect(listDays.request.safeParse(query).success).toBe(true)
})

test('the answer is told value by value', () => {
  expect(describeOne(listDays).fields).toContainEqual({ name: 'days[].pillar.index', type: 'integer 0…59' })
  expect(describeOne(listDays).fields).toContainEqual({
    name: 'days[].moon.elongationDeg',
    type: 'number ≥ 0, < 360',
  })
})

test('refusals name the codes of each status, the own ones included', () => {
  expect(describeOne(listDays).refusals).toContainEqual({ status: '404', codes: ['calendar.no-such-day'] })
  expect(describeOne(listDays).refusals).toContainEqual({ status: '400', codes: ['request.invalid'] })
})

test('values in the path and in a body are filled in where they travel', () => {
  const read: Operation = { ...listDays, path: '/calendar/days/{from}' }
  expect(describeOne(read).example).toBe('GET /calendar/days/2026-02-17?to=2026-02-17&locale=en')
  const write: Operation = { ...listDays, method: 'POST' }
  expect(describeOne(write).example).toBe(
    'POST /calendar/days\n{"from":"2026-02-17","to":"2026-02-17","locale":"en"}',
  )
})

test.each([
  [{ type: 'string' }, 'string'],
  [{ type: 'integer', minimum: 1 }, 'integer ≥ 1'],
  [{ enum: ['wood', 'fire'] }, 'wood | fire'],
  [{}, 'any'],
])('%o reads as %s', (schema, text) => {
  expect(typeText(schema)).toBe(text)
})

test('an answer that is a list or a single value has a path too', () => {
  expect(fieldsOf({ items: { type: 'string' } })).toEqual([{ name: '[]', type: 'string' }])
})
