import { type ErrorCode, errors, messageKeyOf, operations, refusalTexts } from '@zeri/contract'
import { locales } from '@zeri/contract/browser'
import { expect, test } from 'vitest'
import first from './en.json'
import content from './en-content.json'
import late from './en-lazy.json'
import { mergeWords } from './merge-words.ts'
import firstRu from './ru.json'
import contentRu from './ru-content.json'
import lateRu from './ru-lazy.json'
import { createTranslator } from './translator.ts'
import type { Words } from './word-key.ts'

const en = mergeWords(mergeWords(first, late), content)
const ru = mergeWords(mergeWords(firstRu, lateRu), contentRu)
const dictionaries = { en, ru }
const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/

function keysOf(words: Words, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  )
}
const withoutPluralForms = (keys: string[]) =>
  [...new Set(keys.map((key) => key.replace(PLURAL_FORM, '')))].sort()

function textAt(words: Words, path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => (node as Words | undefined)?.[key], words) // true: or undefined
}

test('both dictionaries have exactly the same keys', () => {
  expect(withoutPluralForms(keysOf(ru))).toEqual(withoutPluralForms(keysOf(en)))
})

test('a key that only one dictionary has is noticed', () => {
  const extended = { ...en, extra: { word: 'word' } }
  expect(withoutPluralForms(keysOf(extended))).not.toEqual(withoutPluralForms(keysOf(en)))
})

test.each(locales)('every plural of %s has all the forms of its language', (locale) => {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
  const plurals = keysOf(dictionaries[locale]).filter((key) => PLURAL_FORM.test(key))
  const byKey = Object.groupBy(plurals, (key) => key.replace(PLURAL_FORM, ''))
  expect(Object.keys(byKey)).not.toHaveLength(0)
  for (const [key, keys = []] of Object.entries(byKey))
    expect([key, ...keys.map((one) => one.slice(key.length + 1)).sort()]).toEqual([key, ...forms])
})

test.each(locales)('no text of %s is empty', (locale) => {
  const empty = keysOf(dictionaries[locale]).filter(
    (key) => !String(textAt(dictionaries[locale], key)).trim(),
  )
  expect(empty).toEqual([])
})

test('both languages fill the same gaps', () => {
  const gaps = (words: Words, key: string) =>
    [...String(textAt(words, key)).matchAll(/\{\{(\w+)\}\}/g)].map(([gap]) => gap).sort()
  for (const key of keysOf(en).filter((one) => !PLURAL_FORM.test(one)))
    expect([key, ...gaps(ru, key)]).toEqual([key, ...gaps(en, key)])
})

// True: the keys of a literal are its codes.
const codes = Object.keys(errors) as ErrorCode[]
test('the API and the pages explain a refusal in the same words', () => {
  const onPages = codes.map((code) => [code, textAt(en, messageKeyOf(code))])
  expect(Object.entries(refusalTexts)).toEqual(onPages)
})

test.each(locales.flatMap((locale) => codes.map((code) => [locale, code] as const)))(
  '%s has words for %s',
  (locale, code) => {
    expect(textAt(dictionaries[locale], messageKeyOf(code))).toMatch(/\p{L}{2}.*[\p{L}.]$/u)
  },
)

test.each(locales)('%s has a sentence for every operation', (locale) => {
  const isSentence = locale === 'ru' ? /^[«А-ЯЁ`].*\.$/u : /^[A-Z`“].*\.$/u
  expect(operations.filter(({ summary }) => !isSentence.test(summary[locale])).map(({ id }) => id)).toEqual(
    [],
  )
})

test('the words of the error pages are those of the specification', () => {
  expect(en.errors.code404.title).toBe('This page could not be found')
  expect(ru.errors.code404.title).toBe('Страница не найдена')
})

test('the words about accounts are those of the specification', () => {
  const { accounts, errors: refusals } = en
  expect([
    accounts.faults.email,
    accounts.faults.emailInvalid,
    accounts.faults.password,
    accounts.faults.passwordLength,
    accounts.faults.mismatch,
    accounts.faults.failed,
    accounts.codeSent,
    accounts.passwordChanged,
    refusals.auth['bad-credentials'],
    refusals.auth.required,
    refusals.account.exists,
    refusals.account['not-found'],
    refusals.recovery['invalid-code'],
  ]).toEqual([
    'Enter your Email',
    'Enter existing Email',
    'Please enter a password',
    'Password must be between 6 and 20 characters',
    'Passwords do not match',
    'Something went wrong, try again later',
    'Recovery code sent to your e-mail',
    'Password changed',
    'Wrong login or password',
    'Sign in to continue',
    'User with this email already exists.',
    'User with this email was not found.',
    'Invalid recovery code',
  ])
})

test('the words about charts are those of the specification', () => {
  const { charts, content: texts, errors: refusals } = en
  expect([charts.faults.fio, charts.faults.birthdayTime, charts.incomplete, charts.saved]).toEqual([
    'Please enter your chart name',
    'If you do not know the exact time of birth, indicate 12:00',
    'Please include all required information.',
    'Chart saved',
  ])
  expect(texts.ask.incomplete).toBe(charts.incomplete)
  expect(refusals.chart['account-exists'].toLowerCase()).toBe('user exists, please sign in.')
})

test('the words about payments are those of the specification', () => {
  expect([en.client.tabs.payments, en.billing.autopay.stop]).toEqual([
    'Payment history',
    'Disable auto-payment',
  ])
  expect([ru.billing.autopay.stopped, ru.notices.success]).toEqual(['Автоплатеж отключен', 'Успешно'])
})

test('Russian counts places as Russians do', () => {
  const { t } = createTranslator('ru', ru)
  expect([1, 3, 7].map((count) => t('place.found', { count }))).toEqual([
    'Найдено 1 место',
    'Найдено 3 места',
    'Найдено 7 мест',
  ])
})

test('a key that does not exist does not compile', () => {
  const { t } = createTranslator('en', en)
  // @ts-expect-error the key is not in the dictionary
  expect(t('site.nonsense')).toBe('site.nonsense')
})
