import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatWhileSeen } from './repeat-while-seen.ts'

/** Stands in for the page, which can be hidden. */
class Page extends EventTarget {
  hidden = false
  hide(hidden: boolean) {
    this.hidden = hidden
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let page: Page
beforeEach(() => {
  page = new Page()
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it shows at once and after each pause', () => {
  const show = vi.fn(() => 1_000)
  const end = repeatWhileSeen(show)
  vi.advanceTimersByTime(2_500)
  expect(show).toHaveBeenCalledTimes(3)
  end()
})

test('a hidden page has no timer, and shows at once when it is seen again', () => {
  const show = vi.fn(() => 1_000)
  const end = repeatWhileSeen(show)
  page.hide(true)
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(show).toHaveBeenCalledTimes(1)
  page.hide(false)
  expect(show).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(1)
  end()
})

test('nothing is left when it ends', () => {
  const show = vi.fn(() => 1_000)
  repeatWhileSeen(show)()
  page.hide(false)
  expect(vi.getTimerCount()).toBe(0)
  expect(show).toHaveBeenCalledTimes(1)
})
