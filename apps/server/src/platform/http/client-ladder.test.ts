import { expect, test } from 'vitest'
import { clientNetwork, ladderOf, networkOf } from './client-ladder.ts'

test.each([
  ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['::ffff:203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['::FFFF:cb00:7107', ['203.0.113.7', '203.0.113.0/24']],
  ['2001:db8:1:2ff:3:4:5:6', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:0DB8:0001:02FF::', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
  ['64:ff9b::203.0.113.7', ['64:ff9b:0:0::/64', '64:ff9b:0:0::/56', '64:ff9b:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
])('%s climbs %j', (address, keys) => {
  expect(ladderOf(address).map(({ key }) => key)).toEqual(keys)
  expect([clientNetwork(address), networkOf(address)]).toEqual([keys[0], keys.at(-1)])
})

test.each([
  '',
  'unknown',
  '203.0.113',
  '203.0.113.7.8',
  '203.0.113.256',
  '203.0.113.7.',
  '1:2:3',
  '1:2:3:4:5:6:7:8:9',
  '1::2::3',
  '2001:db8:xyz::1',
  '2001:db8:12345::1',
  ':::',
])('%j is no address and shares one ladder with all others', (text) => {
  expect(ladderOf(text).map(({ key }) => key)).toEqual(['unknown', 'unknown'])
})
