import { expect, test } from 'vitest'
import { isPlaceholder, isWeakSecret } from './placeholder.ts'

test.each([
  'https://zeri.example',
  'https://www.zeri.example/',
  'https://example.org',
  'http://calendar.example.com:8080',
  'hello@zeri.example',
  'hello@example.net',
  'smtps://mail.invalid:465',
  'smtps://user:password@mail.zeri.ru:465',
  'postgres://zeri:password@127.0.0.1:5432/zeri',
  'replace-me-with-32-random-characters-or-more',
  '2026:Replace_Me-with-32-random-characters',
  'changeme',
  'your_bot=123456:AAE',
  'zeri_bot=123456:token',
])('%s is a placeholder', (value) => {
  expect(isPlaceholder(value)).toBe(true)
})

test.each([
  '',
  'production',
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'https://zeri.example.ru',
  'https://myexample.com',
  'hello@zeri.test',
  'smtp://127.0.0.1:2525',
  'postgres://postgres@127.0.0.1:5432/zeri',
  'postgres://zeri_site@db.internal/zeri',
  '2026:gq0Dq8o6cB2m1pJb6h3nq9d1mWcJm0wYx4TtqkzJ5vE=',
  'a secret of the tests and of nobody else',
  'tests:a-secret-of-the-tests-and-of-nobody-else',
])('%j is no placeholder', (value) => {
  expect(isPlaceholder(value)).toBe(false)
})

const published = 'dev:for-development-only-a-secret-to-nobody'

test.each([
  published,
  `2027:gq0Dq8o6cB2m1pJb6h3nq9d1mWcJm0wY,${published}`,
  '2027:for-development-only-a-secret-to-nobody',
  '2027:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  '2027:gq0Dq8o6cB2m1pJb6h3nq9d1mWcJm0wY,2026:abcabcabcabcabcabcabcabcabcabcabcabc',
  '00000000000000000000000000000000',
])('%s holds a secret that is none', (value) => {
  expect(isWeakSecret(value, published)).toBe(true)
})

test.each(['2027:gq0Dq8o6cB2m1pJb6h3nq9d1mWcJm0wY', 'f3a91c07de5b8246f3a91c07de5b8246'])(
  '%s may be a secret',
  (value) => {
    expect(isWeakSecret(value, published)).toBe(false)
  },
)
