const MAX_LETTERS = 3

/**
 * The first letters of a name's words, three at most.
 * @example initialsOf('anna.petrova') // 'AP'
 * @example initialsOf('Лев Николаевич Толстой') // 'ЛНТ'
 */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const letters = words.slice(0, MAX_LETTERS).map((word) => Array.from(word)[0] ?? '')
  return letters.join('').toUpperCase() || '?'
}
