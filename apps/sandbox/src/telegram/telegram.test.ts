import { afterAll, beforeAll, expect, test } from 'vitest'
import { readHtml } from './html-text.ts'
import { startTelegram, type Telegram } from './telegram.ts'
import { createSecondWindow } from './window.ts'

let telegram: Telegram
let nowMs = 0
beforeAll(async () => {
  telegram = await startTelegram({ port: 0, production: false, perSecond: 3, now: () => nowMs })
})
afterAll(() => telegram.stop())

type CallResult = {
  readonly result: { readonly username: string }
  readonly description: string
  readonly parameters: object
}

async function call(method: string, body: object, token = '1:sandbox-one') {
  const response = await fetch(`${telegram.url}/bot${token}/${method}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  // True: each test reads only the fields that its response has.
  return { status: response.status, body: (await response.json()) as CallResult }
}
const hello = { chat_id: 5, text: '<b>1 &lt; 2</b>', parse_mode: 'HTML' }

test('a bot is identified by its token, and an unknown token is refused', async () => {
  expect((await call('getMe', {})).body.result.username).toBe('zeri_one_bot')
  expect((await call('getMe', {}, '9:none')).status).toBe(401)
})

test('a message is stored as the user sees it, and broken markup is refused', async () => {
  nowMs = 10_000
  await call('sendMessage', hello)
  expect(telegram.messages.at(-1)).toMatchObject({ text: '1 < 2', chatId: 5, bot: 'zeri_one_bot' })
  expect((await call('sendMessage', { ...hello, text: '<b>open' })).status).toBe(400)
})

test('the fourth message within a second is refused, and so is one to a user who blocked the bot', async () => {
  nowMs = 20_000
  const statuses = []
  for (let count = 0; count < 4; count += 1) statuses.push((await call('sendMessage', hello)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(telegram.countRefused()).toBe(1)
  nowMs = 21_000
  telegram.block('zeri_one_bot', 6, false)
  expect((await call('sendMessage', { ...hello, chat_id: 6 })).body.description).toContain('blocked')
})

test('responses are lost and refused as scripted', async () => {
  nowMs = 30_000
  telegram.faults.push({ kind: 'lost', times: 1 }, { kind: 429, times: 1 })
  const before = telegram.messages.length
  await expect(call('sendMessage', hello)).rejects.toThrow()
  expect(telegram.messages.length).toBe(before + 1)
  expect((await call('sendMessage', hello)).body.parameters).toEqual({ retry_after: 2 })
})

test('a window of one second drops an event once it is a second old, and not before', () => {
  const window = createSecondWindow(2)
  expect([0, 500, 999, 1000, 1001].map((ms) => window.take(ms))).toEqual([true, true, false, true, false])
  expect(window.most).toBe(3)
})

test.each([
  ['<b>a</b>', 'a'],
  ['a &amp; b', 'a & b'],
  ['<script>', undefined],
  ['a & b', undefined],
  ['<b>a', undefined],
])('%s is read as %s', (html, text) => {
  expect(readHtml(html)?.text).toBe(text)
})

test('a channel has posts with their pictures, and an unknown channel none', async () => {
  nowMs = 40_000
  const post = {
    chat_id: '@zeri_days',
    photo: 'http://localhost:3000/og/1/en/2026/11/18.png',
    caption: 'A day',
  }
  expect((await call('sendPhoto', post)).status).toBe(200)
  expect((await call('sendPhoto', { ...post, chat_id: '@nobody' })).body.description).toContain(
    'chat not found',
  )
  expect(telegram.posts).toMatchObject([{ channel: '@zeri_days', text: 'A day', photo: post.photo }])
  telegram.faults.push({ kind: 502, times: 1, method: 'sendPhoto' })
  nowMs = 41_000
  expect((await call('sendPhoto', post)).status).toBe(502)
  expect(await (await fetch(`${telegram.url}/t.me/zeri_days`)).text()).toContain('A day')
})

test('an inline query is answered once, with cards that have an id, a title and a message', async () => {
  nowMs = 50_000
  const query = telegram.typeQuery('zeri_one_bot', 5, 'wedding', 'en')
  const card = { type: 'article', id: '1', title: 'A day', input_message_content: { message_text: 'Friday' } }
  const answer = { inline_query_id: query.id, results: [card], cache_time: 60 }
  expect((await call('answerInlineQuery', { ...answer, results: [card, card] })).body.description).toContain(
    'ID',
  )
  expect((await call('answerInlineQuery', answer, '2:sandbox-two')).status).toBe(400)
  nowMs = 51_000
  expect((await call('answerInlineQuery', answer)).status).toBe(200)
  expect(query).toMatchObject({
    cards: [{ title: 'A day', text: 'Friday' }],
    cacheSec: 60,
    isPersonal: false,
  })
  expect((await call('answerInlineQuery', answer)).body.description).toContain('too old')
})

test('the data of a button has at most 64 bytes', async () => {
  nowMs = 60_000
  const keyboard = (data: string) => ({
    reply_markup: { inline_keyboard: [[{ text: 'Off', callback_data: data }]] },
  })
  expect((await call('sendMessage', { ...hello, ...keyboard('x'.repeat(64)) })).status).toBe(200)
  expect((await call('sendMessage', { ...hello, ...keyboard('x'.repeat(65)) })).status).toBe(400)
})
