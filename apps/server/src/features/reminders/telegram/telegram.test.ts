import { expect, test } from 'vitest'
import { createSchedule } from '../schedule.ts'
import { settle } from '../send-deliveries.ts'
import { BotRefused } from './bot-api.ts'
import { readInlineQuery } from './inline-query.ts'
import { localeOf } from './language.ts'
import { findDuePost } from './plan-posts.ts'
import { parseUpdate, readCommand } from './read-update.ts'
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
  ['/today', { kind: 'today' }],
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

test.each([
  ['ru', 'ru'],
  ['uk', 'ru'],
  ['be-BY', 'ru'],
  ['kk', 'ru'],
  ['en', 'en'],
  ['rum', 'en'],
  [undefined, 'en'],
])('a Telegram in %s is answered in %s', (code, locale) => {
  expect(localeOf(code)).toBe(locale)
})

test('a button names the reminder it ends, and that of earlier messages none', () => {
  const press = (data: string) =>
    readCommand({ update_id: 1, callback_query: { id: 'p', data, message: { chat } } })
  expect(press(`off:${token}`)).toMatchObject({ kind: 'switch-off', disableId: token })
  expect(press('off')).toMatchObject({ kind: 'switch-off', disableId: undefined })
  for (const data of ['off:', `off:${token}0`, `off:${token.toUpperCase()}`, `OFF:${token}`])
    expect(press(data)).toBeUndefined()
})

test('an update of another type is none', () => {
  for (const body of [
    null,
    [],
    'x',
    {},
    { update_id: 1.5 },
    { update_id: 1, inline_query: { id: 'q', query: '' } },
  ])
    expect(parseUpdate(body)).toBeUndefined()
})

const origins = { en: 'https://zeri.example', ru: 'https://zeri.example.ru' }
const secret = 'a'.repeat(43)

test.each([
  ['', 'ru', { kind: 'days', locale: 'ru', hasOwnLanguage: false }],
  [' wedding ', 'ru', { kind: 'activity', text: 'wedding', locale: 'en', hasOwnLanguage: true }],
  ['свадьба', 'en', { kind: 'activity', text: 'свадьба', locale: 'ru', hasOwnLanguage: true }],
  ['7', 'ru', { kind: 'activity', text: '7', locale: 'ru', hasOwnLanguage: false }],
  [`${origins.en}/choice/${secret}`, 'ru', { kind: 'list', token: secret, locale: 'en' }],
  [`${origins.ru}/ru/choice/${secret}?utm=1`, 'en', { kind: 'list', token: secret, locale: 'ru' }],
  [`https://other.example/choice/${secret}`, 'en', { kind: 'activity' }],
  [`${origins.en}/choice/${secret}/more`, 'en', { kind: 'activity' }],
] as const)('the inline query “%s” of a Telegram in %s is understood', (typed, language, expected) => {
  expect(readInlineQuery(typed, { language, origins })).toMatchObject(expected)
})

test.each([
  ['2026-11-15T02:59:59Z', undefined],
  ['2026-11-15T03:00:00Z', 'queued'],
  ['2026-11-15T06:00:00Z', 'queued'],
  ['2026-11-15T06:00:01Z', 'late'],
  ['2026-11-15T20:59:59Z', 'late'],
])('at %s a post due at 06:00 in Moscow is %s', (now, state) => {
  const posting = {
    locale: 'ru',
    channel: '@c',
    bot: 'b',
    placeId: '1',
    zone: 'Europe/Moscow',
    slot: 360,
  } as const
  const due = findDuePost(posting, Date.parse(now), createSchedule())
  expect([due?.state, due?.localDate]).toEqual([state, state && '2026-11-15'])
})
