import { listShownActivities } from '@zeri/almanac/judgement'
import { expect, test } from 'vitest'
import { locales } from '../locale.ts'
import { countWords, listFaults } from '../text-style.ts'
import { activityTexts } from './index.ts'

const shown = listShownActivities().map(({ id }) => id)

/** Every text of an activity in a language. */
function textsOf(id: (typeof shown)[number], locale: (typeof locales)[number]): string[] {
  const text = activityTexts[id]
  if (!text) return []
  return [
    text.why[locale],
    ...text.questions.flatMap(({ question, answer }) => [question[locale], answer[locale]]),
  ]
}

/** The runs of five words in a text. */
function shinglesOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')))
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((shingle) => other.has(shingle)).length
  return shared / (one.size + other.size - shared)
}

const LIMIT = 0.4

/** The pair of texts that are most alike. */
function findMostAlike(texts: readonly { readonly id: string; readonly text: string }[]) {
  const cut = texts.map(({ id, text }) => ({ id, shingles: shinglesOf(text) }))
  const pairs = cut.flatMap((one, index) =>
    cut
      .slice(index + 1)
      .map((other) => ({ pair: `${one.id} ~ ${other.id}`, index: likeness(one.shingles, other.shingles) })),
  )
  return pairs.toSorted((one, other) => other.index - one.index)[0]
}

test('the activities that are shown have texts, and no other', () => {
  expect(Object.keys(activityTexts).sort()).toEqual([...shown].sort())
})

test.each(locales)('texts of %s follow its typography', (locale) => {
  const faults = shown.flatMap((id) =>
    textsOf(id, locale).flatMap((text) =>
      listFaults(text, locale).map((fault) => `${id}: ${fault}: ${text.slice(0, 60)}`),
    ),
  )
  expect(faults).toEqual([])
})

test.each(locales)('in %s a paragraph says why, and two to four questions are answered', (locale) => {
  for (const id of shown) {
    const [why = '', ...rest] = textsOf(id, locale)
    expect([id, countWords(why) >= 45 && countWords(why) <= 110]).toEqual([id, true])
    expect([id, rest.length >= 4 && rest.length <= 8]).toEqual([id, true])
    const questions = rest.filter((_, index) => index % 2 === 0)
    expect(questions.every((question) => question.endsWith('?'))).toBe(true)
  }
})

test.each(locales)('no two activities share two fifths of their runs of five words in %s', (locale) => {
  const most = findMostAlike(shown.map((id) => ({ id, text: textsOf(id, locale).join(' ') })))
  expect(most?.index, most?.pair).toBeLessThanOrEqual(LIMIT)
})

test('a text with its nouns exchanged is found out', () => {
  const text = textsOf('wedding', 'en').join(' ')
  const copied = text.replaceAll('wedding', 'voyage')
  const most = findMostAlike([
    { id: 'one', text },
    { id: 'other', text: copied },
  ])
  expect(most?.index).toBeGreaterThan(LIMIT)
})

test.each(locales)('no text of %s promises health or threatens', (locale) => {
  const promises = {
    en: /\bguarante|\bwill (?:heal|cure)|\bcurse|\bdisaster will\b|\bmisfortune will\b/i,
    ru: /гарантир|вылеч(?:ит|ат)|исцел|прокляти|беда (?:придёт|случится)/i,
  }[locale]
  expect(shown.flatMap((id) => textsOf(id, locale)).filter((text) => promises.test(text))).toEqual([])
})

test('pages about health say that a calendar is no reason to wait', () => {
  const care = { en: /doctor|physician|surgeon/i, ru: /врач|хирург/i }
  for (const id of ['medical', 'surgery', 'therapy', 'conceive'] as const)
    for (const locale of locales) expect(textsOf(id, locale).join(' ')).toMatch(care[locale])
})
