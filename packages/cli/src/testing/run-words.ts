import type { Surroundings } from '../command.ts'
import { runZeri } from '../run.ts'

/** What a command line wrote, and its exit code. */
export type Outcome = { readonly code: number; readonly out: string; readonly err: string }

const NOON = Date.UTC(2026, 10, 16, 12)

/** Runs a command line on 16 November 2026 at noon on a computer in London, without a network. */
export async function runWords(
  line: readonly string[],
  changes: Partial<Surroundings> = {},
): Promise<Outcome> {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await runZeri(line, {
    env: {},
    now: () => NOON,
    zone: 'Europe/London',
    isTerminal: false,
    fetch: () => Promise.reject(new Error('there is no network')),
    write: (text) => out.push(text),
    writeError: (text) => err.push(text),
    saveFile: () => Promise.resolve(),
    ...changes,
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}
