import { expect, test } from 'vitest'
import { findSecrets, kindsOfSecrets } from './find-secrets.ts'
import { withoutFixtures } from './fixtures.ts'

// Assembled here, so that this file itself contains none of them.
const draw = (length: number) => 'q7Zk2Vx9Lm4Rt8Wp3Yb6Nc1Hs5Jd0Fg'.repeat(3).slice(0, length)
const canaries: readonly (readonly [kind: string, text: string])[] = [
  ['Stripe key', `sk_${'live'}_${draw(24)}`],
  ['Stripe key', `rk_${'test'}_${draw(24)}`],
  ['Stripe webhook secret', `whsec_${draw(32)}`],
  ['YooKassa key', `live_${draw(43)}`],
  ['Telegram bot token', `1234567890:AA${draw(33)}`],
  ['AWS key id', `AKIA${'Q7ZK2VX9LM4RT8WP'}`],
  ['AWS secret key', `aws_secret_access_key = ${draw(40)}`],
  ['GitHub token', `ghp_${draw(36)}`],
  ['private key', `-----BEGIN ${'RSA'} PRIVATE KEY-----\n${draw(64)}`],
  ['JWT', `eyJ${draw(30)}.eyJ${draw(60)}.${draw(43)}`],
  ['URL with a password', `postgres://zeri:${draw(12)}@db.example/zeri`],
  ['URL with a password', `smtps://user:${draw(12)}@mail.example:465`],
  ['value of a secret setting', `SECRET_KEY=${draw(40)}`],
  ['value of a secret setting', `BIRTH_KEYS="2026:${draw(40)}"`],
  ['value of a secret setting', `  adminPassword: '${draw(24)}',`],
]

test.each(canaries)('a planted %s is found on its line', (kind, canary) => {
  const text = `first line\n${canary}\nlast line`
  expect(findSecrets('a.ts', text)).toContainEqual({ file: 'a.ts', line: 2, kind })
})

test('there is a canary of every kind', () => {
  expect([...new Set(canaries.map(([kind]) => kind))]).toEqual(kindsOfSecrets)
})

test.each([
  'smtps://user:password@mail.example:465',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: compose writes it like this
  'postgres://zeri:${POSTGRES_PASSWORD:?a password}@postgres:5432/zeri',
  'SECRET_KEY=',
  "const token = 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'",
  'const resetPassword = operations.resetForgottenPasswords',
  '"integrity": "sha512-abcdefabcdefabcdefabcdefabcdefabcdef=="',
])('%s is no secret', (text) => {
  expect(findSecrets('a.ts', text)).toEqual([])
})

test('a finding names the place, and not the secret', () => {
  const [, canary] = canaries[0] ?? []
  expect(JSON.stringify(findSecrets('a.ts', canary ?? ''))).not.toContain(draw(8))
})

test('a second secret in a file with one fixture is reported', () => {
  const file = 'tools/drills/worker-process.db.test.ts'
  const finding = { file, line: 53, kind: 'URL with a password' }
  expect(withoutFixtures([finding])).toEqual([])
  const planted = { ...finding, line: 60 }
  expect(withoutFixtures([finding, planted])).toEqual([finding, planted])
  expect(withoutFixtures([{ ...finding, kind: 'JWT' }])).toHaveLength(1)
})
