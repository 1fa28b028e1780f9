import { switchNames } from '@zeri/contract'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createMetrics } from '../../platform/metrics.ts'
import { aClock } from '../../testing/clock.ts'
import { providerIds } from '../billing/port.ts'
import type { SwitchState } from './switch-state.ts'
import { createSwitches } from './switches.ts'

const off: SwitchState = {
  name: 'checkout',
  isOn: false,
  since: new Date('2026-11-15T10:00:00Z'),
  by: 'anna',
  note: { en: 'Back soon.', ru: 'Скоро вернётся.' },
}

function aProcess(read: () => Promise<readonly SwitchState[]>) {
  const clock = aClock()
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  const metrics = createMetrics()
  return { clock, lines, metrics, switches: createSwitches({ read, clock, log, metrics }) }
}

test('everything is on before the first reading, and the database is not reached', () => {
  const { switches } = aProcess(async () => [off])
  expect(switchNames.every(switches.isOn)).toBe(true)
  expect(switches.isFresh()).toBe(false)
})

test('a part that was switched off is off after a reading, and the others stay on', async () => {
  const { switches, metrics } = aProcess(async () => [off])
  await switches.refresh()
  expect(switchNames.filter((name) => !switches.isOn(name))).toEqual(['checkout'])
  expect(switches.list().map(({ name }) => name)).toEqual([...switchNames])
  const { values } = await metrics.switchesOff.get()
  expect(values.filter(({ value }) => value === 1).map(({ labels }) => labels.switch)).toEqual(['checkout'])
})

test('the last reading stays in force while the database fails, with one line in the log', async () => {
  let fails = false
  const { switches, clock, lines } = aProcess(async () => {
    if (fails) throw new Error('no connection')
    return [off]
  })
  await switches.refresh()
  fails = true
  for (let round = 0; round < 5; round += 1) {
    clock.at += 2_000
    await switches.refresh()
  }
  expect(switches.isOn('checkout')).toBe(false)
  expect(switches.isFresh()).toBe(false)
  expect(switches.readAt()).toEqual(new Date(clock.at - 10_000))
  expect(lines).toHaveLength(1)
})

test('a slow database gets one reading at a time', async () => {
  let readings = 0
  let finish = () => {}
  const { switches } = aProcess(() => {
    readings += 1
    return new Promise((resolve) => {
      finish = () => resolve([])
    })
  })
  const both = [switches.refresh(), switches.refresh()]
  finish()
  await Promise.all(both)
  expect(readings).toBe(1)
})

test('every payment provider has a switch', () => {
  expect(switchNames).toEqual(expect.arrayContaining([...providerIds]))
})
