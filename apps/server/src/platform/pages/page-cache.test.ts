import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Encoding } from '../http/encoding.ts'
import { createPageCache } from './page-cache.ts'

const KEY = 'key'

/** A cache with one page in it. */
function cacheWith(body: Buffer, maxBytes = 1_000_000) {
  const cache = createPageCache(maxBytes, () => 0)
  const page = cache.store(KEY, { life: 'steady', headers: {}, body })
  return {
    cache,
    page,
    bytesOf: async (encoding: Encoding) => (await cache.encode(KEY, page, encoding)).body,
  }
}

test('a cached page comes back in every encoding, byte for byte', async () => {
  const body = Buffer.from('<p>День</p>'.repeat(100))
  const { bytesOf } = cacheWith(body)
  expect((await bytesOf('identity')).equals(body)).toBe(true)
  expect(brotliDecompressSync(await bytesOf('br')).equals(body)).toBe(true)
  expect(gunzipSync(await bytesOf('gzip')).equals(body)).toBe(true)
})

test('an encoding is made once, at the first request for it, and its bytes count', async () => {
  const { cache, page } = cacheWith(Buffer.from('<p>Day</p>'.repeat(100)))
  const before = cache.bytes
  const [first, second] = await Promise.all([cache.encode(KEY, page, 'br'), cache.encode(KEY, page, 'br')])
  expect(first).toBe(second)
  expect(cache.find(KEY)?.variants).toEqual({ identity: expect.anything(), br: first })
  expect(cache.bytes).toBe(before + first.body.length)
  expect(cache.encode(KEY, page, 'br')).toBe(first)
})

test('an encoding made after its page was replaced is not stored with the new one', async () => {
  const { cache, page } = cacheWith(Buffer.from('the old page'))
  const old = cache.encode(KEY, page, 'gzip')
  cache.store(KEY, { life: 'steady', headers: {}, body: Buffer.from('the new page') })
  expect(String(gunzipSync((await old).body))).toBe('the old page')
  expect(cache.find(KEY)?.variants.gzip).toBeUndefined()
})

test('an encoding made later does not prolong the life of its page', async () => {
  let now = 1
  const cache = createPageCache(1_000_000, () => now)
  const page = cache.store(KEY, { life: 'steady', headers: {}, body: Buffer.from('x') })
  now += 299_000
  await cache.encode(KEY, page, 'br')
  now += 2_000
  expect(cache.find(KEY)).toBeUndefined()
})

test('memory is bounded: the least used page is dropped for a new one', () => {
  const cache = createPageCache(5_000, () => 0)
  for (let i = 0; i < 20; i++) {
    cache.store(`key-${i}`, {
      life: 'steady',
      headers: {},
      body: Buffer.alloc(1_000, i),
    })
  }
  expect(cache.bytes).toBeLessThanOrEqual(5_000)
  expect(cache.find('key-0')).toBeUndefined()
  expect(cache.find('key-19')).toBeDefined()
})

test('a page expires after five minutes', () => {
  let now = 1
  const cache = createPageCache(1_000_000, () => now)
  cache.store('key', { life: 'steady', headers: {}, body: Buffer.from('x') })
  now += 299_000
  expect(cache.find('key')).toBeDefined()
  now += 2_000
  expect(cache.find('key')).toBeUndefined()
})

test('a page with an end of its own is not found from then on', () => {
  let now = 1_000
  const cache = createPageCache(1_000_000, () => now)
  cache.store('key', { life: 'steady', untilMs: 2_000, headers: {}, body: Buffer.from('x') })
  now = 1_999
  expect(cache.find('key')).toBeDefined()
  now = 2_000
  expect(cache.find('key')).toBeUndefined()
})
