import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let output = ''
  write(createLog('info', { write: (line) => (output += line) }))
  return output
}

test('fields outside the allow-list never reach the output, whatever their names', () => {
  const output = logged((log) =>
    log.info(
      { status: 200, email: 'canary-1', nested: { token: 'canary-2' }, birthday: 'canary-3' },
      'request',
    ),
  )
  expect(output).toContain('"status":200')
  expect(output).not.toContain('canary')
})

test('an error is logged by type and place, without its message', () => {
  const error = new SyntaxError('Unexpected token in "canary@example.org"')
  const output = logged((log) => log.error({ err: error }, 'failed'))
  expect(output).toContain('SyntaxError')
  expect(output).toContain('log.test.ts')
  expect(output).not.toContain('canary@example.org')
})
