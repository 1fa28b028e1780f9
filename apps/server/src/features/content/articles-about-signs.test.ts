import { expect, test } from 'vitest'
import { pickArticles } from './articles-about-signs.ts'

const about = (id: string, ...signs: string[]) => ({
  brief: { id, section: 's', title: id, description: '', date: '2026-11-15', minutes: 1 },
  signs: new Set(signs),
})

test('articles that match most signs come first; of equals, the one with fewer signs', () => {
  const articles = [
    about('far', 'd'),
    about('wide', 'a', 'b', 'c', 'e'),
    about('two', 'a', 'b'),
    about('one', 'a'),
  ]
  expect(pickArticles(articles, ['a', 'b']).map(({ id }) => id)).toEqual(['two', 'wide', 'one'])
})
