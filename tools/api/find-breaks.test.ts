import { describeDay, listDays, type OpenApi, type Operation, type Schema, toOpenApi } from '@zeri/contract'
import { expect, test } from 'vitest'
import { findBreaks } from './find-breaks.ts'
import { currentApi, readSnapshot } from './snapshot.ts'

const TODAY = '2026-11-18'
const info = { title: '', version: '' }
const document = (...list: readonly Operation[]) => toOpenApi(list, info)

const text: Schema = { type: 'string' }
const oneOf = (...values: readonly string[]): Schema => ({ ...text, enum: values })
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })
const upTo = (maximum: number, minimum = 1): Schema => ({ type: 'integer', minimum, maximum })

type Fields = Readonly<Record<string, Schema | undefined>>
/** Fields of a request or a response; those with a question mark may be left out. */
function anObject(fields: Fields): Schema {
  const present = Object.entries(fields).flatMap(([name, schema]) =>
    schema ? [[name, schema] as const] : [],
  )
  return {
    type: 'object',
    properties: Object.fromEntries(present.map(([name, schema]) => [name.replace('?', ''), schema])),
    required: present.map(([name]) => name).filter((name) => !name.endsWith('?')),
  }
}

const day = anObject({ date: text, weight: { type: 'number', enum: [-1, 0, 1] } })
const request: Fields = { day: text, 'kind?': oneOf('good', 'bad'), 'count?': upTo(10) }
const response: Fields = {
  side: oneOf('good', 'bad'),
  name: text,
  note: orNull(text),
  days: { type: 'array', items: day },
  'place?': anObject({ id: text }),
}

type Changes = {
  readonly request?: Fields
  readonly response?: Fields
  readonly sunset?: string
  readonly token?: true
}

/** A document of one operation, with these fields in place of its own; undefined removes one. */
function aDocument(changes: Changes = {}): OpenApi {
  const { properties = {}, required = [] } = anObject({ ...request, ...changes.request })
  const base = document(listDays)
  const parameters = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query' as const,
    required: required.includes(name),
    schema,
    example: '',
  }))
  const content = { 'application/json': { schema: anObject({ ...response, ...changes.response }) } }
  const findDays = {
    operationId: 'findDays',
    tags: [],
    summary: '',
    ...(changes.sunset ? { 'x-sunset': changes.sunset } : {}),
    ...(changes.token ? { security: [{ token: [] }] } : {}),
    parameters,
    responses: { 200: { description: '', content } },
  }
  return { ...base, paths: { ...base.paths, '/v1/found': { get: findDays } } }
}
const breaksOf = (changes: Changes) =>
  findBreaks({ promised: aDocument(), current: aDocument(changes) }, TODAY)

test.each<[string, Changes, string]>([
  ['a removed field', { response: { name: undefined } }, 'response: value.name: the field is gone'],
  [
    'a renamed field',
    { response: { name: undefined, title: text } },
    'response: value.name: the field is gone',
  ],
  [
    'a removed field of a list',
    { response: { days: { type: 'array', items: anObject({ date: text }) } } },
    'response: value.days[].weight: the field is gone',
  ],
  [
    'a field that may be absent now',
    { response: { name: undefined, 'name?': text } },
    'response: value.name: it may be absent',
  ],
  [
    'a field that may be null now',
    { response: { name: orNull(text) } },
    'response: value.name: null is not string',
  ],
  ['another type', { response: { name: upTo(9) } }, 'response: value.name: integer is not string'],
  [
    'a new value of a response',
    { response: { side: oneOf('good', 'bad', 'mixed') } },
    'response: value.side: "mixed" is not among "good", "bad"',
  ],
  [
    'a value that is free now',
    { response: { side: text } },
    'response: value.side: it can be more than "good", "bad"',
  ],
  ['a new required parameter', { request: { place: text } }, 'request: value.place: it is required'],
  [
    'a parameter that is required now',
    { request: { 'kind?': undefined, kind: oneOf('good', 'bad') } },
    'request: value.kind: it is required',
  ],
  ['a removed parameter', { request: { 'kind?': undefined } }, 'request: value.kind: the field is gone'],
  [
    'fewer values of a parameter',
    { request: { 'kind?': oneOf('good') } },
    'request: value.kind: "bad" is not among "good"',
  ],
  ['a narrower bound', { request: { 'count?': upTo(5) } }, 'request: value.count: maximum is 5'],
  ['a new pattern', { request: { day: { ...text, pattern: 'x' } } }, 'request: value.day: it must match x'],
])('%s is a break', (_name, changes, line) => {
  expect(breaksOf(changes)).toEqual([`findDays ${line}`])
})

test('a removed operation is a break, until its sunset has passed', () => {
  const breaks = (promised: OpenApi) => findBreaks({ promised, current: document(listDays) }, TODAY)
  const line = 'findDays: GET /v1/found is gone'
  expect(breaks(aDocument())).toEqual([line])
  expect(breaks(aDocument({ sunset: '2026-11-19' }))).toEqual([line])
  expect(breaks(aDocument({ sunset: '2026-11-18' }))).toEqual([])
})

test('a token that is needed now is a break', () => {
  expect(breaksOf({ token: true })).toEqual(['findDays: it needs a token now'])
})

test.each<[string, Changes]>([
  ['nothing', {}],
  ['a further field of a response', { response: { more: text } }],
  ['a further parameter that may be left out', { request: { 'more?': text } }],
  ['more values of a parameter', { request: { 'kind?': oneOf('good', 'bad', 'mixed') } }],
  ['a wider bound', { request: { 'count?': upTo(20, 0) } }],
  ['fewer values of a response', { response: { side: oneOf('good') } }],
  ['a field that is never null now', { response: { note: text } }],
  ['a field that is always there now', { response: { 'place?': undefined, place: anObject({ id: text }) } }],
])('%s is no break', (_name, changes) => {
  expect(breaksOf(changes)).toEqual([])
})

test('a further operation is no break', () => {
  expect(
    findBreaks({ promised: document(listDays), current: document(listDays, describeDay) }, TODAY),
  ).toEqual([])
})

test('the contract holds what was promised', () => {
  expect(findBreaks({ promised: readSnapshot(), current: currentApi() }, TODAY)).toEqual([])
})
