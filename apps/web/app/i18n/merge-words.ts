import type { Words } from './word-key.ts'

/** Merges two dictionaries; a section of both holds the words of both. */
export function mergeWords<A extends Words, B extends Words>(some: A, others: B): A & B {
  const merged: Record<string, string | Words> = { ...some }
  for (const [key, value] of Object.entries(others)) {
    const known = merged[key]
    merged[key] = typeof known === 'object' && typeof value === 'object' ? mergeWords(known, value) : value
  }
  return merged as A & B // True: every key of both is there, as deep as they go.
}
