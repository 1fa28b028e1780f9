import { natalChart, natalRules } from '@zeri/almanac/bazi'
import type { Locale } from '@zeri/contract'
import { expect, test } from 'vitest'
import { createZoneClocks } from '../../../platform/zone-clock.ts'
import {
  describeWholeDay,
  describeWholePersonalDay,
  findCalendarContext,
  requireDate,
} from '../../calendar/index.ts'
import { dayEventOf } from './day-event.ts'

const calendar = {
  places: { find: () => undefined },
  clockOf: createZoneClocks(),
  today: () => ({ date: '2026-11-15', endsAtMs: 0 }),
}
const birth = {
  date: { year: 1990, month: 5, day: 1 },
  timeSec: 30_600,
  latitudeDeg: 55.75,
  longitudeDeg: 37.62,
  offsetSec: 14_400,
  gender: 'female',
} as const
const address = { url: 'https://zeri.example/2026/8/7', host: 'zeri.example' }

async function eventOf(date: string, locale: Locale) {
  return dayEventOf(
    describeWholeDay(requireDate(date), await findCalendarContext(calendar, { locale })),
    locale,
    address,
  )
}

test('the event of an open day has its verdict, its good activities and a link to the page', async () => {
  const { summary, description, uid } = await eventOf('2026-08-07', 'en')
  expect(summary).toMatch(/^\w+ day \([+−]?\d\) · (Yang|Yin) \w+ \w+$/)
  expect(description).toMatch(/\nGood for: [a-z][^\n]+…?\n/)
  expect(description.endsWith(`\n\n${address.url}`)).toBe(true)
  expect(uid).toBe('day-2026-08-07@zeri.example')
})

test('the Russian event has only Russian words and the same uid', async () => {
  const { summary, description, uid } = await eventOf('2026-08-07', 'ru')
  expect(`${summary} ${description.replace(address.url, '')}`).not.toMatch(/[a-z]/i)
  expect(summary).toContain(' день (')
  expect(uid).toBe((await eventOf('2026-08-07', 'en')).uid)
})

test('a long list of activities is cut after eight names', async () => {
  const { description } = await eventOf('2026-11-17', 'ru')
  const [, names = ''] = /Подходит: (.*)/.exec(description) ?? []
  expect(names.endsWith('…')).toBe(true)
  expect(names.split(', ')).toHaveLength(8)
})

test('the lists are those of the message: in its order, and without anything medical', async () => {
  for (const date of ['2026-08-07', '2026-11-05', '2026-11-15', '2026-12-10']) {
    const day = describeWholeDay(requireDate(date), await findCalendarContext(calendar, { locale: 'en' }))
    const { description } = dayEventOf(day, 'en', address)
    const [sentence, ...lines] = description.split('\n')
    expect(sentence).toBe(day.judgement?.verdict.summary)
    const first = day.judgement?.tags.find(({ id }) => id === day.judgement?.verdict.goodFor[0])
    if (first) expect(lines[0]).toContain(`Good for: ${first.name.toLowerCase()}`)
    expect(description).not.toMatch(/doctor|surgery|treatment|therapy|conceiv/i)
  }
})

test('the event of a person has their rating, sentence and lists, and an uid of its own', async () => {
  const context = await findCalendarContext(calendar, { locale: 'en' })
  const person = { chart: natalChart(birth, natalRules), access: 'paid' } as const
  const chart = { uuid: '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11', fio: 'Anna' }
  const day = describeWholePersonalDay(requireDate('2027-05-15'), context, person)
  const { summary, description, uid } = dayEventOf({ ...day, chart }, 'en', address)
  const { verdict } = day.personal ?? {}
  expect(summary).toMatch(/^[\w ]+ day \([+−]?\d\) · (Yang|Yin) \w+ \w+ · Anna$/)
  expect(summary).toContain(verdict?.word)
  expect(description.split('\n')[0]).toBe(verdict?.summary)
  expect(description).toContain('\nFor everyone: ')
  expect(description).not.toContain('opens 30 days')
  expect(uid).toBe(`day-2027-05-15-${chart.uuid}@zeri.example`)
})

test('the event of a day beyond the horizon has facts and no verdict', async () => {
  const { summary, description } = await eventOf('2026-12-16', 'en')
  expect(summary).toMatch(/^(Yang|Yin) \w+ \w+$/)
  expect(description).toContain('Rating opens 30 days before the date.')
  expect(description).not.toMatch(/Good for/i)
})
