import type { IncomingHttpHeaders } from 'node:http'
import { compress, type Effort } from './compress.ts'
import { chooseEncoding, type Encoding } from './encoding.ts'

/** Compressed anew for each answer, so fast rather than small: a millisecond for the page of a day. */
const EACH_TIME: Effort = { brotli: 3, gzip: 1 }
/** Below it one packet carries the answer as it is. */
const LONG_BYTES = 1_400

/** Our service worker says so when a page of ours led to the one it fetches, as the browser does for itself. */
const FROM_HERE = 'x-from-here'

/** Whether a page of ours led here, or none at all. A browser says; of what a service worker fetches, the worker does. */
function isLedFromHere(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers
  if (mode === 'same-origin') return headers[FROM_HERE] !== undefined
  return (mode === 'navigate' || mode === 'cors') && (site === 'same-origin' || site === 'none')
}

/**
 * Compresses what is one person's own. Not where another site led the person here, or may have:
 * what it wrote into the address and the page repeats, shortens the answer where the page holds the same, and whoever
 * watches the line could guess the rest letter by letter (BREACH).
 */
export async function compressPrivate(
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<{ readonly encoding: Encoding; readonly body: Buffer }> {
  const mayShrink = body.length > LONG_BYTES && isLedFromHere(headers)
  const encoding = mayShrink ? chooseEncoding(headers['accept-encoding']) : 'identity'
  return { encoding, body: await compress(body, encoding, EACH_TIME) }
}
