import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { privatePolicy, replaceNonce } from './csp.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('each inline script of ours is named by the hash of its exact text, files are not', () => {
  const page = '<script nonce="n1">a()</script><script type="module" nonce="n1">import 1\n</script>'
  const { html, policy } = replaceNonce(`${page}<script nonce="n1" src="/x.js"></script>`, 'n1')
  expect(policy).toContain(`script-src 'self' ${hashOf('a()')} ${hashOf('import 1\n')}`)
  expect(policy.match(/sha256/g)).toHaveLength(2)
  expect(html).not.toContain('nonce')
})

test.each([
  '<script>evil()</script>',
  '<script nonce="guess">evil()</script>',
  '<script data-x=" nonce=">evil()</script>',
])('a script that is not ours is not allowed: %s', (injected) => {
  const { policy } = replaceNonce(`<script nonce="n1">a()</script>${injected}`, 'n1')
  expect(policy).toContain(hashOf('a()'))
  expect(policy).not.toContain(hashOf('evil()'))
})

test.each([replaceNonce('<script nonce="n1">a()</script>', 'n1').policy, privatePolicy('abc')])(
  '%s closes the usual holes',
  (policy) => {
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
    expect(policy).toContain('report-uri /api/csp-report; report-to csp;')
    expect(policy).not.toContain('unsafe')
  },
)
