/** Takes an option and its value out of a command line. */
export function takeOption(
  args: readonly string[],
  name: string,
): { readonly rest: readonly string[]; readonly value: string | undefined } {
  const at = args.indexOf(name)
  if (at < 0) return { rest: args, value: undefined }
  const value = args[at + 1]
  if (!value) throw new Error(`${name} needs a value`)
  return { rest: args.toSpliced(at, 2), value }
}
