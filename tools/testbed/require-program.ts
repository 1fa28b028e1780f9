import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'

/** A program of the machine that a tool cannot work without. The message is one line that says how to install it. */
class MissingProgramError extends Error {
  constructor(name: string, debianPackage: string) {
    super(`${name} is not installed: apt-get install ${debianPackage}`)
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
  if (!found) throw new MissingProgramError(name, debianPackage)
  return found
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
