import { expect, test } from 'vitest'
import { claimReload, findDestination } from './chunk-reload.ts'

function aMemory() {
  const stored = new Map<string, string>()
  return () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
}

test('the first failure reloads the page', () => {
  expect(claimReload({ memory: aMemory(), nowMs: 1_000, online: true })).toBe(true)
})

test('a second failure within 60 seconds does not', () => {
  const memory = aMemory()
  claimReload({ memory: memory, nowMs: 1_000, online: true })
  expect(claimReload({ memory: memory, nowMs: 60_999, online: true })).toBe(false)
})

test('a failure after 60 seconds reloads again', () => {
  const memory = aMemory()
  claimReload({ memory: memory, nowMs: 1_000, online: true })
  expect(claimReload({ memory: memory, nowMs: 61_000, online: true })).toBe(true)
})

test('offline the page stays as it is, and the next failure online still reloads', () => {
  const memory = aMemory()
  expect(claimReload({ memory, nowMs: 1_000, online: false })).toBe(false)
  expect(claimReload({ memory, nowMs: 2_000, online: true })).toBe(true)
})

test('a browser without storage never reloads', () => {
  const blocked = () => {
    throw new Error('SecurityError')
  }
  expect(claimReload({ memory: blocked, nowMs: 1_000, online: true })).toBe(false)
})

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })

test('a part that fails on the way to a page leads to that page', () => {
  expect(findDestination(at('/2026/11/5', '?a=1', '#hours'), at('/'))).toBe('/2026/11/5?a=1#hours')
})

test('a part that fails on the page itself leads nowhere else', () => {
  expect(findDestination(undefined, at('/faq'))).toBeUndefined()
  expect(findDestination(at('/faq', '', '#a'), at('/faq'))).toBeUndefined()
})
