// What an app needs that has no database behind it: for tests of what is computed.

import { parseConfig } from '../config.ts'
import { createDeps, type Deps } from '../deps.ts'
import { createLimits } from '../platform/http/limits.ts'
import { unlimited } from './unlimited.ts'

export const clock = { now: () => Date.UTC(2026, 10, 15, 12) }
export const SECRET = 'a secret of the tests and of nobody else'
const noStore = { add: async () => new Map<string, number>() }

export function testDeps(overrides: Partial<Deps> = {}, env: Record<string, string> = {}): Deps {
  const config = parseConfig({
    NODE_ENV: 'production',
    SITE_URL_EN: 'http://localhost:3000',
    SITE_URL_RU: 'http://localhost:3000',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hello@zeri.test',
    SECRET_KEY: SECRET,
    BIRTH_KEYS: 'tests:a-secret-of-the-tests-and-of-nobody-else',
    LOG_LEVEL: 'silent',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    VK_CLIENT_ID: 'tests',
    ...unlimited,
    ...env,
  })
  return { ...createDeps(config), clock, limits: createLimits(clock, noStore), ...overrides }
}
