import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressPrivate } from './compress-private.ts'

const page = Buffer.from('<p>Anna’s Tuesday</p>'.repeat(500))
const chromium = 'gzip, deflate, br, zstd'
const site = (from: string, mode = 'navigate') => ({ 'sec-fetch-site': from, 'sec-fetch-mode': mode })
const sentTo = (accept: string, from: Record<string, string>, body = page) =>
  compressPrivate(body, { 'accept-encoding': accept, ...from })

test('a private page is compressed and decompresses to the same bytes', async () => {
  const brotli = await sentTo(chromium, site('same-origin'))
  expect(brotli.encoding).toBe('br')
  expect(brotli.body.length).toBeLessThan(page.length / 10)
  expect(brotliDecompressSync(brotli.body).equals(page)).toBe(true)
  const gzip = await sentTo('gzip', site('none'))
  expect(gzip.encoding).toBe('gzip')
  expect(gunzipSync(gzip.body).equals(page)).toBe(true)
})

test.each([
  ['a program of ours', site('same-origin', 'cors')],
  ['a service worker, led by a page of ours', { ...site('same-origin', 'same-origin'), 'x-from-here': '1' }],
])('it is compressed when requested by %s', async (_who, headers) => {
  expect((await sentTo(chromium, headers)).encoding).toBe('br')
})

test.each([
  ['another site', site('cross-site')],
  ['a neighbour', site('same-site')],
  ['nobody knows', {}],
  ['nobody knows, by way of a service worker', site('same-origin', 'same-origin')],
])('it is not compressed when another site may have started the request: %s', async (_who, headers) => {
  expect(await sentTo(chromium, headers)).toEqual({ encoding: 'identity', body: page })
})

test('a short page, or one requested without encoding, is not compressed', async () => {
  const short = Buffer.from('{}')
  expect(await sentTo(chromium, site('none'), short)).toEqual({ encoding: 'identity', body: short })
  expect(await sentTo('identity', site('none'))).toEqual({ encoding: 'identity', body: page })
})
