import { expect, test } from 'vitest'
import { findObstacle } from './push-in-browser.ts'

const able = { hasPush: true, isApple: false, permission: 'default' } as const

test.each([
  ['a browser that has not been asked', able, undefined],
  ['a browser that allows notifications', { ...able, permission: 'granted' }, undefined],
  ['a browser that blocks them', { ...able, permission: 'denied' }, 'denied'],
  ['a browser without web push', { ...able, hasPush: false }, 'unsupported'],
  ['a page in Safari of a phone, which is not installed', { ...able, hasPush: false, isApple: true }, 'ios'],
  ['the installed app on such a phone', { ...able, isApple: true }, undefined],
] as const)('%s', (_name, browser, obstacle) => {
  expect(findObstacle(browser)).toBe(obstacle)
})
