import { expect, test } from 'vitest'
import { etagOf, isUnchanged } from './etag.ts'

test('a client with the same tag, alone or among others, has the page already', () => {
  const etag = etagOf('body')
  expect(isUnchanged({ 'if-none-match': etag }, etag)).toBe(true)
  expect(isUnchanged({ 'if-none-match': `W/"other", ${etag}` }, etag)).toBe(true)
  expect(isUnchanged({ 'if-none-match': etagOf('another body') }, etag)).toBe(false)
  expect(isUnchanged({}, etag)).toBe(false)
})
