import type { Tag } from './day.ts'

/** The tags of one side of a message, in its order, up to a limit. */
export function pickTags<One extends Pick<Tag, 'id'>>(
  tags: readonly One[],
  ids: readonly string[],
  limit: number,
): readonly One[] {
  return ids.slice(0, limit).flatMap((id) => tags.find((tag) => tag.id === id) ?? [])
}
