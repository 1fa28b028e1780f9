import { expect, test } from 'vitest'
import { type Evidence, judgeDelivery } from './judge-delivery.ts'

const arrival = (to: string, messageId = `<${to}>`) => ({ to, messageId })
const good: Evidence = {
  committed: ['a', 'b'],
  rolledBack: ['c'],
  delivered: [arrival('a'), arrival('b')],
  kills: 2,
  runningWhenKilled: 4,
  recoveredAfterSeconds: 20,
}
const failuresOf = (evidence: Evidence) =>
  judgeDelivery(evidence)
    .filter(({ ok }) => !ok)
    .map(({ name, value }) => [name, value])

test('a drill in which everything arrived once has no failing figure', () => {
  expect(failuresOf(good)).toEqual([])
})

test.each<[string, Partial<Evidence>, [string, number]]>([
  ['a mail that never arrived', { delivered: [arrival('a')] }, ['jobs lost', 1]],
  [
    'a mail of a rolled back transaction',
    { delivered: [arrival('a'), arrival('b'), arrival('c')] },
    ['phantom jobs from rolled back transactions', 1],
  ],
  [
    'a mail nobody asked for',
    { delivered: [arrival('a'), arrival('b'), arrival('x')] },
    ['phantom jobs from rolled back transactions', 1],
  ],
  [
    'more repeats than the kills explain',
    { runningWhenKilled: 2, delivered: [...good.delivered, ...Array(3).fill(arrival('a'))] },
    ['mails sent again', 3],
  ],
  [
    'a repeat that cannot be told from a new mail',
    { delivered: [...good.delivered, arrival('a', '<other>')] },
    ['repeats under another Message-ID', 1],
  ],
  [
    'kills that hit nothing and prove nothing',
    { runningWhenKilled: 1 },
    ['jobs running when the worker was killed', 1],
  ],
  ['a slow recovery', { recoveredAfterSeconds: 46 }, ['recovery after the last kill', 46]],
])('%s is found', (_name, change, failure) => {
  expect(failuresOf({ ...good, ...change })).toEqual([failure])
})

test('a repeat within what the kills explain is allowed', () => {
  expect(failuresOf({ ...good, delivered: [...good.delivered, arrival('a')] })).toEqual([])
})
