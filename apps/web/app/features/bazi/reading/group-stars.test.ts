import { expect, test } from 'vitest'
import { groupStars } from './group-stars.ts'

const star = (id: string, from: 'year' | 'day') => ({
  id,
  zh: '空亡',
  pinyin: 'Kōngwáng',
  name: id,
  short: '',
  text: null,
  from,
})

test('a star that is counted from two pillars is named once, with both', () => {
  const groups = groupStars([star('void', 'day'), star('nobleman', 'day'), star('void', 'year')])
  expect(groups.map(({ star: { id }, from }) => [id, from])).toEqual([
    ['void', ['day', 'year']],
    ['nobleman', ['day']],
  ])
})
