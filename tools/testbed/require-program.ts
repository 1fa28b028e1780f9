import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'

/** Something that a tool cannot work without is missing. The message is one line that says how to get it. */
class MissingProgramError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'MissingProgramError'
    this.stack = this.message // nothing in our code is at fault, so nobody needs the place it was thrown at
  }
}

type Search = {
  /** Folders to try before those of `PATH`. */
  readonly places?: readonly string[]
  readonly path?: string | undefined
}

/**
 * The full path of a program.
 * @param debianPackage the package that brings it
 */
export function requireProgram(
  name: string,
  debianPackage: string,
  { places = [], path = process.env.PATH }: Search = {},
): string {
  const onPath = (path ?? '').split(':').filter(Boolean)
  const found = [...places, ...onPath].map((folder) => join(folder, name)).find(isExecutable)
  if (!found) throw new MissingProgramError(`${name} is not installed: apt-get install ${debianPackage}`)
  return found
}

/** Requires a file of a build. */
export function requireBuild(file: string, name: string): void {
  if (!existsSync(file)) throw new MissingProgramError(`${name} is not built: npm run build`)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Runs the work of a command-line tool; a missing program is reported in one line, with exit code 1. */
export async function runTool(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof MissingProgramError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
