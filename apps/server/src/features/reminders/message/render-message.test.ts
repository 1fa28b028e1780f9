import { expect, test } from 'vitest'
import { parseConfig } from '../../../config.ts'
import { createZoneClocks } from '../../../platform/zone-clock.ts'
import { aPlace } from '../../../testing/place.ts'
import { createHeldDays } from '../../calendar/index.ts'
import { createBirthKeyring } from '../../charts/index.ts'
import { closeBirth } from '../../charts/stored-birth.ts'
import { createMessageRenderer, type MorningDelivery } from './render-message.ts'

const CHART = '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'
const DISABLE = '7b0c8a52-6f0e-4a57-9a55-0c8f4f0e7d11'
const keyring = createBirthKeyring(parseConfig({}))
const london = aPlace({ id: 2643743, latitudeDeg: 51.51, longitudeDeg: -0.13, zone: 'Europe/London' })

function aRenderer() {
  const held = createHeldDays()
  let found = 0
  const render = createMessageRenderer({
    calendar: {
      places: { find: () => london },
      clockOf: createZoneClocks(),
      today: () => ({ date: '2026-11-23', endsAtMs: 0 }),
      held: {
        ...held,
        find: (...day) => {
          found++
          return held.find(...day)
        },
      },
    },
    keyring,
    origins: { en: 'https://zeri.example', ru: 'https://zeri.example' },
  })
  return { render, countFound: () => found }
}

const aDelivery = (overrides: Partial<MorningDelivery> = {}): MorningDelivery => ({
  localDate: '2026-11-26',
  dueAtMs: Date.UTC(2026, 10, 26, 7, 30),
  locale: 'en',
  placeId: '2643743',
  schoolRules: null,
  disableId: DISABLE,
  rhythm: 'daily',
  chart: null,
  ...overrides,
})

const aChart = () => ({
  id: CHART,
  ...closeBirth(keyring, CHART, {
    fio: 'Anna',
    email: null,
    gender: 'female',
    birthday: '1988-04-12',
    birthdayTime: '09:20',
    city: 'London',
    latitude: 51.51,
    longitude: -0.13,
    utc: 'Europe/London',
    offsetSec: 3600,
  }),
})

test('everyone’s day is one thing to do, one to leave, a time and the moon', async () => {
  expect(await aRenderer().render(aDelivery())).toMatchObject({
    kind: 'day',
    name: undefined,
    weekday: 'Thursday',
    date: '26 November',
    weight: 1,
    word: 'Auspicious',
    sentence: 'Good for filing papers. Put off lending money.',
    toDo: { id: 'submit', phrase: 'filing papers' },
    toLeave: { id: 'loan', phrase: 'lending money' },
    hour: { from: '08:47', to: '10:47' },
    moon: 'Waning gibbous, day 18 of the lunar month',
    why: [],
    notes: [],
    url: 'https://zeri.example/2026/11/26',
    disableUrl: `https://zeri.example/chart/notify/disable/${DISABLE}`,
  })
})

test('the day of a chart has the same form, the name and the reason of the birth', async () => {
  const message = await aRenderer().render(aDelivery({ chart: aChart(), localDate: '2026-11-27' }))
  expect(message).toMatchObject({ kind: 'day', name: 'Anna', why: [expect.stringContaining('Snake')] })
  expect(message.url).toBe(`https://zeri.example/personal/${CHART}/2026/11/27`)
})

test('the time is one that is not over when the message is due', async () => {
  const { render } = aRenderer()
  const hourAt = async (hour: number) => {
    const message = await render(aDelivery({ dueAtMs: Date.UTC(2026, 10, 26, hour) }))
    return message.kind === 'day' ? message.hour?.to : undefined
  }
  expect(await hourAt(10)).toBe('10:47')
  const later = await hourAt(11)
  expect(later === undefined || later > '11:00').toBe(true)
  expect(await hourAt(23)).toBeUndefined()
})

test('everyone’s message of a place is computed once', async () => {
  const { render, countFound } = aRenderer()
  await render(aDelivery())
  await render(aDelivery({ rhythm: 'weekly' }))
  const computed = countFound()
  for (let reader = 0; reader < 100; reader++) {
    await render(aDelivery({ disableId: `${reader}` }))
    await render(aDelivery({ rhythm: 'weekly', disableId: `${reader}` }))
  }
  expect([computed, countFound()]).toEqual([8, 8])
})

test('a week names its best days in their order, a quiet one and the turn of the moon', async () => {
  const { render } = aRenderer()
  const week = await render(aDelivery({ localDate: '2026-11-23', rhythm: 'weekly' }))
  if (week.kind !== 'week') throw new Error('not a week')
  expect(week.dates).toBe('23–29 November')
  expect(week.best.map(({ weekday, weight }) => [weekday, weight])).toEqual([
    ['Tuesday', 2],
    ['Wednesday', 1],
    ['Thursday', 1],
  ])
  const named = week.best.flatMap(({ goodFor }) => goodFor.map(({ id }) => id))
  expect(new Set(named).size).toBe(named.length)
  expect(week.quiet).toMatchObject({ weekday: 'Monday', weight: -1 })
  expect(week.moon).toBe('Full moon on 24 November at 14:53')
  const across = await render(aDelivery({ localDate: '2026-11-30', rhythm: 'weekly' }))
  expect(across).toMatchObject({ dates: '30 November – 6 December' })
})

test('a week for a chart is rated by its birth', async () => {
  const message = await aRenderer().render(
    aDelivery({ localDate: '2026-11-23', rhythm: 'weekly', chart: aChart() }),
  )
  expect(message).toMatchObject({ name: 'Anna', quiet: { weekday: 'Wednesday', weight: -2 } })
  expect(message.url).toBe(`https://zeri.example/personal/${CHART}/2026/11`)
})

test('nobody is advised to leave what they chose the day for', async () => {
  const planned = { accountId: 'a', on: '2026-11-26', kind: 'chosen-day', activity: 'loan' } as const
  const { render } = aRenderer()
  const message = await render(aDelivery(), [planned])
  if (message.kind !== 'day') throw new Error('not a day')
  expect(message.notes).toEqual(['Today: the day you chose for lending money.'])
  expect(message.toLeave?.id).not.toBe('loan')
  expect(message.sentence).not.toMatch(/put off lending/i)
  expect(await render(aDelivery())).toMatchObject({ toLeave: { id: 'loan' } })
})

test('prayer is not what a morning advises to leave, although the day is rated against it', async () => {
  const message = await aRenderer().render(aDelivery({ localDate: '2026-11-24' }))
  expect(message).toMatchObject({
    weight: 2,
    toLeave: undefined,
    sentence: 'Well suited to signing a contract.',
  })
})
