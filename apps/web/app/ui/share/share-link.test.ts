import { expect, test, vi } from 'vitest'
import { browserSharing, copyLink, shareLink } from './share-link.ts'

const page = { title: '14 November 2026', url: 'https://zeri.test/2026/11/14' }
const refuse = (name: string) => async () => {
  throw new DOMException('no', name)
}

test('a browser with a share sheet opens it, and nothing is copied', async () => {
  const share = vi.fn(async () => {})
  const copy = vi.fn(async () => {})
  expect(await shareLink(page, { share, copy })).toBe('shared')
  expect(share).toHaveBeenCalledWith(page)
  expect(copy).not.toHaveBeenCalled()
})

test('closing the share sheet copies nothing', async () => {
  const copy = vi.fn(async () => {})
  expect(await shareLink(page, { share: refuse('AbortError'), copy })).toBe('dismissed')
  expect(copy).not.toHaveBeenCalled()
})

test.each([
  ['a browser without a share sheet', undefined],
  ['a share sheet that does not open', refuse('NotAllowedError')],
])('%s copies the address', async (_name, share) => {
  const copy = vi.fn(async () => {})
  expect(await shareLink(page, { share, copy })).toBe('copied')
  expect(copy).toHaveBeenCalledWith(page.url)
})

test('a clipboard that refuses is reported as a failure', async () => {
  expect(await shareLink(page, { copy: refuse('NotAllowedError') })).toBe('failed')
  expect(await copyLink(page.url, refuse('NotAllowedError'))).toBe('failed')
})

test('a browser with neither share sheet nor clipboard fails without throwing', async () => {
  const bare = {} as Navigator // true of a page without TLS: both interfaces are absent there
  expect(await shareLink(page, browserSharing(bare))).toBe('failed')
})
