import { expect, test } from 'vitest'
import { type Profile, summariseProfile } from './read-profile.ts'

const frame = (functionName: string, url = '', lineNumber = 0) => ({ functionName, url, lineNumber })
const profile: Profile = {
  nodes: [
    { id: 1, callFrame: frame('(idle)') },
    { id: 2, callFrame: frame('render', 'file:///zeri/node_modules/react-dom/server.js', 9) },
    { id: 3, callFrame: frame('parse', 'file:///zeri/node_modules/@scope/name/index.js') },
    { id: 4, callFrame: frame('judge', 'file:///zeri/packages/almanac/src/judge.ts') },
    { id: 5, callFrame: frame('(garbage collector)') },
    { id: 6, callFrame: frame('', 'node:net', 4) },
    { id: 7, callFrame: frame('encodeInto') },
  ],
  samples: [1, 2, 2, 3, 4, 5, 6, 7],
  timeDeltas: [1_000, 300, 200, 100, 50, 40, 10, 5],
}

test('time is summed by owner of the code, idle time left out', () => {
  const { busyUs, byRoom } = summariseProfile(profile)
  expect(busyUs).toBe(705)
  expect(byRoom).toEqual([
    { name: 'react-dom', us: 500 },
    { name: '@scope/name', us: 100 },
    { name: 'packages/almanac/src', us: 50 },
    { name: '(garbage collector)', us: 40 },
    { name: 'node', us: 10 },
    { name: 'engine', us: 5 },
  ])
})

test('time is summed by function, with its first line', () => {
  const names = summariseProfile(profile).byFunction.map(({ name }) => name)
  expect(names[0]).toBe('render (react-dom, line 10)')
  expect(names.slice(-2)).toEqual(['nameless (node, line 5)', 'encodeInto'])
})
