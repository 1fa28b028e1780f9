import { expect, test } from 'vitest'
import { createCircuits } from '../../../platform/circuit.ts'
import { createPushHosts } from './push-hosts.ts'

const HOSTS = ['fcm.googleapis.com', '*.push.apple.com']

function pushHosts() {
  let nowMs = 0
  const published = new Set<string>()
  const gauge = {
    set: (labels: number | { to?: string | number }) =>
      void published.add(String(typeof labels === 'number' ? labels : labels.to)),
  }
  const circuitTo = createCircuits({ now: () => nowMs }, gauge)
  const hostOf = createPushHosts(HOSTS, { circuitTo, clock: { now: () => nowMs } })
  const circuitOf = (host: string) => hostOf(host).circuit
  const fail = (host: string, times: number) => {
    for (let turn = 0; turn < times; turn += 1) if (circuitOf(host).enter()) circuitOf(host).report('failed')
  }
  const wait = (ms: number) => {
    nowMs += ms
  }
  return { circuitOf, fail, published, wait }
}

test('names that do not exist below a listed host hold up none that does', () => {
  const { circuitOf, fail } = pushHosts()
  for (let n = 0; n < 100; n += 1) fail(`nothing-${n}.push.apple.com`, 6)
  fail('same.push.apple.com', 100)
  expect(circuitOf('same.push.apple.com').enter()).toBe(false)
  expect(circuitOf('web.push.apple.com').enter()).toBe(true)
})

test('a push service that is away rests, and one call tries it after half a minute', () => {
  const { circuitOf, fail, wait } = pushHosts()
  fail('web.push.apple.com', 5)
  expect(circuitOf('web.push.apple.com').enter()).toBe(false)
  expect(circuitOf('fcm.googleapis.com').enter()).toBe(true)
  wait(30_000)
  expect([circuitOf('web.push.apple.com').enter(), circuitOf('web.push.apple.com').enter()]).toEqual([
    true,
    false,
  ])
})

test('any number of invented names adds no label to the metrics', () => {
  const { fail, published } = pushHosts()
  for (let n = 0; n < 2_000; n += 1) fail(`nothing-${n}.push.apple.com`, 1)
  expect([...published]).toEqual(['push-fcm.googleapis.com'])
})
