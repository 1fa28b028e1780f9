import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashInlineScripts, privatePolicy, sharedPolicy } from './csp.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('each inline script is named by the hash of its exact text, files are not', () => {
  const html =
    '<script>a()</script><script type="module" async="">import 1\n</script><script src="/x.js"></script>'
  expect(hashInlineScripts(html)).toEqual([hashOf('a()'), hashOf('import 1\n')])
})

test('a script with a data-src is inline all the same', () => {
  expect(hashInlineScripts('<script data-src="x">b()</script>')).toEqual([hashOf('b()')])
})

test.each([sharedPolicy('<script>a()</script>'), privatePolicy('abc')])(
  '%s closes the usual holes',
  (policy) => {
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  },
)
