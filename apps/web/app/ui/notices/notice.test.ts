import { expect, test } from 'vitest'
import { NOTICE_MS, type ShownNotice, withNotice } from './notice.ts'

const aNotice = (id: number, message = `message ${id}`): ShownNotice => ({ id, kind: 'error', message })

test('a success notice stays one second, an error five', () => {
  expect(NOTICE_MS).toEqual({ success: 1000, error: 5000 })
})

test('a new notice is added at the end, and the fourth removes the oldest', () => {
  const shown = [1, 2, 3, 4].map((id) => aNotice(id)).reduce<ShownNotice[]>(withNotice, [])
  expect(shown.map(({ id }) => id)).toEqual([2, 3, 4])
})

test('a repeated message is shown once, as the newest', () => {
  const shown = withNotice([aNotice(1, 'offline'), aNotice(2)], aNotice(3, 'offline'))
  expect(shown.map(({ id }) => id)).toEqual([2, 3])
})
