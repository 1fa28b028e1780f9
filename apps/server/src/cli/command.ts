/** A command of `npm run admin`. */
export type Command = {
  /** One line for the list of commands. */
  readonly description: string
  /** Runs with the arguments after its name and returns the exit code. */
  run(args: readonly string[]): Promise<number>
}

type Output = { log(line: string): void; error(line: string): void }

const UNKNOWN_COMMAND = 2

/** Runs the command that the first argument names. Without one it lists the commands; an unknown one exits with 2. */
export async function runCommand(
  commands: Readonly<Record<string, Command>>,
  [name, ...args]: readonly string[],
  output: Output = console,
): Promise<number> {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) return command.run(args)
  const list = describeCommands(commands)
  if (name === undefined) {
    output.log(list)
    return 0
  }
  output.error(`there is no command ${name}\n\n${list}`)
  return UNKNOWN_COMMAND
}

function describeCommands(commands: Readonly<Record<string, Command>>): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const lines = Object.entries(commands).map(
    ([name, { description }]) => `  ${name.padEnd(width)}  ${description}`,
  )
  return ['usage: npm run admin -- <command>', '', ...lines].join('\n')
}
