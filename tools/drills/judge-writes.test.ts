import { expect, test } from 'vitest'
import { judgeWrites } from './judge-writes.ts'

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
