import { expect, test } from 'vitest'
import { judgeWrites, listStale } from './judge-writes.ts'

const acknowledged = (name: string) => ({ name, acknowledgedAt: 1 })

test('an acknowledged write that is stored once is neither lost nor doubled', () => {
  const verdict = judgeWrites([acknowledged('a'), acknowledged('b')], ['b', 'a'])
  expect(verdict).toEqual({ acknowledged: 2, lost: [], doubled: 0, sentAndAbsent: 0 })
})

test('an unacknowledged write may be stored or not', () => {
  const writes = [{ name: 'a' }, { name: 'b' }]
  expect(judgeWrites(writes, ['a'])).toEqual({ acknowledged: 0, lost: [], doubled: 0, sentAndAbsent: 1 })
})

test('an acknowledged write that is not stored is lost', () => {
  expect(judgeWrites([acknowledged('a'), acknowledged('b')], ['a'])).toMatchObject({
    lost: ['b'],
    sentAndAbsent: 1,
  })
})

test('a write that is stored twice is doubled', () => {
  expect(judgeWrites([acknowledged('a')], ['a', 'a'])).toMatchObject({ lost: [], doubled: 1 })
})

const inSlot = (name: string, acknowledgedAt?: number) => ({
  name,
  slot: 'place',
  ...(acknowledgedAt === undefined ? {} : { acknowledgedAt }),
})

test('a slot may have the last acknowledged value or one that was sent later', () => {
  const writes = [inSlot('1', 1), inSlot('2', 2), inSlot('3')]
  expect(listStale(writes, ['2'])).toEqual([])
  expect(listStale(writes, ['3'])).toEqual([])
})

test('a slot with a value from before the last acknowledged one is stale, and so is an empty one', () => {
  const writes = [inSlot('1', 1), inSlot('2', 2), inSlot('3')]
  expect(listStale(writes, ['1'])).toEqual(['place'])
  expect(listStale(writes, [])).toEqual(['place'])
})

test('a slot in which nothing was acknowledged is never stale', () => {
  expect(listStale([inSlot('1'), { name: 'a', acknowledgedAt: 1 }], [])).toEqual([])
})
