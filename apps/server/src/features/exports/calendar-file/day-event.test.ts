import type { Locale } from '@zeri/contract'
import { expect, test } from 'vitest'
import { createZoneClocks } from '../../../platform/zone-clock.ts'
import { describeWholeDay, findCalendarContext, requireDate } from '../../calendar/index.ts'
import { dayEventOf } from './day-event.ts'

const calendar = {
  places: { find: () => undefined },
  clockOf: createZoneClocks(),
  today: () => ({ date: '2026-11-15', endsAtMs: 0 }),
}
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

test('the event of a day beyond the horizon has facts and no verdict', async () => {
  const { summary, description } = await eventOf('2026-12-16', 'en')
  expect(summary).toMatch(/^(Yang|Yin) \w+ \w+$/)
  expect(description).toContain('Verdict opens 30 days before the date.')
  expect(description).not.toMatch(/Good for/i)
})
