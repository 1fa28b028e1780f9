import { expect, test } from 'vitest'
import { readChooserQuery, spanOf } from './chooser-query.ts'
import { listOften, listPlanDeeds, listPlanSpans, planPlaces, withOwnPlace } from './plan-options.ts'

const TODAY = '2026-11-16'
const themes = {
  themes: [
    { id: 'family', name: 'Family', short: '' },
    { id: 'home', name: 'Home', short: '' },
  ],
  tags: [
    {
      id: 'wedding',
      theme: 'family',
      name: 'Wedding',
      short: '',
      deed: 'a wedding',
      isShown: true,
      isMedical: false,
    },
    {
      id: 'move-house',
      theme: 'home',
      name: 'Moving house',
      short: '',
      deed: 'moving house',
      isShown: true,
      isMedical: false,
    },
  ],
}

test('spans are the free days, eighteen months from this one on, and two years', () => {
  const spans = listPlanSpans(TODAY, 'en')
  expect(spans.slice(0, 2)).toEqual([
    { value: 'ahead', text: 'in the next 30 days' },
    { value: '2026-11', text: 'in November 2026' },
  ])
  expect(spans.at(18)).toEqual({ value: '2028-04', text: 'in April 2028' })
  expect(spans.slice(19).map(({ value }) => value)).toEqual(['2027', '2028'])
})

test('in Russian a span stands in its case, with its preposition', () => {
  const texts = listPlanSpans(TODAY, 'ru').map(({ text }) => text)
  expect(texts).toContain('в мае 2027')
  expect(texts).toContain('в любой день 2027 года')
})

test('the chooser reads every span, and none leaves the calendar', () => {
  for (const { value } of listPlanSpans(TODAY, 'ru')) {
    const span = spanOf(readChooserQuery(new URLSearchParams({ when: value }), TODAY).query)
    expect(span.from.startsWith(value === 'ahead' ? TODAY : value)).toBe(true)
  }
  expect(listPlanSpans('2100-11-16', 'en').map(({ value }) => value)).toEqual(['ahead', '2100-11', '2100-12'])
})

test('activities stand by theme as a sentence names them, and some have a button', () => {
  expect(listPlanDeeds(themes)).toEqual([
    { id: 'family', name: 'Family', deeds: [{ value: 'wedding', text: 'a wedding' }] },
    { id: 'home', name: 'Home', deeds: [{ value: 'move-house', text: 'moving house' }] },
  ])
  expect(listOften(themes)).toEqual([{ id: 'move-house', name: 'Moving house' }])
})

test('a chosen place is among the options once, and nothing stands for no place then', () => {
  const { en, ru } = planPlaces
  expect(withOwnPlace(en, null)).toEqual({ options: en, chosen: '' })
  const kazan = withOwnPlace(ru, { id: '551487', text: 'место: Казань' })
  expect(kazan).toEqual({ options: ru, chosen: '551487' })
  const orel = withOwnPlace(en, { id: '515012', text: 'in Orel' })
  expect(orel.options[0]).toEqual({ value: '515012', text: 'in Orel' })
  expect(orel.options.some(({ value }) => value === '')).toBe(false)
})
