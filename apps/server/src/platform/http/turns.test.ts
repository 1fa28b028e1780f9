import { EventEmitter } from 'node:events'
import { setImmediate as nextIteration } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('a turn that nobody else wants is taken at once', async () => {
  const turns = createTurns()
  const events: string[] = []
  const taken = turns.take().then(() => events.push('turn'))
  setImmediate(() => events.push('sockets'))
  await taken
  expect(events).toEqual(['turn'])
})

test('between two turns the event loop goes round three times', async () => {
  const turns = createTurns()
  const events: string[] = []
  const work = [1, 2, 3].map((n) => turns.take().then(() => events.push(`work ${n}`)))
  const readSockets = async () => {
    for (let round = 0; round < 9; round += 1) {
      await nextIteration()
      events.push('sockets')
    }
  }
  await Promise.all([...work, readSockets()])
  const rounds = events
    .join(' ')
    .split(/work \d/)
    .map((part) => part.trim().split(' ').filter(Boolean).length)
  expect(rounds.slice(2, 3)).toEqual([3])
})

test('after all turns were taken the next is taken at once again', async () => {
  const turns = createTurns()
  await Promise.all([turns.take(), turns.take()])
  for (let round = 0; round < 4; round += 1) await nextIteration()
  let taken = false
  turns.take().then(() => {
    taken = true
  })
  await Promise.resolve()
  expect(taken).toBe(true)
})

test('those who used least come first, and what has begun before all others', async () => {
  const turns = createTurns()
  const order: string[] = []
  const take = (name: string, usedShare?: number) => turns.take(usedShare).then(() => order.push(name))
  const all = [take('first', 0.9), take('much', 0.9), take('little', 0.1), take('again', 0.1), take('begun')]
  await Promise.all(all)
  expect(order).toEqual(['first', 'begun', 'little', 'again', 'much'])
})

test('those who used little come in the order of their requests', async () => {
  const turns = createTurns()
  const order: string[] = []
  const take = (name: string, usedShare: number) => turns.take(usedShare).then(() => order.push(name))
  await Promise.all([take('first', 0), take('reader', 0.02), take('newcomer', 0), take('other', 0.01)])
  expect(order).toEqual(['first', 'reader', 'newcomer', 'other'])
})

test('what can wait comes after pages of those who used as little, and before those who used much', async () => {
  const turns = createTurns()
  const order: string[] = []
  const take = (name: string, usedShare: number, canWait = false) =>
    turns.take(usedShare, canWait).then(() => order.push(name))
  await Promise.all([
    take('first', 0),
    take('layer', 0, true),
    take('much', 0.04),
    take('page', 0.02),
    take('another layer', 0.01, true),
  ])
  expect(order).toEqual(['first', 'page', 'layer', 'another layer', 'much'])
})

test('many layers that wait refuse further layers and not pages', async () => {
  const turns = createTurns()
  const all = Array.from({ length: 162 }, () => turns.take(0, true))
  expect([turns.isBusyFor(0, true), turns.isBusyFor(0)]).toEqual([true, false])
  await Promise.all(all)
})

test('no turn is passed while connections are accepted, for a time', async () => {
  let nowMs = 0
  const turns = createTurns(() => nowMs)
  const server = new EventEmitter()
  turns.watch(server as never)
  let isArriving = true
  const arrive = () => {
    nowMs += 1
    server.emit('connection')
    if (isArriving) setImmediate(arrive)
  }
  arrive()
  await Promise.all([turns.take(), turns.take()])
  isArriving = false
  expect(nowMs).toBeGreaterThanOrEqual(25)
  expect(nowMs).toBeLessThan(35)
})

test('a client that used much finds it busy with few ahead, one that used nothing only with very many', async () => {
  const turns = createTurns()
  const takeMany = (count: number, usedShare: number) =>
    Array.from({ length: count }, () => turns.take(usedShare))
  const all = takeMany(18, 0.1)
  expect([0, 0.05, 0.1, 0.2].map((share) => turns.isBusyFor(share))).toEqual([false, false, true, true])
  all.push(...takeMany(161, 0))
  expect([0, 0.01].map((share) => turns.isBusyFor(share))).toEqual([true, true])
  await Promise.all(all)
  expect([0, 0.01, 1].map((share) => turns.isBusyFor(share))).toEqual([false, false, false])
})

test('before the next turn of those who used much the process rests, unless somebody else comes', async () => {
  let at = 0
  const turns = createTurns(() => at)
  const order: string[] = []
  const take = (name: string, usedShare: number) => turns.take(usedShare).then(() => order.push(name))
  const all = [take('first', 0.5), take('second', 0.5)]
  at += 2_000 // what the first turn takes
  for (let round = 0; round < 6; round += 1) await nextIteration()
  expect(order).toEqual(['first'])
  all.push(take('other', 0), take('another', 0))
  for (let round = 0; round < 9; round += 1) await nextIteration()
  expect(order).toEqual(['first', 'other', 'another'])
  at += 1
  await Promise.all(all)
  expect(order.at(-1)).toBe('second')
})
