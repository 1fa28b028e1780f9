import { signPath } from '@zeri/contract/browser'

/**
 * The path of the page of a stem, a branch or a pillar, which is named by its reading.
 * @example readingPath('pillars', 'jiǎ', 'zǐ') // '/signs/pillars/jia-zi'
 */
export function readingPath(
  kind: 'stems' | 'branches' | 'pillars',
  ...pinyin: readonly string[]
): `/${string}` {
  const plain = pinyin.join('-').normalize('NFD').replace(/\p{M}/gu, '')
  return signPath(kind, plain.toLowerCase())
}
