import { expect, test } from 'vitest'
import { createResponseCache } from './response-cache.ts'
import { writeSecurityTxt } from './well-known.ts'

const deps = {
  responses: createResponseCache(1_000, () => 0),
  contact: 'hello@zeri.example',
  edition: 'en',
} as const
const origins = { en: 'https://zeri.example', ru: 'https://zeri.example' }

test('security.txt names the contact, languages, its own address, the policy, and a date within a year', () => {
  const clock = { now: () => Date.UTC(2026, 10, 15, 12, 34) }
  expect(writeSecurityTxt({ ...deps, origins, clock })).toBe(`Contact: mailto:hello@zeri.example
Expires: 2027-05-14T00:00:00Z
Preferred-Languages: en, ru
Canonical: https://zeri.example/.well-known/security.txt
Policy: https://zeri.example/about#security
Policy: https://zeri.example/ru/about#security
`)
})

test('it never expires while the site runs, and names each origin that serves it', () => {
  const ru = { ...origins, ru: 'https://ru.zeri.example' }
  for (let day = 0; day < 800; day += 1) {
    const now = Date.UTC(2026, 0, 1, 23, 59) + day * 86_400_000
    const text = writeSecurityTxt({ ...deps, origins: ru, clock: { now: () => now } })
    const left = Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '') - now
    expect(left > 0 && left < 365 * 86_400_000).toBe(true)
    expect(text.match(/^Canonical/gm)).toHaveLength(2)
  }
})
