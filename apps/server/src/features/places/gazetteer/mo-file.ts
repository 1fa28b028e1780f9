const MAGIC = 0x950412de
const HEADER_WORDS = 5

/**
 * Reads the messages of a compiled gettext catalogue, little-endian as Debian builds them.
 * Format: GNU gettext manual, "The Format of GNU MO Files".
 */
export function readMoFile(file: Buffer): Map<string, string> {
  const word = (index: number): number => file.readUInt32LE(index * 4)
  if (file.length < HEADER_WORDS * 4 || word(0) !== MAGIC) throw new Error('not a gettext catalogue')
  const [count, originals, translations] = [word(2), word(3) / 4, word(4) / 4]
  const textAt = (index: number): string => {
    const [length, offset] = [word(index), word(index + 1)]
    return file.toString('utf8', offset, offset + length)
  }
  const messages = new Map<string, string>()
  for (let entry = 0; entry < count; entry++)
    messages.set(textAt(originals + entry * 2), textAt(translations + entry * 2))
  return messages
}
