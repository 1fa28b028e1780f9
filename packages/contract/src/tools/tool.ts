import type * as z from 'zod'
import type { Locale } from '../browser/locales.ts'
import type { Client } from '../client.ts'
import type { Operation } from '../operation.ts'

/** What a tool needs: the API, and the addresses of the site in each language. */
export type ToolDeps = {
  readonly client: Client
  readonly origins: Readonly<Record<Locale, string>>
}

/** What a tool returns: data for programs, and a few lines for people. */
type ToolOutcome = { readonly structured: Readonly<Record<string, unknown>>; readonly text: string }

/** A tool of the MCP server. It calls operations of the API, so it knows, and may show, what they do. */
export type Tool = {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: z.ZodObject
  /** What its operations cost together, in milliseconds of processor time. */
  readonly costMs: number
  readonly run: (input: unknown, deps: ToolDeps) => Promise<ToolOutcome>
}

type Declaration<Fields extends z.ZodObject> = Omit<Tool, 'input' | 'costMs' | 'run'> & {
  readonly input: Fields
  /** The operations it calls, one entry for each call. */
  readonly calls: readonly Operation[]
  readonly run: (input: z.output<Fields>, deps: ToolDeps) => Promise<ToolOutcome>
}

/** Declares a tool. Its input is checked by its own schema on every run. */
export function tool<Fields extends z.ZodObject>({ calls, run, ...declared }: Declaration<Fields>): Tool {
  return {
    ...declared,
    costMs: calls.reduce((sum, { costMs }) => sum + costMs, 0),
    run: async (input, deps) => run(declared.input.parse(input), deps),
  }
}
