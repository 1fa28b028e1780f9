import { expect, test } from 'vitest'
import { pickAbout } from './articles-about.ts'

const about = (id: string, ...signs: string[]) => ({
  brief: { id, section: 's', title: id, description: '', date: '2026-11-15', minutes: 1 },
  signs: new Set(signs),
})

test('articles that name most of the signs come first, of equals the more particular one', () => {
  const articles = [
    about('far', 'd'),
    about('wide', 'a', 'b', 'c', 'e'),
    about('two', 'a', 'b'),
    about('one', 'a'),
  ]
  expect(pickAbout(articles, ['a', 'b']).map(({ id }) => id)).toEqual(['two', 'wide', 'one'])
})
