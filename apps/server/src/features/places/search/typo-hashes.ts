/** Only the beginning of a name is hashed: people seldom type more before they look at the results. */
const GUARDED_CHARS = 8
const MIN_CHARS = 4

/**
 * Hashes the first letters of a key, complete and with each letter deleted. Two keys one typo apart share a hash, because
 * deleting the extra, missing or wrong letter makes them equal (the "symmetric delete" method of W. Garbe).
 */
export function typoHashes(key: string): number[] {
  const letters = [...key].slice(0, GUARDED_CHARS)
  if (letters.length < MIN_CHARS) return []
  const variants = letters.map((_, index) => letters.toSpliced(index, 1).join(''))
  return [...new Set([letters.join(''), ...variants].map(hash))]
}

/** FNV-1a, 32 bits, as a signed integer for a PostgreSQL column. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  return sum | 0
}
