import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { createResponseCache } from '../../platform/http/response-cache.ts'
import { registerSearchEngines } from './routes.ts'

test('a sitemap in a hundred spellings is written and stored once', async () => {
  const listTexts = vi.fn(async () => ['/articles/one'])
  const app = fastify()
  registerSearchEngines(app, {
    responses: createResponseCache(1_000_000, () => Date.UTC(2026, 10, 15, 12)),
    today: () => ({ date: '2026-11-15', endsAtMs: Date.UTC(2026, 10, 16) }),
    listTexts,
    origins: { en: 'https://zeri.test', ru: 'https://zeri.test' },
    edition: 'en',
  })
  const encode = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`
  for (let n = 0; n < 100; n += 1) {
    const spelt = [...'sitemap'].map((letter, at) => ((n >> at) & 1 ? encode(letter) : letter)).join('')
    expect((await app.inject(`/${spelt}-texts.xml`)).statusCode).toBe(200)
  }
  expect(listTexts).toHaveBeenCalledTimes(1)
  await app.close()
})
