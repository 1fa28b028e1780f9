import { expect, test } from 'vitest'
import { systemRandom } from '../../../platform/random.ts'
import { makeBackupCodes, normaliseBackupCode } from './backup-codes.ts'
import { findTimeStep, makeTotpSecret, presentSetup, totpCode } from './totp.ts'

/** The ASCII text 12345678901234567890, the secret of the vectors. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

// RFC 6238, appendix B, SHA-1; the last six of eight digits.
test.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [1111111111, '050471', 37037037],
  [1234567890, '005924', 41152263],
  [2000000000, '279037', 66666666],
  [20000000000, '353130', 666666666],
])('at second %i the code is %s, of step %i', (second, code, step) => {
  expect(totpCode(RFC_SECRET, second * 1000)).toBe(code)
  expect(findTimeStep(RFC_SECRET, code, second * 1000)).toBe(step)
})

const NOW = 1111111110_000
test.each([
  [-60, undefined],
  [-30, 37037036],
  [0, 37037037],
  [30, 37037038],
  [60, undefined],
])('the code of an app whose clock is off by %i seconds belongs to step %s', (driftSec, step) => {
  const code = totpCode(RFC_SECRET, NOW + driftSec * 1000)
  expect(findTimeStep(RFC_SECRET, code, NOW)).toBe(step)
})

test.each(['050 471', ' 050471 ', '0 5 0 4 7 1'])('spaces in %j are ignored', (typed) => {
  expect(findTimeStep(RFC_SECRET, typed, 1111111111_000)).toBe(37037037)
})

test.each(['', '05047', '0504711', 'o50471', '-50471', '٠٥٠٤٧١'])('%j is no code', (typed) => {
  expect(findTimeStep(RFC_SECRET, typed, 1111111111_000)).toBeUndefined()
})

test('a secret has 160 bits, and no two are alike', () => {
  const secrets = Array.from({ length: 100 }, () => makeTotpSecret(systemRandom))
  expect(new Set(secrets).size).toBe(100)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
})

test('the setup names product and account in the form every app reads', () => {
  const { url, qr } = presentSetup(RFC_SECRET, { product: 'Zeri', email: 'anna@example.org' })
  const read = new URL(url)
  expect(decodeURIComponent(read.pathname)).toMatch(/\/?\/?Zeri:anna@example\.org$/)
  expect(Object.fromEntries(read.searchParams)).toEqual({
    issuer: 'Zeri',
    secret: RFC_SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
  expect(qr.size).toBeGreaterThan(30)
  expect(qr.path).toMatch(/^(?:M\d+ \d+h\d+v1h-\d+z)+$/)
})

test('ten backup codes differ, and are found however they are typed', () => {
  const codes = makeBackupCodes(systemRandom)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[2-9a-hjkmnp-z]{4}(?:-[2-9a-hjkmnp-z]{4}){2}$/)
    const plain = code.replaceAll('-', '')
    expect(normaliseBackupCode(code.toUpperCase())).toBe(plain)
    expect(normaliseBackupCode(` ${code.replaceAll('-', ' ')} `)).toBe(plain)
  }
})
