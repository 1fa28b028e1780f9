// Endpoints of push services come from browsers, and the worker posts to them: only listed hosts are called.

import { BlockList, isIP } from 'node:net'

/** Which endpoints are called. */
export type EndpointRules = {
  /** Host names; `*.` in front allows any name below. */
  readonly hosts: readonly string[]
  /** The sandbox is on loopback; production calls nothing there. */
  readonly isLoopbackAllowed: boolean
}

export type EndpointFault = 'malformed' | 'too-long' | 'not-https' | 'credentials' | 'port' | 'host'

/** As long as the column. */
const MAX_LENGTH = 1000
const LOOPBACK = '127.0.0.1'

/** Returns why an endpoint must not be called, or undefined when it may be. */
export function checkEndpoint(endpoint: string, rules: EndpointRules): EndpointFault | undefined {
  if (endpoint.length > MAX_LENGTH) return 'too-long'
  const url = URL.parse(endpoint)
  // The form the parser writes is the one that is stored and called, so that no second reading of the text can differ.
  if (!url || url.href !== endpoint) return 'malformed'
  if (url.username !== '' || url.password !== '') return 'credentials'
  if (url.hostname === LOOPBACK) return rules.isLoopbackAllowed ? undefined : 'host'
  if (url.protocol !== 'https:') return 'not-https'
  if (url.port !== '') return 'port'
  // An address in place of a name is never listed.
  return isListed(url.hostname, rules.hosts) ? undefined : 'host'
}

/** Whether a host name is listed, or is below a listed one. */
function isListed(hostname: string, hosts: readonly string[]): boolean {
  return hosts.some((host) =>
    host.startsWith('*.')
      ? hostname.endsWith(host.slice(1)) && hostname.length >= host.length
      : hostname === host,
  )
}

const PRIVATE_NETWORKS = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '224.0.0.0/3',
  ],
  // Addresses of IPv4 in those of IPv6 among them: mapped, translated (RFC 6052, 8215) and tunnelled (6to4, Teredo).
  ipv6: [
    '::/96',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '2001::/32',
    '2002::/16',
    'fc00::/7',
    'fe80::/10',
    'ff00::/8',
  ],
} as const

/**
 * Creates the check whether an address belongs to this machine or a network of its own: a listed name that leads there is
 * not called.
 */
export function createPrivateAddressCheck(): (address: string) => boolean {
  const networks = new BlockList()
  for (const family of ['ipv4', 'ipv6'] as const)
    for (const network of PRIVATE_NETWORKS[family]) {
      const [base = '', prefix] = network.split('/')
      networks.addSubnet(base, Number(prefix), family)
    }
  return (address) => {
    // An IPv4 address in the form of IPv6 is checked as what it is.
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
    const family = isIP(plain)
    return family === 0 || networks.check(plain, family === 6 ? 'ipv6' : 'ipv4')
  }
}
