import { expect, test } from 'vitest'
import { action, loader } from './locale.ts'

function post(fields: Record<string, string>): Promise<Response> {
  const request = new Request('https://zeri.example/locale', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  // True: the action reads nothing but the request.
  return action({ request } as unknown as Parameters<typeof action>[0])
}

test('switching redirects to the same page in the other language, with its query', async () => {
  const response = await post({ to: 'ru', path: '/about?from=mail' })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/ru/about?from=mail')
})

test('the choice is remembered for 365 days', async () => {
  const response = await post({ to: 'en', path: '/ru' })
  expect(response.headers.get('location')).toBe('/')
  expect(response.headers.get('set-cookie')).toBe('locale=en; Max-Age=31536000; Path=/; Secure; SameSite=Lax')
})

test('letters beyond ASCII are encoded, because headers hold ASCII only', async () => {
  const response = await post({ to: 'ru', path: '/поиск?q=%D0%B4' })
  expect(response.headers.get('location')).toBe('/ru/%D0%BF%D0%BE%D0%B8%D1%81%D0%BA?q=%D0%B4')
})

test('a body that is not a form is refused', async () => {
  const request = new Request('https://zeri.example/locale', { method: 'POST', body: 'to=ru' })
  const response = await action({ request } as unknown as Parameters<typeof action>[0]) // true: as above
  expect(response.status).toBe(400)
})

test.each([
  { to: 'de', path: '/about' },
  { to: 'ru', path: '//evil.example' },
  { to: 'ru', path: '/\\evil.example' },
  { to: 'en', path: '/ru//evil.example' },
  { to: 'ru', path: 'https://evil.example' },
  { to: 'ru' },
  { path: '/about' },
])('%o is refused and remembers nothing', async (fields) => {
  const response = await post(fields as Record<string, string>) // true: absent fields are absent keys
  expect(response.status).toBe(400)
  expect(response.headers.has('set-cookie')).toBe(false)
  expect(response.headers.has('location')).toBe(false)
})

test('reading the address is not allowed', () => {
  expect(loader().status).toBe(405)
})
