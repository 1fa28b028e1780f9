import type { BilledTag } from './bill-tags.ts'

/** The activities of a day with their bills as a text: a browser decodes a text much sooner than a thousand values. */
export function packTags(tags: readonly BilledTag[]): string {
  return JSON.stringify(tags)
}

/** Reads packed activities once, at the first use. A first visit does not: the server's markup of the bills is kept. */
export function createTagReader(packed: string): () => readonly BilledTag[] {
  let tags: readonly BilledTag[] | undefined
  return () => {
    tags ??= JSON.parse(packed) as readonly BilledTag[] // true: `packTags` wrote it
    return tags
  }
}
