/** Only the beginning of a name is guarded against typos: people seldom type more before they look at the list. */
const GUARDED_CHARS = 8
const MIN_CHARS = 4

/**
 * Hashes of a key's first letters, whole and with each letter left out. Two keys one typo apart share a hash: leaving
 * out the letter that is too many, too few or wrong makes them equal (the "symmetric delete" method of W. Garbe).
 */
export function typoHashes(key: string): number[] {
  const letters = [...key].slice(0, GUARDED_CHARS)
  if (letters.length < MIN_CHARS) return []
  const variants = letters.map((_, index) => letters.toSpliced(index, 1).join(''))
  return [...new Set([letters.join(''), ...variants].map(hash))]
}

/** FNV-1a, 32 bits, as a signed integer: what a column of PostgreSQL holds. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  return sum | 0
}
