/**
 * How much of the internet a rung covers: one subscriber's address (an IPv4 address, a /64 of IPv6), a site (a /56 of
 * IPv6), a network (a /24 of IPv4, a /48 of IPv6). A program with an API key has one rung, its key, wherever it calls from.
 */
export type Scope = 'address' | 'site' | 'network' | 'key'
export type Rung = { readonly scope: Scope; readonly key: string }

/** What a client is counted by, from the narrowest rung to the widest. */
export type Ladder = readonly Rung[]

/**
 * The allowance of a rung as a multiple of that of an address. It grows more slowly than the number of addresses, so that
 * many addresses of one network have hardly more than a few.
 */
export const shareOf: Readonly<Record<Scope, number>> = { address: 1, site: 2, network: 4, key: 1 }

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/

/** Everything that is no address shares one ladder. */
const UNKNOWN: Ladder = [
  { scope: 'address', key: 'unknown' },
  { scope: 'network', key: 'unknown' },
]

/**
 * The rungs of an address.
 * @example ladderOf('2001:db8:1:2ff::7').map(({ key }) => key) // ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']
 * @example ladderOf('::ffff:203.0.113.7').map(({ key }) => key) // ['203.0.113.7', '203.0.113.0/24']
 */
export function ladderOf(address: string): Ladder {
  if (IPV4.test(address)) return ladderOfIPv4(address)
  const groups = address.includes(':') ? parseIPv6(address) : undefined
  if (!groups) return UNKNOWN
  const [a = 0, b = 0, c = 0, d = 0, e = 0, mark = 0, high = 0, low = 0] = groups
  if (a + b + c + d + e === 0 && mark === 0xffff)
    return ladderOfIPv4([high >> 8, high & 0xff, low >> 8, low & 0xff].join('.'))
  const network = [a, b, c].map(hex).join(':')
  return [
    { scope: 'address', key: `${network}:${hex(d)}::/64` },
    { scope: 'site', key: `${network}:${hex(d & 0xff00)}::/56` },
    { scope: 'network', key: `${network}::/48` },
  ]
}

/**
 * What one subscriber has: an IPv4 address or the /64 of an IPv6 address.
 * @example clientNetwork('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2::/64'
 */
export function clientNetwork(address: string): string {
  return ladderOf(address)[0]?.key ?? ''
}

/**
 * The network of an address: the /24 of an IPv4 one, the /48 of an IPv6 one.
 * @example networkOf('203.0.113.7') // '203.0.113.0/24'
 */
export function networkOf(address: string): string {
  return ladderOf(address).at(-1)?.key ?? ''
}

function ladderOfIPv4(address: string): Ladder {
  return [
    { scope: 'address', key: address },
    { scope: 'network', key: `${address.slice(0, address.lastIndexOf('.'))}.0/24` },
  ]
}

const hex = (group: number): string => group.toString(16)

/** The eight groups of an IPv6 address in any spelling; undefined for anything else. */
function parseIPv6(address: string): number[] | undefined {
  const [plain = ''] = address.split('%', 1) // without the zone of a link-local address
  const sides = plain.split('::')
  if (sides.length > 2) return undefined
  const [head = [], tail = []] = sides.map(groupsOf)
  const missing = 8 - head.length - tail.length
  const isWhole = sides.length === 2 ? missing >= 1 : missing === 0
  const groups = [...head, ...Array<number>(Math.max(0, missing)).fill(0), ...tail]
  return isWhole && groups.every((group) => group >= 0) ? groups : undefined
}

/** The groups of one side of `::`, two for an IPv4 address at the end; NaN for what is no group. */
function groupsOf(side: string): number[] {
  if (side === '') return []
  return side.split(':').flatMap((group) => {
    if (IPV4.test(group)) {
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
      return [a * 256 + b, c * 256 + d]
    }
    return /^[0-9a-f]{1,4}$/i.test(group) ? Number.parseInt(group, 16) : Number.NaN
  })
}
