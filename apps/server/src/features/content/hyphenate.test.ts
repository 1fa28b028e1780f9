import { expect, test } from 'vitest'
import { hyphenate } from './hyphenate.ts'
import { renderHtml } from './markdown.ts'

const shown = (html: string): string => hyphenate(html).replaceAll('\u00ad', '-')

test.each([
  ['Стабильность', 'Ста-биль-ность'],
  ['Равновесие', 'Рав-но-ве-сие'],
  ['выравнивание', 'вы-рав-ни-ва-ние'],
  ['Полнота', 'Пол-нота'],
  ['врача', 'врача'],
])('%s may be broken as %s', (word, broken) => {
  expect(shown(word)).toBe(broken)
})

test('tags and their attributes keep every letter', () => {
  expect(shown('<a href="/стабильность">стабильность</a>')).toBe('<a href="/стабильность">ста-биль-ность</a>')
})

test('only the cells of a table have soft hyphens', () => {
  const html = renderHtml('стабильность\n\n| а |\n|---|\n| стабильность |\n', 'ru')
  expect(html).toContain('<p>стабильность</p>')
  expect(html).toContain('ста\u00adбиль\u00adность</td>')
})
