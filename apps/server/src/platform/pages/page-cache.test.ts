import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Encoding } from '../http/encoding.ts'
import { createPageCache } from './page-cache.ts'

test('a cached page comes back in every encoding, byte for byte', async () => {
  const cache = createPageCache(1_000_000, () => 0)
  const body = Buffer.from('<p>День</p>'.repeat(100))
  await cache.store('key', { life: 'steady', headers: {}, body })
  const page = cache.find('key')
  const bytesOf = (encoding: Encoding) => page?.variants[encoding].body ?? Buffer.of()
  expect(bytesOf('identity').equals(body)).toBe(true)
  expect(brotliDecompressSync(bytesOf('br')).equals(body)).toBe(true)
  expect(gunzipSync(bytesOf('gzip')).equals(body)).toBe(true)
})

test('memory is bounded: the least used page is dropped for a new one', async () => {
  const cache = createPageCache(5_000, () => 0)
  for (let i = 0; i < 20; i++) {
    await cache.store(`key-${i}`, {
      life: 'steady',
      headers: {},
      body: Buffer.alloc(1_000, i),
    })
  }
  expect(cache.bytes).toBeLessThanOrEqual(5_000)
  expect(cache.find('key-0')).toBeUndefined()
  expect(cache.find('key-19')).toBeDefined()
})

test('a page expires after five minutes', async () => {
  let now = 1
  const cache = createPageCache(1_000_000, () => now)
  await cache.store('key', { life: 'steady', headers: {}, body: Buffer.from('x') })
  now += 299_000
  expect(cache.find('key')).toBeDefined()
  now += 2_000
  expect(cache.find('key')).toBeUndefined()
})

test('a page with an end of its own is not found from then on', async () => {
  let now = 1_000
  const cache = createPageCache(1_000_000, () => now)
  await cache.store('key', { life: 'steady', untilMs: 2_000, headers: {}, body: Buffer.from('x') })
  now = 1_999
  expect(cache.find('key')).toBeDefined()
  now = 2_000
  expect(cache.find('key')).toBeUndefined()
})
