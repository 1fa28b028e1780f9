import { expect, test } from 'vitest'
import { type Command, runCommand } from './command.ts'

/** Runs two commands of this test, and collects their arguments and everything that is printed. */
async function runWith(argv: readonly string[]) {
  const seen: (readonly string[])[] = []
  const lines: string[] = []
  const errors: string[] = []
  const record: Command = {
    description: 'records its arguments',
    run: async (args) => {
      seen.push(args)
      return 0
    },
  }
  const fail: Command = { description: 'fails', run: async () => 1 }
  const output = { log: (line: string) => lines.push(line), error: (line: string) => errors.push(line) }
  const code = await runCommand({ record, fail }, argv, output)
  return { code, seen, log: lines.join('\n'), error: errors.join('\n') }
}

test('a command runs with the arguments after its name', async () => {
  expect(await runWith(['record', 'a', '--months', '2'])).toMatchObject({
    code: 0,
    seen: [['a', '--months', '2']],
  })
})

test('the exit code is that of the command', async () => {
  expect((await runWith(['fail'])).code).toBe(1)
})

test('without a command every command is listed with its line', async () => {
  const { code, log } = await runWith([])
  expect(code).toBe(0)
  expect(log).toContain('  record  records its arguments\n  fail    fails')
})

test.each(['nothing', 'constructor', '--help'])(
  'an unknown command %s prints the list and exits with 2',
  async (name) => {
    const { code, log, error } = await runWith([name])
    expect([code, log]).toEqual([2, ''])
    expect(error).toContain(`there is no command ${name}`)
    expect(error).toContain('  record  records its arguments')
  },
)
