import type { ListDifference } from './juan-10.ts'

/** A difference from the first keying of juan 10 that the page decides. */
export type Settled = ListDifference & { readonly page: string; readonly reason: string }

export const settledDifferences: readonly Settled[] = [
  {
    id: 'officer-open',
    list: 'forbids',
    differs: '-启攒 -安葬 -破土',
    page: '76b',
    reason:
      'On days of 开 graves are noted neither as good nor as forbidden; they stand among what is not noted.',
  },
  {
    id: 'yang-error',
    list: 'forbids',
    differs: 'no list',
    page: '49a',
    reason: 'It forbids what 月建 does, which stands on the same days and forbids it already.',
  },
  {
    id: 'yin-error',
    list: 'forbids',
    differs: 'no list',
    page: '49a',
    reason: 'It forbids what 月厌 does, which stands on the same days and forbids it already.',
  },
  {
    id: 'human-spirit',
    list: 'star',
    differs: 'absent',
    page: '71b',
    reason: 'Its days for hair and for nails are two taboos, each with its own days.',
  },
  {
    id: 'hundred-taboos',
    list: 'star',
    differs: 'absent',
    page: '72a',
    reason: 'A heading: each of its fifteen stems and branches is a taboo by itself.',
  },
  {
    id: 'virtue-pardon-meeting',
    list: 'star',
    differs: 'absent',
    page: '77a',
    reason: 'A rule of eight cells in which nothing is forbidden, no star with matters of its own.',
  },
]
