/** Index that means no option is active. */
export const NONE = -1

/**
 * The option a key moves to in a list that wraps around; undefined for keys without a meaning in a list.
 * @example optionAfter('ArrowDown', 2, 3) // 0
 */
export function optionAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count
    case 'ArrowUp':
      return active > 0 ? active - 1 : count - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
