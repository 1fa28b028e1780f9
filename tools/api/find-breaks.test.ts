import { describeDay, listDays, type Operation, operation, toOpenApi } from '@zeri/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { findBreaks } from './find-breaks.ts'
import { currentApi, readSnapshot } from './snapshot.ts'

const TODAY = '2026-11-18'
const document = (...list: readonly Operation[]) => toOpenApi(list, { title: '', version: '' })

const request = {
  day: z.string(),
  kind: z.enum(['good', 'bad']).optional(),
  count: z.int().min(1).max(10).default(5),
}
const response = {
  side: z.enum(['good', 'bad']),
  name: z.string(),
  note: z.string().nullable(),
  days: z.array(z.object({ date: z.string(), weight: z.literal([-1, 0, 1]) })),
  place: z.object({ id: z.string() }).optional(),
}

type Shapes = { readonly request?: z.ZodRawShape; readonly response?: z.ZodRawShape }

/** An operation with these fields in place of its own; undefined removes one. */
function anOperation(changed: Shapes = {}, more: Partial<Operation> = {}): Operation {
  const present = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([, schema]) => schema !== undefined))
  return operation({
    id: 'findDays',
    summary: { en: 'Finds.', ru: 'Находит.' },
    method: 'GET',
    path: '/v1/found',
    request: z.strictObject(present({ ...request, ...changed.request })),
    response: z.object(present({ ...response, ...changed.response })),
    cache: 'public',
    ...more,
  })
}
const breaksOf = (current: Operation) =>
  findBreaks({ promised: document(anOperation()), current: document(current) }, TODAY)

// biome-ignore lint/suspicious/noExplicitAny: a removed field has no schema
const gone = undefined as any

test.each<[string, Shapes, string]>([
  ['a removed field', { response: { name: gone } }, 'findDays response: value.name: the field is gone'],
  [
    'a renamed field',
    { response: { name: gone, title: z.string() } },
    'findDays response: value.name: the field is gone',
  ],
  [
    'a removed field of a list',
    { response: { days: z.array(z.object({ date: z.string() })) } },
    'findDays response: value.days[].weight: the field is gone',
  ],
  [
    'a field that may be absent now',
    { response: { name: z.string().optional() } },
    'findDays response: value.name: it may be absent',
  ],
  [
    'a field that may be null now',
    { response: { name: z.string().nullable() } },
    'findDays response: value.name: null is not string',
  ],
  ['another type', { response: { name: z.int() } }, 'findDays response: value.name: integer is not string'],
  [
    'a new value of a response',
    { response: { side: z.enum(['good', 'bad', 'mixed']) } },
    'findDays response: value.side: "mixed" is not among "good", "bad"',
  ],
  [
    'a value that is free now',
    { response: { side: z.string() } },
    'findDays response: value.side: it can be more than "good", "bad"',
  ],
  [
    'a new required parameter',
    { request: { place: z.string() } },
    'findDays request: value.place: it is required',
  ],
  [
    'a parameter that is required now',
    { request: { kind: z.enum(['good', 'bad']) } },
    'findDays request: value.kind: it is required',
  ],
  ['a removed parameter', { request: { kind: gone } }, 'findDays request: value.kind: the field is gone'],
  [
    'fewer values of a parameter',
    { request: { kind: z.enum(['good']).optional() } },
    'findDays request: value.kind: "bad" is not among "good"',
  ],
  [
    'a narrower bound',
    { request: { count: z.int().min(1).max(5).default(5) } },
    'findDays request: value.count: maximum is 5',
  ],
  [
    'a new pattern',
    { request: { day: z.string().regex(/^\d$/) } },
    'findDays request: value.day: it must match ^\\d$',
  ],
])('%s is a break', (_name, changed, line) => {
  expect(breaksOf(anOperation(changed))).toEqual([line])
})

test('a removed operation is a break, until its sunset has passed', () => {
  const promise = (sunset?: string) =>
    document(listDays, anOperation({}, sunset ? { deprecated: { since: '2026-01-01', sunset } } : {}))
  const current = document(listDays)
  const line = 'findDays: GET /v1/found is gone'
  expect(findBreaks({ promised: promise(), current }, TODAY)).toEqual([line])
  expect(findBreaks({ promised: promise('2026-11-19'), current }, TODAY)).toEqual([line])
  expect(findBreaks({ promised: promise('2026-11-18'), current }, TODAY)).toEqual([])
})

test('a token that is needed now is a break', () => {
  const current = anOperation({}, { auth: 'required', cache: 'private' })
  expect(breaksOf(current)).toEqual(['findDays: it needs a token now'])
})

test.each<[string, Shapes]>([
  ['nothing', {}],
  ['a further field of a response', { response: { more: z.string() } }],
  ['a further parameter that may be left out', { request: { more: z.string().optional() } }],
  ['more values of a parameter', { request: { kind: z.enum(['good', 'bad', 'mixed']).optional() } }],
  ['a wider bound', { request: { count: z.int().min(0).max(20).default(5) } }],
  ['fewer values of a response', { response: { side: z.enum(['good']) } }],
  ['a field that is never null now', { response: { note: z.string() } }],
  ['a field that is always there now', { response: { place: z.object({ id: z.string() }) } }],
])('%s is no break', (_name, changed) => {
  expect(breaksOf(anOperation(changed))).toEqual([])
})

test('a further operation is no break', () => {
  expect(
    findBreaks({ promised: document(listDays), current: document(listDays, describeDay) }, TODAY),
  ).toEqual([])
})

test('the contract holds what was promised', () => {
  expect(findBreaks({ promised: readSnapshot(), current: currentApi() }, TODAY)).toEqual([])
})
