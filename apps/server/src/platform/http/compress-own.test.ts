import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressOwn } from './compress-own.ts'

const page = Buffer.from('<p>Anna’s Tuesday</p>'.repeat(500))
const chromium = 'gzip, deflate, br, zstd'
const sentTo = (accept: string | undefined, site: string | undefined, body = page) =>
  compressOwn(body, {
    ...(accept === undefined ? {} : { 'accept-encoding': accept }),
    ...(site === undefined ? {} : { 'sec-fetch-site': site }),
  })

test('a page of one’s own travels small and arrives as it was', async () => {
  const brotli = await sentTo(chromium, 'same-origin')
  expect(brotli.encoding).toBe('br')
  expect(brotli.body.length).toBeLessThan(page.length / 10)
  expect(brotliDecompressSync(brotli.body).equals(page)).toBe(true)
  const gzip = await sentTo('gzip', 'none')
  expect(gzip.encoding).toBe('gzip')
  expect(gunzipSync(gzip.body).equals(page)).toBe(true)
})

test.each(['cross-site', 'same-site', undefined])(
  'its length tells nothing to who led there: %s',
  async (site) => {
    expect(await sentTo(chromium, site)).toEqual({ encoding: 'identity', body: page })
  },
)

test('what is short, or asked for as it is, stays as it is', async () => {
  const short = Buffer.from('{}')
  expect(await sentTo(chromium, 'same-origin', short)).toEqual({ encoding: 'identity', body: short })
  expect(await sentTo(undefined, 'same-origin')).toEqual({ encoding: 'identity', body: page })
})
