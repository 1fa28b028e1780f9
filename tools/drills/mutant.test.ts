import { expect, test } from 'vitest'
import { findMiss, nameFailed, parseMutant } from './mutant.ts'

const diff = `diff --git a/apps/server/src/a.ts b/apps/server/src/a.ts
--- a/apps/server/src/a.ts
+++ b/apps/server/src/a.ts
@@ -1 +1 @@
-lock()
+look()
`
const header = 'Drill: payments\nPromise: nobody pays twice\nSeen by: paid twice; sum of the ledger\n\n'

test('a mutant is read from the header lines and the diff of its patch', () => {
  expect(parseMutant('payments-no-lock', header + diff)).toEqual({
    name: 'payments-no-lock',
    drill: 'payments',
    promise: 'nobody pays twice',
    seenBy: ['paid twice', 'sum of the ledger'],
    files: ['apps/server/src/a.ts'],
    patch: header + diff,
  })
})

test.each([
  ['without a promise', 'payments-x', header.replace(/Promise.*\n/, '') + diff, 'no line "Promise: …"'],
  ['with its header below the diff', 'payments-x', diff + header, 'no line "Drill: …"'],
  [
    'that changes a tool',
    'payments-x',
    header + diff.replaceAll('apps/', 'tools/'),
    'no part of the product',
  ],
  ['named after another drill', 'jobs-x', header + diff, 'does not begin with "payments-"'],
])('a mutant %s is refused', (_, name, patch, complaint) => {
  expect(() => parseMutant(name, patch)).toThrow(complaint)
})

const line = (name: string, ok: boolean) => JSON.stringify({ name, value: 1, unit: 'x', bar: '= 0', ok })
const output = (...lines: readonly string[]) => ['some log', ...lines, ''].join('\n')

test('a mutant is noticed when each of its figures fails', () => {
  const lines = output(
    line('periods paid twice', false),
    line('sum of the ledger', false),
    line('sent', true),
  )
  expect(findMiss({ seenBy: ['paid twice', 'sum of the ledger'] }, { exitCode: 1, output: lines })).toBe(
    undefined,
  )
})

test.each([
  [
    'one of its figures is ok',
    1,
    [line('paid twice', true), line('lost', false)],
    '"paid twice" did not fail',
  ],
  [
    'its figure is a control',
    1,
    [line('paid twice (control)', false), line('lost', false)],
    'no figure is named',
  ],
  ['the drill crashed', 1, [], 'did not get to its end'],
  ['a signal ended the drill', null, [line('paid twice', false)], 'ended with a signal'],
  ['the drill fails and says it did not', 0, [line('paid twice', false)], 'the exit code is 0'],
])('a mutant is not noticed when %s', (_, exitCode, lines, miss) => {
  expect(findMiss({ seenBy: ['paid twice'] }, { exitCode, output: output(...lines) })).toContain(miss)
})

test('the figures that failed are named with their values', () => {
  const lines = output(line('paid twice', false), line('sent', true), line('lost', false))
  expect(nameFailed({ output: lines })).toBe('paid twice (1); lost (1)')
})
