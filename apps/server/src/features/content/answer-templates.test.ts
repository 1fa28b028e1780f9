import { locales } from '@zeri/contract'
import { expect, test } from 'vitest'
import { listAnswerTemplates } from './answer-templates.ts'

test.each(locales)(
  'every template in %s is whole: greeting, text and closing, with the names in place',
  (locale) => {
    for (const { title, text } of listAnswerTemplates(locale, { name: 'Anna', product: 'Zeri' })) {
      expect(title.en.length * title.ru.length).toBeGreaterThan(0)
      expect(text).toMatch(/^.*Anna[,!]\n\n/)
      expect(text).toMatch(/,\nZeri$/)
      expect(text).not.toMatch(/[{}]/)
      expect(/\p{Script=Cyrillic}/u.test(text)).toBe(locale === 'ru')
    }
  },
)

test('a name is text, whatever it looks like', () => {
  const [first] = listAnswerTemplates('en', { name: '$& $1', product: 'Zeri' })
  expect(first?.text).toContain('Hello $& $1,')
})
