import { securityEventKinds } from '@zeri/contract'
import { consoleErrors } from '@zeri/contract/console'
import { expect, test } from 'vitest'
import en from './en.json'
import ru from './ru.json'
import { createTranslator, listTexts } from './translator.ts'

const dictionaries = { en, ru } as const
const PLURAL_FORM = /_(?:one|few|many|other)$/
const pathsOf = (words: typeof en | typeof ru) => listTexts(words).map(([path]) => path)
const withoutForms = (paths: readonly string[]) =>
  [...new Set(paths.map((path) => path.replace(PLURAL_FORM, '')))].sort()
const gapsOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()

test('both dictionaries have the same keys', () => {
  expect(withoutForms(pathsOf(ru))).toEqual(withoutForms(pathsOf(en)))
})

test('a key that one dictionary lacks is noticed', () => {
  const { brand: _, ...less } = en
  expect(withoutForms(listTexts(less).map(([path]) => path))).not.toEqual(withoutForms(pathsOf(en)))
})

test('both dictionaries fill the same gaps', () => {
  const russian = new Map(listTexts(ru))
  for (const [path, text] of listTexts(en)) {
    const other = russian.get(path)
    if (other !== undefined) expect([path, gapsOf(other)]).toEqual([path, gapsOf(text)])
  }
})

test.each(['en', 'ru'] as const)('every plural of %s has all the forms of its language', (locale) => {
  const paths = pathsOf(dictionaries[locale])
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  for (const path of paths.filter((one) => PLURAL_FORM.test(one))) {
    const forms = pluralCategories.map((form) => path.replace(PLURAL_FORM, `_${form}`))
    expect(paths).toEqual(expect.arrayContaining(forms))
  }
})

test.each(['en', 'ru'] as const)('every refusal of the console has words in %s', (locale) => {
  const { codeWord } = createTranslator(locale, dictionaries[locale])
  for (const code of Object.keys(consoleErrors)) expect(codeWord('errors', code)).not.toBe(code)
})

test.each(['en', 'ru'] as const)('every security event has words in %s', (locale) => {
  const { codeWord } = createTranslator(locale, dictionaries[locale])
  for (const kind of securityEventKinds) expect(codeWord('securityEvents', kind)).not.toBe(kind)
})
