import { expect, test } from 'vitest'
import { settle } from '../send-deliveries.ts'
import { BotRefused } from './bot-api.ts'
import { readCommand } from './handle-update.ts'
import { judgeRefusal } from './telegram-channel.ts'

const at = new Date('2026-11-15T05:00:00Z')

test.each([
  [429, 'Too Many Requests', 7, { kind: 'wait', afterMs: 7_000 }],
  [429, 'Too Many Requests', undefined, { kind: 'wait', afterMs: 5_000 }],
  [403, 'Forbidden: bot was blocked by the user', undefined, { kind: 'blocked' }],
  [400, 'Bad Request: chat not found', undefined, { kind: 'blocked' }],
  [400, "Bad Request: can't parse entities", undefined, { kind: 'failed' }],
  [401, 'Unauthorized', undefined, { kind: 'not-now' }],
  [502, 'Bad Gateway', undefined, { kind: 'not-now' }],
])('a refusal %i “%s” maps to its outcome', (status, description, retryAfter, expected) => {
  expect(judgeRefusal(new BotRefused(status, description, retryAfter))).toEqual(expected)
})

test('an unclear outcome is not retried; a certain failure is, with growing pauses', () => {
  expect(settle({ id: '1', localDate: '2026-11-15', tries: 0 }, { kind: 'unclear' }, at)).toMatchObject({
    state: 'unknown',
  })
  const pauses = [0, 1, 2, 9].map((tries) => {
    const { state, retryAt } = settle({ id: '1', localDate: '2026-11-15', tries }, { kind: 'not-now' }, at)
    return [state, ((retryAt?.getTime() ?? 0) - at.getTime()) / 1000]
  })
  expect(pauses).toEqual([
    ['queued', 60],
    ['queued', 120],
    ['queued', 240],
    ['queued', 600],
  ])
})

const chat = { id: 7, type: 'private' }
const token = '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'

test.each([
  ['/start', { kind: 'hello' }],
  [`/start ${token}`, { kind: 'start', token }],
  [`/start@zeri_bot ${token}`, { kind: 'start', token }],
  ['/start something else', { kind: 'hello' }],
  ['/stop', { kind: 'stop' }],
  ['/stop it', { kind: 'hello' }],
  ['Привет', { kind: 'hello' }],
])('“%s” is read as a command', (text, expected) => {
  expect(readCommand({ update_id: 1, message: { chat, text } })).toMatchObject({ chatId: '7', ...expected })
})

test('messages from groups and unknown buttons contain no command', () => {
  expect(
    readCommand({ update_id: 1, message: { chat: { id: -5, type: 'group' }, text: '/stop' } }),
  ).toBeUndefined()
  const press = { id: 'p', data: 'delete-all', message: { chat } }
  expect(readCommand({ update_id: 1, callback_query: press })).toBeUndefined()
})
