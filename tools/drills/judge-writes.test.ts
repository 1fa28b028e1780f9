import { expect, test } from 'vitest'
import { judgeWrites } from './judge-writes.ts'

const answered = (name: string) => ({ name, answeredAt: 1 })

test('what was answered and is there once is neither lost nor doubled', () => {
  const verdict = judgeWrites([answered('a'), answered('b')], ['b', 'a'])
  expect(verdict).toEqual({ acknowledged: 2, lost: [], doubled: 0, sentAndAbsent: 0 })
})

test('a write without an answer may be there or not', () => {
  const writes = [{ name: 'a' }, { name: 'b' }]
  expect(judgeWrites(writes, ['a'])).toEqual({ acknowledged: 0, lost: [], doubled: 0, sentAndAbsent: 1 })
})

test('a write that was answered and is not there is lost', () => {
  expect(judgeWrites([answered('a'), answered('b')], ['a'])).toMatchObject({ lost: ['b'], sentAndAbsent: 1 })
})

test('a write that is there twice is doubled', () => {
  expect(judgeWrites([answered('a')], ['a', 'a'])).toMatchObject({ lost: [], doubled: 1 })
})
