import { operations } from '@zeri/contract'
import { expect, test } from 'vitest'
import { judge, type ReceivedResponse } from './judge.ts'

const refusal = {
  type: '/developers#error-request.invalid',
  title: 'No.',
  status: 400,
  code: 'request.invalid',
  message: 'No.',
  requestId: 'a-1',
}
const signIn = operations.find(({ id }) => id === 'signIn')

function aResponse(
  status: number,
  body: unknown,
  type = 'application/problem+json; charset=utf-8',
): ReceivedResponse {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { status, headers: { 'content-type': type }, body: text }
}
const kindsOf = (response: ReceivedResponse, canaries: readonly string[] = []) =>
  judge(response, { operation: signIn, canaries }).map(({ kind }) => kind)

test('a successful response and a declared error have no fault', () => {
  expect(kindsOf(aResponse(200, { token: 'x' }))).toEqual([])
  expect(kindsOf(aResponse(400, refusal))).toEqual([])
  expect(kindsOf(aResponse(400, { ...refusal, code: 'auth.bad-credentials' }))).toEqual([])
})

test('an error of the server is a fault even in the words of the contract', () => {
  expect(kindsOf(aResponse(500, { ...refusal, code: 'server.error' }))).toContain('server error')
})

test('a busy server is no fault if it says when to come back', () => {
  const busy = aResponse(503, { ...refusal, code: 'server.busy' })
  expect(kindsOf({ ...busy, headers: { ...busy.headers, 'retry-after': '5' } })).toEqual([])
  expect(kindsOf(busy)).toContain('server error')
})

test.each([
  ['a frame of a stack', 'Error: no\n    at readFile (/srv/zeri/a.ts:3:7)'],
  ['a path of ours', 'cannot find /srv/zeri/apps/server/src/app.ts'],
  ['a statement', 'select "id", "email" from "accounts"'],
  ['the name of an error', 'TypeError: x is not a function'],
  ['words of the database', 'duplicate key value violates unique constraint "accounts_email_key"'],
])('%s is the inside of the server', (_what, text) => {
  expect(kindsOf(aResponse(400, { ...refusal, message: text }))).toEqual(['inside of the server'])
})

test('data of another user is noticed in the body and in a header', () => {
  expect(kindsOf(aResponse(200, { name: 'Wiktima' }), ['Wiktima'])).toEqual(['personal data'])
  const inHeader = { ...aResponse(200, {}), headers: { location: '/?name=Wiktima' } }
  expect(kindsOf(inHeader, ['Wiktima'])).toEqual(['personal data'])
})

test.each(['//evil.example/a', '/\\evil.example', 'https://evil.example/'])(
  'a redirect to %s is a way out',
  (location) => {
    const away = { status: 302, headers: { location }, body: '' }
    expect(kindsOf(away)).toEqual(['way out'])
    expect(kindsOf({ ...away, headers: { location: '/ru//about' } })).toEqual([])
  },
)

test.each([
  ['no JSON', aResponse(404, '<p>Not here', 'text/html')],
  ['another shape', aResponse(400, { error: 'No.' })],
  ['a code of another status', aResponse(409, refusal)],
  ['a code the operation does not declare', aResponse(404, { ...refusal, code: 'print.not-found' })],
])('a refusal that is %s does not fit the contract', (_what, response) => {
  expect(kindsOf(response)).toEqual(['shape'])
})
