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

test('a star counted from two pillars is listed once, with both pillars', () => {
  const groups = groupStars([star('void', 'day'), star('nobleman', 'day'), star('void', 'year')])
  expect(groups.map(({ star: { id }, from }) => [id, from])).toEqual([
    ['void', ['day', 'year']],
    ['nobleman', ['day']],
  ])
})
