import type { LoadRequest } from '../../testbed/nginx/load.ts'

const HOSTILE_CLIENTS = 100

/** A request of a hostile client, which tries to make a cache hold another copy of a page. */
export type JunkRequest = LoadRequest & { readonly address: string }

/** Encodes some letters that need no encoding; each `seed` chooses others. */
const respell = (text: string, seed: number): string =>
  [...text]
    .map((letter, at) =>
      /\w/.test(letter) && (seed >> (at % 8)) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
    )
    .join('')

const shuffleQuery = (url: string, seed: number): string => {
  const [path = '', query = ''] = url.split('?')
  const pairs = query.split('&').map((pair) => respell(pair, seed))
  return `${path}?${seed % 2 ? pairs.join('&') : pairs.toReversed().join('&')}`
}

const dateOf = (n: number): string => new Date(Date.UTC(1900, 0, 1 + 7 * n)).toISOString().slice(0, 10)

const encodings = ['identity', 'gzip;q=0.5', 'gzip, br;q=0.1', 'br;q=0, gzip;q=0']

/** Ways to spell the request for a page so that no two are alike. */
const tricks: readonly ((page: string, local: string, n: number) => LoadRequest)[] = [
  (page, _, n) => ({ path: `${page}?utm_${n}=${n}&fbclid=${n}&_routes=x${n}` }),
  (page, _, n) => ({ path: page, headers: { cookie: `place=${n}; here=${n}; person=${n}; theme=${n}` } }),
  (page, _, n) => ({ path: page, headers: { cookie: `__Host-token=${n}`, authorization: `Bearer ${n}` } }),
  (page, _, n) => ({
    path: page,
    headers: { 'accept-encoding': `${encodings[n % encodings.length]}, x${n}` },
  }),
  (page, _, n) => ({ path: page, headers: { 'accept-language': `x-${n}`, 'user-agent': `junk ${n}` } }),
  (page, _, n) => ({ path: respell(page, n) }),
  (page, _, n) => ({ path: `${'/'.repeat(n % 30)}${page}${'/'.repeat(n % 40)}${n % 2 ? '?' : ''}` }),
  (_page, _, n) => ({ path: `${n % 2 ? '/' : '/ru'}?today=${dateOf(n)}&x=${n}` }),
  (page, _, n) => ({ path: `${page}/junk-${n}` }),
  (_page, local, n) => ({ path: shuffleQuery(local, n) }),
]

/** The n-th request of a hundred hostile clients, who take turns at every trick. */
export function junkAt(
  n: number,
  { page, local }: { readonly page: string; readonly local: string },
): JunkRequest {
  const trick = tricks[n % tricks.length] ?? ((path) => ({ path })) // never: the index is in range
  const client = n % HOSTILE_CLIENTS
  return { ...trick(page, local, n), address: `127.30.${client}.1` }
}
