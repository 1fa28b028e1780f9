import type { Locale, Words } from '@zeri/lexicon/facts'
import type { Command, Surroundings } from './command.ts'
import { type Arguments, type Options, readArguments } from './terminal/arguments.ts'
import { type Style, styleFor } from './terminal/style.ts'

/** Where and in which language a command is carried out. */
export type Context = { readonly locale: Locale; readonly surroundings: Surroundings }

type Definition<Request, Value> = {
  readonly help: Words
  readonly options: Options
  readonly readRequest: (args: Arguments, context: Context) => Request | Promise<Request>
  readonly compute: (request: Request, context: Context) => Value | Promise<Value>
  readonly print: (value: Value, format: { readonly locale: Locale; readonly style: Style }) => string
}

/** A command that reads a request, computes a value and prints it in words, or with `--json` as it is. */
export function defineCommand<Request, Value>(definition: Definition<Request, Value>): Command {
  const { help, options, readRequest, compute, print } = definition
  return {
    help,
    run: async (words, locale, surroundings) => {
      const args = readArguments(words, options)
      const context = { locale, surroundings }
      const value = await compute(await readRequest(args, context), context)
      const style = styleFor(surroundings, args.has('no-color'))
      surroundings.write(args.has('json') ? JSON.stringify(value, null, 2) : print(value, { locale, style }))
      return 0
    },
  }
}
