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
