import { aBirthForm } from '../../apps/server/src/testing/chart.ts'

/** A request of a flood. */
export type FloodRequest = {
  readonly kind: 'page' | 'search' | 'places' | 'reading' | 'sheet'
  readonly path: string
  readonly address: string
  readonly post?: object | undefined
}

/** What of a hundred requests is of each kind; pages that no cache holds are the rest. */
const SHARES = { search: 20, places: 10, reading: 10, sheet: 5 } as const

/** Addresses of five /64 of one /48, and all addresses of a /24. */
const floods = {
  '/48': Array.from({ length: 5 }, (_, i) => `2001:db8:1:${(i * 0x1001).toString(16)}::7`),
  '/24': Array.from({ length: 254 }, (_, i) => `203.0.113.${i + 1}`),
} as const

export type Network = keyof typeof floods

/** Draws requests that cost as much as an anonymous client can cause: none repeats, so no cache helps. */
export function createFlood(network: Network, random: () => number): () => FloodRequest {
  const addresses = floods[network]
  let count = Math.floor(random() * 10_000)
  return () => {
    count += 1
    return { address: addresses[count % addresses.length] ?? '', ...draw(random, count) }
  }
}

function draw(random: () => number, count: number): Omit<FloodRequest, 'address'> {
  const date = new Date(Date.UTC(1901, 0, 1) + (count % 60_000) * 86_400_000)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
  const { kind } = drawKind(random() * 100)
  if (kind === 'search') {
    const now = new Date()
    const span = { volume: 'month', year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }
    return { kind, path: '/calendar/predict', post: { tag: 'wedding', ...span } }
  }
  if (kind === 'places')
    return { kind, path: '/calendar/location/search', post: { city: `Mosc${count}`, locale: 'en' } }
  if (kind === 'reading') return { kind, path: '/api/bazi', post: { ...aBirthForm(), consent: true } }
  if (kind === 'sheet')
    return { kind, path: '/api/prints', post: { kind: 'year', year: 1901 + (count % 190), locale: 'en' } }
  return { kind: 'page', path: count % 4 === 0 ? `/${year}/${month}` : `/${year}/${month}/${day}` }
}

function drawKind(at: number): { readonly kind: FloodRequest['kind'] } {
  let left = at
  for (const [kind, percent] of Object.entries(SHARES)) {
    left -= percent
    if (left < 0) return { kind: kind as keyof typeof SHARES } // true: these are its keys
  }
  return { kind: 'page' }
}
