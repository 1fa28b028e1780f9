import type { Locale, Words } from '@zeri/lexicon/facts'

/** What a command may touch besides its arguments. */
export type Surroundings = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly now: () => number
  /** The time zone of the computer. */
  readonly zone: string
  readonly isTerminal: boolean
  readonly fetch: typeof fetch
  readonly write: (text: string) => void
  readonly writeError: (text: string) => void
  readonly saveFile: (path: string, text: string) => Promise<void>
}

/** One word after `zeri`. `run` resolves to the exit code and throws a `Refusal` for what it cannot do. */
export type Command = {
  readonly help: Words
  readonly run: (args: readonly string[], locale: Locale, surroundings: Surroundings) => Promise<number>
}
