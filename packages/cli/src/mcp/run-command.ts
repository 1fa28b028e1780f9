import type { Locale } from '@zeri/lexicon/facts'
import type { Command, Surroundings } from '../command.ts'

/** What a command prints: as JSON, and in words without colour. */
export async function runCommand(
  command: Command,
  words: readonly string[],
  { locale, surroundings }: { readonly locale: Locale; readonly surroundings: Surroundings },
): Promise<{ readonly structured: Record<string, unknown>; readonly text: string }> {
  const printed: string[] = []
  // Standard output belongs to the protocol.
  const captured = {
    ...surroundings,
    zone: surroundings.zone,
    write: (text: string) => void printed.push(text),
  }
  await command.run([...words, '--json'], locale, captured)
  await command.run([...words, '--no-color'], locale, captured)
  const [json = '{}', text = ''] = printed
  return { structured: JSON.parse(json), text }
}
