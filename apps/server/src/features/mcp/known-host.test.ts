import { expect, test } from 'vitest'
import { isKnownHost } from './known-host.ts'

const origins = { en: 'https://zeri.example', ru: 'https://zeri.example:8443' }

test.each(['zeri.example', 'zeri.example:8443', 'localhost', 'localhost:3000', '127.0.0.1:80', '[::1]:3000'])(
  '%s is a name of the site',
  (host) => expect(isKnownHost(host, origins)).toBe(true),
)

test.each(['', 'evil.example', 'zeri.example.evil', 'zeri.example:81', 'localhost.evil', '10.0.0.1'])(
  '%j is none',
  (host) => expect(isKnownHost(host, origins)).toBe(false),
)
